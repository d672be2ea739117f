import type { ProductDetail } from '@pressroom/contract/products/product';
import { Form } from 'antd';
import { type EffectQuestion, nameOf } from '../form/EffectField.tsx';
import { spec } from './singleForm.ts';

/** What the form's effect picture is made of, once its product code has all its prints. */
export function useQuestionOf(printNum: number): EffectQuestion | undefined {
  const productCode = Form.useWatch<string | undefined>([spec, 'productCode']);
  const one = Form.useWatch<string | undefined>('stockImage1');
  const two = Form.useWatch<string | undefined>('stockImage2');
  const prints = [one, two].slice(0, printNum).flatMap((id) => id || []);
  return productCode && printNum > 0 && prints.length === printNum ? { productCode, prints } : undefined;
}

/** What the picture of a saved product is taken to be made of. */
export function madeOfSaved({ stockImage1, stockImage2, productSpecs: [sku] }: ProductDetail): string | undefined {
  if (!sku?.mainPictureUrl) return undefined;
  const prints = [stockImage1, stockImage2].slice(0, sku.printNum).filter(Boolean);
  return nameOf({ productCode: sku.productCode, prints });
}

import { Form } from 'antd';
import type { EffectQuestion } from '../form/effectQuestion.ts';
import { spec } from './singleForm.ts';

/** What the form's effect picture is made of, once its product code has all its prints. */
export function useQuestionOf(printNum: number): EffectQuestion | undefined {
  const productCode = Form.useWatch<string | undefined>([spec, 'productCode']);
  const one = Form.useWatch<string | undefined>('stockImage1');
  const two = Form.useWatch<string | undefined>('stockImage2');
  const prints = [one, two].slice(0, printNum).flatMap((id) => id || []);
  return productCode && printNum > 0 && prints.length === printNum ? { productCode, prints } : undefined;
}

import type { CallInput } from '@pressroom/contract/endpoint';
import type { ProductDetail } from '@pressroom/contract/products/product';
import type { productVariants } from '@pressroom/contract/products/variants';

/** What the SKUs are generated from, as the form holds it. */
export type HeadValues = Partial<
  Omit<Extract<CallInput<typeof productVariants.add>, { isConfirm: false }>, 'isConfirm'>
>;

export const headNames = [
  'spu',
  'styleCode',
  'colorCodes',
  'sizeCodes',
  'productTemplateId',
  'categoryTemplateId',
  'outerPkgTemplateId',
  'stockImage1',
  'stockImage2',
] as const satisfies readonly (keyof HeadValues)[];

/** The same text for the same values, whatever the order of fields or choices. */
export function nameOfHead(values: HeadValues): string {
  return JSON.stringify(
    headNames.map((name) => {
      const value = values[name] ?? '';
      return Array.isArray(value) ? value.toSorted((one, other) => one.localeCompare(other)) : value;
    }),
  );
}

export function headOf(product: ProductDetail): HeadValues {
  return {
    spu: product.spu,
    styleCode: product.styleCode,
    colorCodes: product.colorCodes,
    sizeCodes: product.sizeCodes,
    productTemplateId: product.productTemplateId ?? undefined,
    categoryTemplateId: product.categoryTemplateId,
    outerPkgTemplateId: product.outerPkgTemplateId,
    stockImage1: product.stockImage1 || undefined,
    stockImage2: product.stockImage2 || undefined,
  };
}

/** The same text for the same colours and sizes: what SKUs that come to a product are generated from. */
export const nameOfAddition = ({ colorCodes, sizeCodes }: HeadValues) => nameOfHead({ colorCodes, sizeCodes });

/** The prints in the order of their positions. */
export function printsOf({ stockImage1, stockImage2 }: HeadValues): string[] {
  return [stockImage1, stockImage2].filter((print): print is string => Boolean(print));
}

export const asciiOnly = (typed: string) => typed.normalize('NFKC').replaceAll(/[^\u0020-\u007e]/g, '');

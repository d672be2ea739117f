import type { MessageKey } from '@pressroom/contract/messages';
import { imageSlots, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { ImportColumn } from '../../../platform/spreadsheet/importSheet.ts';

/** The forms of the contract say how long a text may be, in the same words as in the dialogs. */
const max = 32_767;

const heads = {
  spu: { name: 'products.sheet.column.spu', max, required: true },
  sku: { name: 'products.sheet.column.sku', max },
  name: { name: 'products.sheet.column.name', otherHeaders: ['产品名称', 'Name'], max },
  template: { name: 'products.sheet.column.template', max },
  classification: { name: 'products.sheet.column.classification', max },
  packaging: { name: 'products.sheet.column.packaging', max },
  status: { name: 'products.sheet.column.status', max },
  remark: { name: 'products.sheet.column.remark', max },
} as const satisfies Record<string, ImportColumn>;

const prices = {
  startOriginalPrice: { name: 'products.sheet.column.startOriginalPrice', max },
  endOriginalPrice: { name: 'products.sheet.column.endOriginalPrice', max },
  startSellingPrice: { name: 'products.sheet.column.startSellingPrice', max },
  endSellingPrice: { name: 'products.sheet.column.endSellingPrice', max },
} as const satisfies Record<string, ImportColumn>;

export type SlotColumn = `slot${ImageType}`;
export const slotColumns = imageSlots.map(({ type }) => `slot${type}` as const);
const slots = Object.fromEntries(
  slotColumns.map((column) => [
    column,
    {
      name: `products.sheet.column.${column}` as const,
      max,
      // sheets of former days have the other spelling
      ...(column === 'slot7' && { otherHeaders: ['SHEIN colour block chart'] }),
    },
  ]),
) as Record<SlotColumn, ImportColumn>;

/** Those of the dialog for single products, in its order. */
export const singleColumns = {
  ...heads,
  sku: { ...heads.sku, required: true },
  productCode: { name: 'products.sheet.column.productCode', max, id: true },
  print1: { name: 'products.sheet.column.print1', max },
  print2: { name: 'products.sheet.column.print2', max },
  mainPicture: { name: 'products.sheet.column.mainPicture', max },
  material: { name: 'products.sheet.column.material', max },
  stock: { name: 'products.sheet.column.stock', max },
  ...prices,
  outerBoxLength: { name: 'products.sheet.column.outerBoxLength', max },
  outerBoxWidth: { name: 'products.sheet.column.outerBoxWidth', max },
  outerBoxHeight: { name: 'products.sheet.column.outerBoxHeight', max },
  outerBoxWeight: { name: 'products.sheet.column.outerBoxWeight', max },
  origin: { name: 'products.sheet.column.origin', max },
  productReferenceLinks: { name: 'products.sheet.column.productReferenceLinks', max },
  ...slots,
} as const satisfies Record<string, ImportColumn>;
export type SingleColumn = keyof typeof singleColumns;

/** Of combinations: a line for each of a combination's components. */
export const combinationColumns = {
  ...heads,
  component: { name: 'products.sheet.column.component', max, required: true },
  quantity: { name: 'products.sheet.column.quantity', max },
  ...prices,
} as const satisfies Record<string, ImportColumn>;
export type CombinationColumn = keyof typeof combinationColumns;

/** Codes of our own, which are taken letter by letter, unless a spreadsheet program has destroyed one. */
export const codeColumns: readonly string[] = ['spu', 'sku', 'component'];

export type SheetColumnKey = SingleColumn | CombinationColumn;

export const nameOf = (column: SheetColumnKey): MessageKey => `products.sheet.column.${column}`;

import { variantSpec } from '@pressroom/contract/products/form';
import type { ProductDetail, ProductSpecDetail } from '@pressroom/contract/products/product';
import type { GeneratedSpec } from '@pressroom/contract/products/variants';
import type { SheetRow } from '../sheet/sheet.ts';
import { z } from 'zod';

export const cellNames = [
  'sku',
  'name',
  'productCode',
  'startOriginalPrice',
  'endOriginalPrice',
  'startSellingPrice',
  'endSellingPrice',
  'stock',
  'outerBoxLength',
  'outerBoxWidth',
  'outerBoxHeight',
  'outerBoxWeight',
  'status',
  'remark',
  'material',
  'origin',
  'productReferenceLinks',
] as const;
export type CellName = (typeof cellNames)[number];

/** Those that the server calls otherwise. */
const cellOf: Readonly<Record<string, CellName>> = { realStock: 'stock', followsStock: 'stock' };

/** One SKU in the sheet. */
export const skuRow = z.object({
  /** Colour and size. */
  key: z.string(),
  cells: z.record(z.string(), z.string()),
  colorCode: z.string(),
  colorName: z.string(),
  sizeCode: z.string(),
  sizeName: z.string(),
  /** Of a SKU that is kept already. */
  saved: z.object({ id: z.string(), gmtModified: z.string() }).optional(),
  /** The product code that style, colour and size make. */
  code: z.string(),
  codeExists: z.boolean(),
  categoryId: z.string().nullable(),
  /** What the product code has available. */
  inventory: z.number().nullable(),
  /** Another product has this SKU code. */
  takenSku: z.string().optional(),
});
export type SkuRow = z.output<typeof skuRow> & SheetRow;

export const rowKey = (colorCode: string, sizeCode: string) => `${colorCode} ${sizeCode}`;

/** A generated SKU; what the user had typed for this colour and size stays. */
export function rowOfGenerated(spec: GeneratedSpec): SkuRow {
  const { colorCode, colorName, sizeCode, sizeName } = spec;
  return {
    key: rowKey(colorCode, sizeCode),
    cells: {
      ...cellsOf(spec),
      productCode: spec.productCodeExists ? spec.productCode : '',
      stock: spec.followsStock ? '' : String(spec.realStock),
      remark: '',
    },
    colorCode,
    colorName,
    sizeCode,
    sizeName,
    code: spec.productCode,
    codeExists: spec.productCodeExists,
    categoryId: spec.productCodeCategoryId,
    inventory: spec.inventory,
    takenSku: spec.skuTaken ? spec.sku : undefined,
  };
}

/** The rows of a product that is kept. */
export const rowsOf = ({ productSpecs, styleCode }: ProductDetail): SkuRow[] =>
  productSpecs.map((spec) => rowOfSpec(spec, styleCode));

function rowOfSpec(spec: ProductSpecDetail, styleCode: string): SkuRow {
  const { id, gmtModified, colorCode, sizeCode, productCode } = spec;
  const nameOf = (type: number, code: string) =>
    spec.productSpecInfos.find((info) => info.type === type)?.specVal ?? code;
  return {
    key: rowKey(colorCode, sizeCode),
    cells: cellsOfSpec(spec),
    colorCode,
    colorName: nameOf(2, colorCode),
    sizeCode,
    sizeName: nameOf(3, sizeCode),
    saved: { id, gmtModified },
    code: [styleCode, colorCode, sizeCode].join('-'),
    codeExists: productCode !== '',
    categoryId: spec.productCodeCategoryId,
    inventory: spec.inventory,
  };
}

/** What the cells of a SKU hold as it is kept. */
export function cellsOfSpec(spec: ProductSpecDetail): Record<string, string> {
  const { productCode, followsStock, realStock, remark } = spec;
  return { ...cellsOf(spec), productCode, stock: followsStock ? '' : String(realStock), remark };
}

function cellsOf(spec: GeneratedSpec | ProductSpecDetail): Record<string, string> {
  const { sku, name, status, material, origin, productReferenceLinks } = spec;
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    sku,
    name,
    status: String(status),
    material,
    origin: text(origin),
    productReferenceLinks,
    startOriginalPrice: text(spec.startOriginalPrice),
    endOriginalPrice: text(spec.endOriginalPrice),
    startSellingPrice: text(spec.startSellingPrice),
    endSellingPrice: text(spec.endSellingPrice),
    outerBoxLength: text(spec.outerBoxLength),
    outerBoxWidth: text(spec.outerBoxWidth),
    outerBoxHeight: text(spec.outerBoxHeight),
    outerBoxWeight: text(spec.outerBoxWeight),
  };
}

/** What is sent of a row, but for its pictures. An empty stock follows the product code. */
export function valuesOfRow({ cells, colorCode, sizeCode }: SkuRow) {
  const { stock = '', status, ...texts } = cells;
  return {
    ...texts,
    status: Number(status),
    colorCode,
    sizeCode,
    ...(stock === '' ? { followsStock: true } : { followsStock: false, realStock: stock }),
  };
}

/** The cell that a field of the server's answer or of the schema stands in; undefined: none of the sheet. */
export function cellNamed(field: unknown): CellName | undefined {
  const name = String(field);
  return cellOf[name] ?? cellNames.find((cell) => cell === name);
}

/** Stands for a main picture while cells alone are judged. */
const anyPicture = `/files/${'x'.repeat(24)}`;

/** The issues of the cells of a row, by the rules of the server. */
export function issuesOf(row: SkuRow) {
  const checked = variantSpec.safeParse({ ...valuesOfRow(row), mainPictureUrl: anyPicture });
  return checked.success ? [] : checked.error.issues;
}

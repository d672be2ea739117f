import { singleColumns, type SingleColumn } from '../apps/server/src/features/products/sheets/columns.ts';
import { headerOf } from '../apps/server/src/platform/spreadsheet/importSheet.ts';
import { writeWorkbook } from '../apps/server/src/platform/spreadsheet/write.ts';

export const productsInSheet = 10_000;

/** Columns in the order in which they are written. */
export const sheetKeys = [
  'spu',
  'sku',
  'name',
  'template',
  'productCode',
  'print1',
  'mainPicture',
  'stock',
  'startSellingPrice',
  'endSellingPrice',
  'status',
  'remark',
  'slot7',
] as const satisfies readonly SingleColumn[];

/** A sheet of 10,000 new single products; `serial` keeps them apart from every other sheet's. What it leaves out comes from the template. */
export function productSheet(serial: number): Promise<Buffer> {
  const columns = sheetKeys.map((key) => ({ header: headerOf(singleColumns[key]) }));
  const rows = Array.from({ length: productsInSheet }, (_, index) => rowOf(`BENCH-${serial}-${index}`, index));
  return writeWorkbook([{ name: '产品', columns, rows }]);
}

const numbered = (index: number, count: number) => String(1 + (index % count)).padStart(2, '0');

function rowOf(code: string, index: number): string[] {
  const cells: Record<(typeof sheetKeys)[number], string> = {
    spu: code,
    sku: `${code}-M`,
    name: `金鱼图案短袖T恤 ${code}`,
    template: `Template ${1 + (index % 20)}`,
    productCode: `TS00${numbered(index, 40)}-C${numbered(index, 20)}-S${numbered(index, 25)}`,
    print1: `print ${1 + (index % 100)}.png`,
    mainPicture: `print ${1 + ((index + 7) % 100)}.png`,
    stock: index % 3 === 0 ? String(index % 500) : '',
    startSellingPrice: `${9 + (index % 10)}.5`,
    endSellingPrice: `${20 + (index % 10)}.25`,
    status: index % 5 === 0 ? '停售' : '在售',
    remark: index % 4 === 0 ? 'spring' : '',
    slot7: `print ${1 + (index % 50)}.png`,
  };
  return sheetKeys.map((key) => cells[key]);
}

import { importMax, stockMax } from '@pressroom/contract/categories/productCodes';
import { failInput } from '../../../platform/failure.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { columnsSheet } from '../../../platform/spreadsheet/columnsSheet.ts';
import { collectFindings, type Findings } from '../../../platform/spreadsheet/findings.ts';
import { headerOf, type ImportColumns, openImport, readTexts } from '../../../platform/spreadsheet/importSheet.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';

const keys = ['styleCode', 'colorCode', 'sizeCode', 'realStock'] as const;
type Key = (typeof keys)[number];

export const productColumns: ImportColumns<Key> = {
  styleCode: {
    name: 'categories.sheet.column.styleCode',
    otherHeaders: ['型号', 'Model number'],
    max: 20,
    required: true,
  },
  colorCode: {
    name: 'categories.sheet.column.colorCode',
    otherHeaders: ['颜色', 'Color', 'Colour', 'Colour code'],
    max: 20,
    required: true,
  },
  sizeCode: { name: 'categories.sheet.column.sizeCode', otherHeaders: ['尺码', 'Size'], max: 20, required: true },
  realStock: { name: 'categories.sheet.column.realStock', max: 20, required: true },
};

/** A line of the sheet, read but not yet compared with what we hold. */
export interface SheetLine extends Record<Exclude<Key, 'realStock'>, string> {
  line: number;
  realStock: number;
}

export interface ProductSheet {
  lines: SheetLine[];
  findings: Findings;
}

/** Reads the sheet. Ends in 400 where it is no sheet of product codes at all; single bad cells are findings. */
export async function readProductSheet(file: Buffer): Promise<ProductSheet> {
  const { rows } = await openImport(file, productColumns);
  if (rows.length === 0) failInput('categories.sheet.empty');
  if (rows.length > importMax)
    failInput('categories.sheet.tooMany', { params: { count: rows.length, max: importMax } });
  const findings = collectFindings();
  const lines = rows.map((row) => {
    const { realStock, ...codes } = readTexts(productColumns, row, findings);
    return { line: row.line, ...codes, realStock: readStock(realStock, row.line, findings) };
  });
  return { lines, findings };
}

function readStock(value: string, line: number, findings: Findings): number {
  const stock = /^\d+(\.0+)?$/.test(value) ? Number(value) : Number.NaN;
  if (stock <= stockMax) return stock;
  if (value) findings.add(line, 'categories.sheet.stock', { value });
  return 0;
}

const blankRows = 200;
const about = {
  styleCode: 'categories.sheet.about.styleCode',
  colorCode: 'categories.sheet.about.colorCode',
  sizeCode: 'categories.sheet.about.sizeCode',
  realStock: 'categories.sheet.about.realStock',
} as const;

/** An empty sheet to fill, one with an example, and one that explains each column: a file, so its words are made here. */
export function productTemplate(t: Translate): Promise<Buffer> {
  const columns = keys.map((key) => ({
    header: headerOf(productColumns[key]),
    kind: key === 'realStock' ? ('number' as const) : ('text' as const),
    width: 24,
  }));
  const examples = [
    ['TEE', 'BLK', 'M', 100],
    ['TEE', 'BLK', 'L', 80],
  ];
  return writeWorkbook([
    { name: '产品编码 Product codes', columns, rows: [], blankRows },
    { name: '示例 Example', columns, rows: examples },
    columnsSheet(productColumns, about, t),
  ]);
}

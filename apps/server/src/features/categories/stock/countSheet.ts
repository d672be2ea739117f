import { stockMax } from '@pressroom/contract/categories/productCodes';
import { codeType } from '@pressroom/contract/codes/codes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containsWord } from '../../../platform/database/expressions.ts';
import { fail, failInput } from '../../../platform/failure.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { columnsSheet } from '../../../platform/spreadsheet/columnsSheet.ts';
import { collectFindings, type Findings } from '../../../platform/spreadsheet/findings.ts';
import { headerOf, type ImportColumns, openImport, readTexts } from '../../../platform/spreadsheet/importSheet.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { codeIdOf } from '../../codes/codes.public.ts';
import { categoriesMadeOf, type CodeFilters, filtersOf } from '../record/filter.ts';

type Key = 'code' | 'counted';

const countColumns: ImportColumns<Key> = {
  code: { name: 'stock.count.column.code', max: 70, required: true },
  counted: { name: 'stock.count.column.counted', max: 20, required: true },
};
const about = { code: 'stock.count.about.code', counted: 'stock.count.about.counted' } as const;
const mostRows = 20_000;

/** A line with a number that somebody has counted. */
export interface CountedLine {
  line: number;
  code: string;
  counted: number;
}

export interface CountSheet {
  lines: CountedLine[];
  findings: Findings;
}

/** Lines without a number were not counted and are no mistake. Ends in 400 where it is no such sheet. */
export async function readCountSheet(file: Buffer): Promise<CountSheet> {
  const { rows } = await openImport(file, countColumns);
  const findings = collectFindings();
  const optional = { ...countColumns, counted: { ...countColumns.counted, required: undefined } };
  const lines = rows.flatMap((row) => {
    if (!row.cells.counted) return [];
    const { code, counted } = readTexts<Key>(optional, row, findings);
    if (!counted) return [];
    const units = /^\d+(\.0+)?$/.test(counted) ? Number(counted) : Number.NaN;
    if (!(units <= stockMax)) findings.add(row.line, 'stock.count.badNumber', { value: counted });
    return code ? [{ line: row.line, code, counted: units }] : [];
  });
  if (lines.length === 0 && findings.rows().length === 0) failInput('stock.count.empty');
  return { lines, findings };
}

interface Listed {
  code: string;
  style: string;
  color: string;
  size: string;
  realStock: number;
}

/** A sheet to count with, and one that explains its columns: a file, so its words are made here. */
export async function countingSheet(db: Db, filters: CodeFilters, t: Translate): Promise<Buffer> {
  const listed = await findListed(db, filters);
  if (listed.length > mostRows) fail(409, 'stock.tooManyToCount', { params: { max: mostRows } });
  return writeWorkbook([
    {
      name: '盘点 Stocktake',
      columns: [
        { header: headerOf(countColumns.code), width: 24 },
        { header: t('stock.purchase.style'), width: 18 },
        { header: t('stock.purchase.colour'), width: 18 },
        { header: t('stock.purchase.size'), width: 10 },
        { header: t('stock.purchase.onShelf'), kind: 'number', width: 14 },
        { header: headerOf(countColumns.counted), kind: 'number', width: 18 },
      ],
      rows: listed.map(({ code, style, color, size, realStock }) => [code, style, color, size, realStock, null]),
    },
    columnsSheet(countColumns, about, t),
  ]);
}

async function findListed(db: Db, filters: CodeFilters): Promise<Listed[]> {
  const { code, pattern, styleCode, colorCode, sizeCode } = filtersOf(filters);
  let query = db
    .selectFrom('productCodes as product')
    .innerJoin('productCategories as category', 'category.id', 'product.categoryId')
    .innerJoin('codes as style', 'style.id', 'category.styleId')
    .innerJoin('codes as color', 'color.id', 'category.colorId')
    .innerJoin('codes as size', 'size.id', 'product.sizeId')
    .select(['product.code', 'product.realStock', 'style.name as style', 'color.name as color', 'size.name as size']);
  if (code) query = query.where(containsWord(sql`product.code`, { word: code, pattern }));
  if (sizeCode) query = query.where('product.sizeId', 'in', codeIdOf(db, codeType.size, sizeCode));
  if (styleCode || colorCode)
    query = query.where('product.categoryId', 'in', categoriesMadeOf(db, { styleCode, colorCode }));
  return query
    .orderBy('product.code')
    .orderBy('product.id')
    .limit(mostRows + 1)
    .execute();
}

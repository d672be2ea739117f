import { readXlsx } from 'hucre/xlsx';
import { writeWorkbook } from '../platform/spreadsheet/write.ts';
import { keptProductCode } from './productMakers.ts';
import { keptPicture, keptProductTemplate } from './templateMakers.ts';
import type { TestApp } from './testApp.ts';

export type Cells = Readonly<Record<string, string>>;

let serial = 0;

/** The cells of a new single product that takes what it can from a template of its own, and has its picture made. */
export async function singleRow(test: Pick<TestApp, 'db'>, given: Cells = {}): Promise<Cells> {
  serial += 1;
  const code = given['Product code'] ?? `TEE${serial}-BLK-M`;
  if (!('Product code' in given)) await keptProductCode(test, { code });
  return {
    SPU: `SHEET-${serial}`,
    SKU: `SHEET-${serial}-M`,
    'Trade name': `Sheet ${serial}`,
    'Product template': given['Product template'] ?? (await keptProductTemplate(test)).name,
    'Product code': code,
    'Stamping pattern 1': await libraryPrint(test),
    'SHEIN color block chart': (await keptPicture(test)).address,
    ...given,
  };
}

/** The name of a new picture in the library, without its bytes. */
export async function libraryPrint(test: Pick<TestApp, 'db'>, name?: string): Promise<string> {
  serial += 1;
  const called = name ?? `sheet_print_${serial}.png`;
  const { id } = await keptPicture(test);
  await test.db
    .insertInto('libraryFiles')
    .values({ name: called, blobId: id, libraryType: 1, createUser: 'tester' })
    .execute();
  return called;
}

/** An .xlsx of these rows; a column that a row leaves out is empty there. */
export async function sheetOf(rows: readonly Cells[]): Promise<{ fileName: string; bytes: Buffer }> {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = headers.map((header) => ({ header }));
  const bytes = await writeWorkbook([
    { name: 'Sheet1', columns, rows: rows.map((row) => headers.map((header) => row[header])) },
  ]);
  return { fileName: 'products.xlsx', bytes };
}

/** The texts of the first sheet, its header first. */
export async function textsOf(file: Buffer): Promise<string[][]> {
  const { sheets } = await readXlsx(file);
  return sheets[0]!.rows.map((cells) => cells.map((cell) => String(cell ?? '')));
}

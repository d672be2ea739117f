import { plainId } from '@pressroom/contract/fields/ids';
import { control } from '@pressroom/contract/fields/texts';
import { failInput } from '../failure.ts';
import { listed, type Translate } from '../i18n.ts';
import { type Cell, cellText, isMangledNumber } from './cell.ts';
import type { Findings } from './findings.ts';
import type { ReadLimits } from './sheet.ts';
import { SpreadsheetRefused } from './refused.ts';
import { readTable, type Table } from './table.ts';

/** A column by its Chinese and its English header; `max` is the longest text, `id` marks numbers that a spreadsheet program may destroy. */
export interface ImportColumn {
  headers: readonly [zh: string, ...en: string[]];
  max: number;
  id?: true;
  required?: true;
}

export type ImportColumns<Key extends string> = Readonly<Record<Key, ImportColumn>>;

const keysOf = <Key extends string>(columns: ImportColumns<Key>) => Object.keys(columns) as Key[];

/** How a column is called in the reader's language. */
export function columnName({ headers: [zh, en] }: ImportColumn, t: Translate): string {
  return t('sheet.language') === 'zh' ? zh : (en ?? zh);
}

/** Finds the columns. Ends in 400 where the file is no sheet, or not one of these columns. */
export async function openImport<Key extends string>(
  file: Buffer,
  columns: ImportColumns<Key>,
  t: Translate,
  limits?: ReadLimits,
): Promise<Table<Key>> {
  const keys = keysOf(columns);
  const specs = keys.map((key) => ({
    key,
    headers: columns[key].headers,
    required: columns[key].required,
  }));
  const table = await readTable(file, specs, limits).catch((error: unknown) => {
    if (error instanceof SpreadsheetRefused) failInput(`sheet.${error.reason}`);
    throw error;
  });
  const named = (given: readonly Key[]) => ({
    columns: listed(
      given.map((key) => columnName(columns[key], t)),
      t,
    ),
  });
  if (table.missing.length > 0) failInput('sheet.columnsMissing', { params: named(table.missing) });
  if (table.duplicated.length > 0) failInput('sheet.columnTwice', { params: named(table.duplicated) });
  return table;
}

/** The texts of one row. What is wrong with any of them is added to `findings`. */
export function readTexts<Key extends string>(
  columns: ImportColumns<Key>,
  { line, cells }: { line: number; cells: Partial<Record<Key, Cell>> },
  findings: Findings,
  t: Translate,
): Record<Key, string> {
  const read = keysOf(columns).map((key) => [
    key,
    readText({ spec: columns[key], cell: cells[key], line }, findings, t),
  ]);
  return Object.fromEntries(read) as Record<Key, string>;
}

interface ReadCell {
  spec: ImportColumn;
  cell: Cell | undefined;
  line: number;
}

function readText({ spec, cell, line }: ReadCell, findings: Findings, t: Translate): string {
  const column = columnName(spec, t);
  const text = spec.id ? plainId(cellText(cell)) : cellText(cell);
  if (!text && spec.required) findings.add(line, 'sheet.required', { column });
  else if (cell && spec.id && (isMangledNumber(cell) || isMangledNumber(text)))
    findings.add(line, 'sheet.mangled', { column, value: text });
  else if (text.length > spec.max) findings.add(line, 'sheet.tooLong', { column, max: spec.max });
  else if (control.test(text)) findings.add(line, 'sheet.control', { column });
  return text;
}

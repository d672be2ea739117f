import { plainId } from '@pressroom/contract/fields/ids';
import { control } from '@pressroom/contract/fields/texts';
import type { Message } from '@pressroom/contract/message';
import { type MessageKey, messages } from '@pressroom/contract/messages';
import { failInput } from '../failure.ts';
import { type Cell, cellText, isMangledNumber } from './cell.ts';
import type { Findings } from './findings.ts';
import { SpreadsheetRefused } from './refused.ts';
import { readTable, type Table } from './table.ts';

/** `max` is the longest text, `id` marks numbers that a spreadsheet program may destroy. */
export interface ImportColumn {
  /** The key of the column's name. In either language the name is a header. */
  name: MessageKey;
  /** Further headers by which the column is found. */
  otherHeaders?: readonly string[];
  max: number;
  id?: true;
  required?: true;
}

export type ImportColumns<Key extends string> = Readonly<Record<Key, ImportColumn>>;

const keysOf = <Key extends string>(columns: ImportColumns<Key>) => Object.keys(columns) as Key[];

export function columnName({ name }: ImportColumn): Message {
  return { key: name };
}

/** The column's header in a template: its names in both languages. */
export function headerOf({ name }: ImportColumn): string {
  return [...new Set(namesOf(name))].join(' ');
}

function namesOf(key: MessageKey): [zh: string, en: string] {
  const [zh, en] = messages[key];
  return [zh, en];
}

interface Limit {
  maxRows: number;
  /** Tells what to do with a sheet of more rows; its parameter is `max`. */
  tooMany?: MessageKey;
}

/** Finds the columns. Ends in 400 where the file is no sheet, not one of these columns, or longer than it may be. */
export async function openImport<Key extends string>(
  file: Buffer,
  columns: ImportColumns<Key>,
  limit?: Limit,
): Promise<Table<Key>> {
  const keys = keysOf(columns);
  const specs = keys.map((key) => ({
    key,
    headers: [...new Set([...namesOf(columns[key].name), ...(columns[key].otherHeaders ?? [])])],
    required: columns[key].required,
  }));
  const table = await readTable(file, specs, { maxRows: limit?.maxRows }).catch((error: unknown) => {
    if (!(error instanceof SpreadsheetRefused)) throw error;
    if (limit?.tooMany && error.reason === 'tooManyRows') failInput(limit.tooMany, { params: { max: limit.maxRows } });
    failInput(`sheet.${error.reason}`);
  });
  const named = (given: readonly Key[]) => ({ columns: given.map((key) => columnName(columns[key])) });
  if (table.missing.length > 0) failInput('sheet.columnsMissing', { params: named(table.missing) });
  if (table.duplicated.length > 0) failInput('sheet.columnTwice', { params: named(table.duplicated) });
  return table;
}

/** The texts of one row. What is wrong with any of them is added to `findings`. */
export function readTexts<Key extends string>(
  columns: ImportColumns<Key>,
  { line, cells }: { line: number; cells: Partial<Record<Key, Cell>> },
  findings: Findings,
): Record<Key, string> {
  const read = keysOf(columns).map((key) => [key, readText({ spec: columns[key], cell: cells[key], line }, findings)]);
  return Object.fromEntries(read) as Record<Key, string>;
}

interface ReadCell {
  spec: ImportColumn;
  cell: Cell | undefined;
  line: number;
}

function readText({ spec, cell, line }: ReadCell, findings: Findings): string {
  const column = columnName(spec);
  const text = spec.id ? plainId(cellText(cell)) : cellText(cell);
  if (!text && spec.required) findings.add(line, 'sheet.required', { column });
  else if (cell && spec.id && (isMangledNumber(cell) || isMangledNumber(text)))
    findings.add(line, 'sheet.mangled', { column, value: text });
  else if (text.length > spec.max) findings.add(line, 'sheet.tooLong', { column, max: spec.max });
  else if (control.test(text)) findings.add(line, 'sheet.control', { column });
  return text;
}

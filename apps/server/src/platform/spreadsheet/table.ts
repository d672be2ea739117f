import { cellText } from './cell.ts';
import type { Cell } from './cell.ts';
import { DEFAULT_MAX_ROWS, readSheet } from './sheet.ts';
import type { ReadLimits } from './sheet.ts';
import { SpreadsheetRefused } from './refused.ts';
import type { SheetRow } from './sheetRows.ts';

export interface ColumnSpec<Key extends string> {
  key: Key;
  /** Every wording of the header; two of them in one cell, as in `订单号 Order number`, are found too. */
  headers: readonly string[];
  required?: boolean;
}

export interface TableRow<Key extends string> {
  /** As the spreadsheet program shows it beside the row, from 1. */
  line: number;
  cells: Partial<Record<Key, Cell>>;
}

export interface Table<Key extends string> {
  headerLine: number;
  /** Every row with content under the header, also one that has content in unknown columns alone. */
  rows: TableRow<Key>[];
  /** Required columns without a header. */
  missing: Key[];
  /** Headers that stand for no column, as written. */
  unknown: string[];
  /** Columns that have more than one header; the first one counts. */
  duplicated: Key[];
}

/** Titles and notes may stand above the header, this many lines of content at most. */
const HEADER_WITHIN = 10;

/** Finds the columns by their headers, in any order. `maxRows` counts the rows under the header. Throws `SpreadsheetRefused`. */
export async function readTable<Key extends string>(
  file: Buffer,
  columns: readonly ColumnSpec<Key>[],
  { maxRows = DEFAULT_MAX_ROWS }: ReadLimits = {},
): Promise<Table<Key>> {
  const sheet = await readSheet(file, { maxRows: maxRows + HEADER_WITHIN });
  const keys = keysByHeader(columns);
  const at = headerIndex(sheet, keys);
  const header = sheet[at];
  const { keyByColumn, unknown, duplicated } = readHeader(header, keys);
  const found = new Set(keyByColumn.values());
  const body = sheet.slice(at + 1);
  if (body.length > maxRows) throw new SpreadsheetRefused('tooManyRows', `${body.length} rows under the header`);
  return {
    headerLine: header?.line ?? 1,
    rows: body.map(({ line, cells }) => ({ line, cells: pick(cells, keyByColumn) })),
    missing: columns.filter(({ key, required }) => required && !found.has(key)).map(({ key }) => key),
    unknown,
    duplicated,
  };
}

function keysByHeader<Key extends string>(columns: readonly ColumnSpec<Key>[]) {
  const keys = new Map<string, Key>();
  const add = (header: string, key: Key) => {
    if (!keys.has(header)) keys.set(header, key);
  };
  for (const { key, headers } of columns) for (const header of headers) add(plainHeader(header), key);
  for (const { key, headers } of columns) {
    const plain = headers.map(plainHeader);
    for (const first of plain) for (const second of plain) add(first + second, key);
  }
  return keys;
}

/** Letters and digits alone: case, width, spaces, the star of a required column and punctuation do not matter. */
function plainHeader(header: string) {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}

function headerIndex(sheet: readonly SheetRow[], keys: ReadonlyMap<string, string>) {
  const matches = sheet.slice(0, HEADER_WITHIN).map(({ cells }) => {
    const found = [...cells.values()].map((cell) => keys.get(plainHeader(cellText(cell))));
    return new Set(found.filter((key) => key !== undefined)).size;
  });
  return Math.max(matches.indexOf(Math.max(...matches)), 0);
}

function readHeader<Key extends string>(header: SheetRow | undefined, keys: ReadonlyMap<string, Key>) {
  const keyByColumn = new Map<number, Key>();
  const seen = new Set<Key>();
  const duplicated = new Set<Key>();
  const unknown: string[] = [];
  for (const [column, cell] of header?.cells ?? []) {
    const text = cellText(cell);
    const key = keys.get(plainHeader(text));
    if (key === undefined) unknown.push(text);
    else if (seen.has(key)) duplicated.add(key);
    else {
      seen.add(key);
      keyByColumn.set(column, key);
    }
  }
  return { keyByColumn, unknown, duplicated: [...duplicated] };
}

function pick<Key extends string>(cells: ReadonlyMap<number, Cell>, keyByColumn: ReadonlyMap<number, Key>) {
  const picked: Partial<Record<Key, Cell>> = {};
  for (const [column, key] of keyByColumn) {
    const cell = cells.get(column);
    if (cell) picked[key] = cell;
  }
  return picked;
}

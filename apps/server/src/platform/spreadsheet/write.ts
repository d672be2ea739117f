import { Readable } from 'node:stream';
import { colToLetter, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import type { Cell, CellStyle, CellValue, ColumnDef, DataValidation, WriteSheet } from 'hucre/xlsx';
import { asUtc } from '../time/wallTime.ts';
import type { WallTime } from '../time/wallTime.ts';

export type SheetValue = string | number | boolean | WallTime | null | undefined;

export interface SheetColumn {
  header: string;
  /** Text unless said otherwise: a spreadsheet program then leaves long ids alone. */
  kind?: 'text' | 'number' | 'date' | 'dateTime';
  /** In characters. */
  width?: number;
  /** The only values that the program lets a person enter. */
  choices?: readonly string[];
}

export interface SheetLayout {
  name: string;
  columns: readonly SheetColumn[];
}

export interface SheetContent extends SheetLayout {
  rows: Iterable<readonly SheetValue[]>;
  /** Square JPEGs in cells; `row` counts from the first line of the content. */
  pictures?: readonly { row: number; column: number; jpeg: Buffer }[];
  /** Lines under the content that are ready to be filled in: formatted like their column, with its choices. */
  blankRows?: number;
}

const CHOICES_SHEET = 'choices';
const LONGEST_TEXT = 32_767;
const UNSAFE = /_x|[\uFFFE\uFFFF]/;
const DEFAULT_WIDTH = 16;
const PICTURE_PIXELS = 80;
const PICTURE_POINTS = 62;
const HEADER_STYLE: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EDF2' } },
  numFmt: '@',
};
const NUMBER_FORMATS = { text: '@', number: undefined, date: 'yyyy-mm-dd', dateTime: 'yyyy-mm-dd hh:mm' } as const;

/** A workbook in memory: for templates and small exports. Texts are cut at the 32,767 characters that a cell can hold. */
export async function writeWorkbook(sheets: readonly SheetContent[]): Promise<Buffer> {
  const lists = sheets.flatMap(({ columns }) => columns.flatMap(({ choices }) => (choices ? [choices] : [])));
  const written = sheets.map((sheet) => writableSheet(sheet, lists));
  if (lists.length > 0) written.push(choicesSheet(lists));
  const bytes = await writeXlsx({ sheets: written });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * One sheet as a stream that asks for rows only as fast as it is read, so that its size in memory does not
 * depend on their number. Its header is frozen but plain: the streaming writer styles whole columns only.
 */
export function writeRows(
  { name, columns }: SheetLayout,
  rows: AsyncIterable<readonly SheetValue[]> | Iterable<readonly SheetValue[]>,
): Readable {
  const defs = columns.map((column) => ({ ...columnDef(column), header: safeText(column.header) }));
  return Readable.fromWeb(writeXlsxStream(cellRows(columns, rows), { name, columns: defs, freezePane: { rows: 1 } }));
}

async function* cellRows(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly SheetValue[]> | Iterable<readonly SheetValue[]>,
) {
  for await (const row of rows) yield cellValues(columns, row);
}

function writableSheet(
  { name, columns, rows, pictures = [], blankRows = 0 }: SheetContent,
  lists: readonly (readonly string[])[],
): WriteSheet {
  const body = Array.from(rows, (row) => cellValues(columns, row));
  for (let left = blankRows; left > 0; left -= 1) body.push(cellValues(columns, []));
  const header = new Map<string, Partial<Cell>>();
  for (const column of columns.keys()) header.set(`0,${column}`, { style: HEADER_STYLE });
  return {
    name,
    columns: columns.map(columnDef),
    rows: [columns.map((column) => safeText(column.header)), ...body],
    cells: header,
    freezePane: { rows: 1 },
    ...(pictures.length > 0 && {
      rowDefs: new Map(pictures.map(({ row }) => [row + 1, { height: PICTURE_POINTS }])),
      images: pictures.map(({ row, column, jpeg }) => ({
        data: jpeg,
        type: 'jpeg' as const,
        anchor: { from: { row: row + 1, col: column } },
        width: PICTURE_PIXELS,
        height: PICTURE_PIXELS,
      })),
    }),
    dataValidations: columns.flatMap((column, at) => listRule(column, at, body.length, lists)),
  };
}

/** The choices are kept on a sheet of their own: inside the rule they could have 255 characters in all, and no commas. */
function listRule(
  { choices }: SheetColumn,
  column: number,
  rowCount: number,
  lists: readonly (readonly string[])[],
): DataValidation[] {
  if (!choices || rowCount === 0) return [];
  const [letter, list] = [colToLetter(column), colToLetter(lists.indexOf(choices))];
  return [
    {
      type: 'list',
      formula1: `${CHOICES_SHEET}!$${list}$1:$${list}$${Math.max(choices.length, 1)}`,
      range: `${letter}2:${letter}${rowCount + 1}`,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'stop',
    },
  ];
}

function choicesSheet(lists: readonly (readonly string[])[]): WriteSheet {
  const height = Math.max(...lists.map((list) => list.length));
  const rows = Array.from({ length: height }, (_, row) => lists.map((list) => cellValue('text', list[row])));
  return { name: CHOICES_SHEET, columns: lists.map(() => ({ numFmt: '@' })), rows, hidden: true };
}

function columnDef({ kind = 'text', width = DEFAULT_WIDTH }: SheetColumn): ColumnDef {
  return { width, numFmt: NUMBER_FORMATS[kind] };
}

function cellValues(columns: readonly SheetColumn[], row: readonly SheetValue[]) {
  return columns.map(({ kind }, at) => cellValue(kind, row[at]));
}

function cellValue(kind: SheetColumn['kind'] = 'text', value: SheetValue = null): CellValue {
  if (value === null || value === '') return null;
  if (typeof value === 'object') return new Date(asUtc(value));
  if (typeof value === 'string') return safeText(value);
  return kind === 'text' ? String(value) : value;
}

/** Escapes what a reader would take for an escape, and leaves out the two characters that XML cannot spell. */
function safeText(text: string) {
  const cut = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
  if (!UNSAFE.test(cut)) return cut;
  return cut.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_').replace(/[\uFFFE\uFFFF]/g, '');
}

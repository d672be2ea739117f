import { cellText, type Edit, type SheetColumn, type SheetRow } from './sheet.ts';
import type { Area } from './selection.ts';

/** A block of cells, row by row. */
export type Block = readonly (readonly string[])[];

const breaking = /["\t\n\r]/;

/**
 * As spreadsheets put it on the clipboard: tabs between cells, quotes around those that hold a tab or a new line, and a new
 * line after the last of several rows.
 */
export function formatBlock(block: Block): string {
  const quoted = (text: string) => (breaking.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = block.map((row) => row.map(quoted).join('\t'));
  return lines.length > 1 ? lines.map((line) => `${line}\r\n`).join('') : lines.join('');
}

/** Reads what `formatBlock` or a spreadsheet has written. The new line at the end is none of the cells'. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const given = text.replace(/\r\n|\r/g, '\n').replace(/\n$/, '');
  const cell = /("(?:[^"]|"")*"(?=[\t\n]|$)|[^\t\n]*)([\t\n]|$)/gy;
  for (const [, content = '', end] of given.matchAll(cell)) {
    rows.at(-1)!.push(content.startsWith('"') && content.length > 1 ? unquoted(content) : content);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

function unquoted(text: string): string {
  return text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
}

interface Sheet {
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
}

/** The texts of an area, as a person reads them: choices by their word. */
export function blockOf({ rows, columns }: Sheet, { top, bottom, start, end }: Area): string[][] {
  return rows
    .slice(top, bottom + 1)
    .map(({ cells }) => columns.slice(start, end + 1).map((column) => shownText(column, cells[column.name] ?? '')));
}

export function shownText({ choices }: SheetColumn, text: string): string {
  return choices?.find(({ value }) => value === text)?.words[0] ?? text;
}

/** A block in an area that is a multiple of it fills the area; in any other it begins at the first cell. */
export function pasted({ rows, columns }: Sheet, area: Area, block: Block): Edit[] {
  const [height, width] = [block.length, Math.max(0, ...block.map((row) => row.length))];
  if (width === 0) return [];
  const repeated = (cells: number, own: number) => (cells % own === 0 ? cells : own);
  const down = repeated(area.bottom - area.top + 1, height);
  const across = repeated(area.end - area.start + 1, width);
  const edits: Edit[] = [];
  for (let row = 0; row < down; row += 1) {
    for (let at = 0; at < across; at += 1) {
      const column = columns[area.start + at];
      const given = block[row % height]![at % width];
      if (given === undefined || !column || area.top + row >= rows.length) continue;
      const text = cellText(column, given);
      if (text !== undefined) edits.push({ row: area.top + row, column: column.name, text });
    }
  }
  return edits;
}

/** Repeats the rows of an area below it, down to another row. */
export function filledTo(sheet: Sheet, area: Area, bottom: number): Edit[] {
  const block = blockOf(sheet, area);
  const below = Array.from({ length: bottom - area.bottom }, (_, at) => block[at % block.length]!);
  return below.length === 0 ? [] : pasted(sheet, { ...area, top: area.bottom + 1, bottom }, below);
}

/** Copies the first row of an area into the others, or, where it is one row, the row above into it. */
export function filledDown(sheet: Sheet, area: Area): Edit[] {
  const from = area.top === area.bottom ? area.top - 1 : area.top;
  return from < 0 ? [] : filledTo(sheet, { ...area, top: from, bottom: from }, area.bottom);
}

/** Empties the cells; a choice keeps its value. */
export function cleared({ columns }: Sheet, { top, bottom, start, end }: Area): Edit[] {
  const names = columns.slice(start, end + 1).flatMap(({ name, kind }) => (kind === 'choice' ? [] : [name]));
  return Array.from({ length: bottom - top + 1 }, (_, at) => top + at).flatMap((row) =>
    names.map((column) => ({ row, column, text: '' })),
  );
}

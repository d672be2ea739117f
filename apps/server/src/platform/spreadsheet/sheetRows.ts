import { isBlank } from './cell.ts';
import type { Cell } from './cell.ts';
import { SpreadsheetRefused } from './refused.ts';
import { RichText, unescapeText } from './richText.ts';
import { wallFromSerial } from './serial.ts';
import { parseWallText } from '../time/wallTime.ts';
import type { Attributes, XmlHandlers } from './xml.ts';

export interface SheetRow {
  /** As the spreadsheet program shows it beside the row, from 1. */
  line: number;
  /** By column, from 0. Blank cells are absent. */
  cells: Map<number, Cell>;
}

interface WorkbookContext {
  strings: readonly string[];
  dateStyles: readonly boolean[];
  from1904: boolean;
}

const LAST_LINE = 1_048_576;
const LAST_COLUMN = 16_383;
const LONGEST_TEXT = 32_767;

/** Handlers that read the XML of a worksheet and call `onRow` for each row with content. */
export function rowHandlers(workbook: WorkbookContext, onRow: (row: SheetRow) => void): XmlHandlers {
  let row: SheetRow | undefined;
  let line = 0;
  let column = -1;
  let type = 'n';
  let style = 0;
  let value = '';
  let inValue = false;
  const inline = new RichText();

  return {
    open(name, attributes) {
      if (name === 'row') {
        line = lineOf(attributes, line);
        column = -1;
        row = { line, cells: new Map() };
      } else if (!row) return;
      else if (name === 'c') {
        column = columnOf(attributes['r'], column);
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        value = '';
      } else if (name === 'v') inValue = true;
      else inline.open(name);
    },
    text(text) {
      if (inValue) value += text;
      else if (row) inline.text(text);
    },
    close(name) {
      if (!row) return;
      if (name === 'v') inValue = false;
      else if (name === 'c') {
        const text = inline.take();
        const cell = type === 'inlineStr' ? textCell(text) : readCell(type, value, style, workbook);
        if (cell) row.cells.set(column, cell);
      } else if (name === 'row') {
        if (row.cells.size > 0) onRow(row);
        row = undefined;
      } else inline.close(name);
    },
  };
}

function readCell(type: string, value: string, style: number, workbook: WorkbookContext): Cell | undefined {
  switch (type) {
    case 's':
      return textCell(sharedString(value, workbook.strings));
    case 'str':
      return textCell(unescapeText(value));
    case 'b':
      return value.trim() === '' ? undefined : { kind: 'boolean', value: /^(?:1|true)$/i.test(value.trim()) };
    case 'e':
      return { kind: 'error', text: value.trim() };
    case 'd':
      return isoCell(value);
    default:
      return numberCell(value.trim(), workbook.dateStyles[style] ?? false, workbook.from1904);
  }
}

function textCell(text: string): Cell | undefined {
  if (isBlank(text)) return undefined;
  if (text.length > LONGEST_TEXT) throw damaged(`a text of ${text.length} characters`);
  return { kind: 'text', text };
}

function sharedString(value: string, strings: readonly string[]) {
  if (value.trim() === '') return '';
  const text = strings[Number(value)];
  if (text === undefined) throw damaged(`shared string ${value} does not exist`);
  return text;
}

function numberCell(raw: string, isDate: boolean, from1904: boolean): Cell | undefined {
  if (raw === '') return undefined;
  const number = Number(raw);
  if (Number.isNaN(number)) throw damaged(`${raw} stands for a number`);
  const wall = isDate ? wallFromSerial(number, from1904) : undefined;
  return wall ? { kind: 'date', wall } : { kind: 'number', raw };
}

function isoCell(value: string): Cell | undefined {
  const wall = parseWallText(value);
  return wall && !(wall instanceof Date) ? { kind: 'date', wall } : textCell(value);
}

function lineOf(attributes: Attributes, previous: number) {
  const line = Number(attributes['r'] ?? previous + 1);
  if (!Number.isInteger(line) || line < 1 || line > LAST_LINE) throw damaged('a row outside the sheet');
  return line;
}

function columnOf(reference: string | undefined, previous: number) {
  let column = 0;
  for (const character of reference ?? '') {
    if (character < 'A' || character > 'Z') break;
    column = column * 26 + character.charCodeAt(0) - 64;
  }
  const found = reference === undefined ? previous + 1 : column - 1;
  if (found < 0 || found > LAST_COLUMN) throw damaged('a cell outside the sheet');
  return found;
}

function damaged(what: string) {
  return new SpreadsheetRefused('damaged', what);
}

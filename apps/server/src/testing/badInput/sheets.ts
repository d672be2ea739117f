import * as fc from 'fast-check';
import { handmadeWorkbook } from '../../platform/spreadsheet/handmade.fixture.ts';

/** One cell as its XML has it, without its address. */
interface Cell {
  type: 'inlineStr' | 'str' | 'n' | 'd' | 'b' | 'e';
  value: string;
}

const text = (value: string): Cell => ({ type: 'inlineStr', value });
const cells: fc.Arbitrary<Cell> = fc.oneof(
  fc
    .constantFrom('_xD800_', '&#xD800;', '_x0000_', '&#0;', '_x0007_', '%', '\ufffe', '../..', '{{x}}', '=1+1', ' ', '')
    .map(text),
  fc.constantFrom('-1', '0', '1.5', '1e9', '99999999999', '2147483648', '1E+18', '９', 'x'.repeat(600)).map(text),
  fc
    .constantFrom('0000-01-01', '9999-12-31 23:59', '1900-01-01', '9999-12-31T23:59:59-14:00', '2026-11-19 10:00+99:00')
    .map(text),
  fc
    .constantFrom('-1', '1e308', '1e999', '2958465.9', '0.5', '9007199254740993', '17592304881155')
    .map((value): Cell => ({ type: 'n', value })),
  fc.constantFrom('9999-12-31T23:59:59', '0001-01-01', 'x').map((value): Cell => ({ type: 'd', value })),
  fc.constantFrom<Cell>({ type: 'b', value: '1' }, { type: 'e', value: '#REF!' }, { type: 'str', value: '_xDFFF_' }),
);

const addressOf = (column: number, line: number) => `${String.fromCodePoint(65 + column)}${line}`;

function cellXml({ type, value }: Cell, column: number, line: number): string {
  const inside = type === 'inlineStr' ? `<is><t>${value}</t></is>` : `<v>${value}</v>`;
  return `<c r="${addressOf(column, line)}" t="${type}">${inside}</c>`;
}

function rowXml(row: readonly Cell[], line: number): string {
  return `<row r="${line}">${row.map((cell, column) => cellXml(cell, column, line)).join('')}</row>`;
}

/** A sheet whose lines are right but for one or two of their cells. */
export function badSheet(right: Readonly<Record<string, string>>): fc.Arbitrary<() => Promise<Buffer>> {
  const headers = Object.keys(right);
  const harms = fc.array(fc.tuple(fc.nat(headers.length - 1), cells), { minLength: 1, maxLength: 2 });
  return fc.array(harms, { minLength: 1, maxLength: 3 }).map((lines) => () => {
    const rows = lines.map((changes) => {
      const row = Object.values(right).map(text);
      for (const [column, cell] of changes) row[column] = cell;
      return row;
    });
    return handmadeWorkbook({ rows: [headers.map(text), ...rows].map((row, at) => rowXml(row, at + 1)).join('') });
  });
}

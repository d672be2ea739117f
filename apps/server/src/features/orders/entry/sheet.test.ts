import { expect, it } from 'vitest';
import { addressRequired } from '@pressroom/contract/orders/entry';
import { labelType } from '@pressroom/contract/orders/status';
import { inWords, translator } from '../../../platform/i18n.ts';
import type { Cell } from '../../../platform/spreadsheet/cell.ts';
import { collectFindings } from '../../../platform/spreadsheet/findings.ts';
import { findMissingAddress, type ImportKey, readLines, type SheetLine } from './sheet.ts';

const t = translator('en');
const text = (value: string): Cell => ({ kind: 'text', text: value });
const number = (raw: string): Cell => ({ kind: 'number', raw });
const sound = {
  thirdOrderNumber: text('A-1'),
  store: text('Linden Tees'),
  labelType: text('1'),
  num: number('2'),
} satisfies Partial<Record<ImportKey, Cell>>;

/** Reads one row with these cells, and what is wrong with it. */
function read(cells: Partial<Record<ImportKey, Cell>>): { row: SheetLine; wrong: string[] } {
  const findings = collectFindings();
  const rows = [{ line: 5, cells: { ...sound, ...cells } }];
  const table = { headerLine: 1, rows, missing: [], unknown: [], duplicated: [] };
  const [row] = readLines(table, 'Asia/Shanghai', findings);
  return { row: row!, wrong: findings.rows().map(({ lineNum, msg }) => `${lineNum}: ${inWords(msg, t)}`) };
}

it.each([
  ['1', labelType.platform],
  ['平台面单', labelType.platform],
  ['Platform Label', labelType.platform],
  ['PLATFORM', labelType.platform],
  ['2', labelType.own],
  ['自有面单', labelType.own],
  ['OWN label', labelType.own],
])('reads the label type %s', (value, type) => {
  expect(read({ labelType: text(value) })).toMatchObject({ row: { labelType: type }, wrong: [] });
});

it.each([['3'], ['0'], ['both'], ['1 2']])('finds the label type %s wrong', (value) => {
  const { row, wrong } = read({ labelType: text(value) });
  expect(row.labelType).toBeUndefined();
  expect(wrong).toEqual([`5: Label type “${value}” is not known. Enter 1 (platform) or 2 (own)`]);
});

it.each<[Cell, number]>([
  [number('1'), 1],
  [number('100000'), 100_000],
  [text('12'), 12],
  [text('3.00'), 3],
  [text('007'), 7],
])('reads the quantity %j as %d', (cell, num) => {
  expect(read({ num: cell })).toMatchObject({ row: { num }, wrong: [] });
});

it.each<[Cell]>([
  [number('0')],
  [number('100001')],
  [number('1.5')],
  [text('-1')],
  [text('1e3')],
  [text('two')],
  [text('1,000')],
  [{ kind: 'boolean', value: true }],
])('finds the quantity %j wrong', (cell) => {
  const { row, wrong } = read({ num: cell });
  expect(row.num).toBeUndefined();
  expect(wrong).toEqual([expect.stringContaining('is not valid. Enter a whole number from 1 to 100000')]);
});

const wall = { year: 2026, month: 11, day: 19, hour: 15, minute: 30, second: 0, millisecond: 0 };

it.each<[string, Cell | undefined, string | undefined]>([
  ['a date', { kind: 'date', wall }, '2026-11-19T07:30:00.000Z'],
  ['a text', text('2026-11-19 15:30'), '2026-11-19T07:30:00.000Z'],
  ['a text with its zone', text('2026-11-19T15:30:00Z'), '2026-11-19T15:30:00.000Z'],
  ['a blank', text('  '), undefined],
  ['nothing', undefined, undefined],
])('reads a time out of %s, in the zone of the interface', (_case, cell, instant) => {
  for (const key of ['orderTime', 'deliveryTimeLimit'] as const) {
    const { row, wrong } = read(cell ? { [key]: cell } : {});
    expect([row[key], wrong]).toEqual([instant, []]);
  }
});

it('takes a number for no time, though a spreadsheet program may', () => {
  const { row, wrong } = read({ orderTime: number('46345.5'), deliveryTimeLimit: text('tomorrow') });
  expect([row.orderTime, row.deliveryTimeLimit]).toEqual([undefined, undefined]);
  expect(wrong).toEqual([
    '5: The time “46345.5” in “Order time” cannot be read. Write it as 2026-11-19 15:30; ' +
      'The time “tomorrow” in “Ship by” cannot be read. Write it as 2026-11-19 15:30',
  ]);
});

it('finds what is missing and what is too long, and reads the rest of the row', () => {
  const { row, wrong } = read({ store: text(' '), remark: text('r'.repeat(501)), carrierName: text('UPS') });
  expect(row.text.carrierName).toBe('UPS');
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toContain('“Store”');
  expect(wrong[0]).toContain('“Remark”');
});

it('wants the whole address for an own label, but for its second line', () => {
  const missing = (cells: Partial<Record<ImportKey, Cell>>) => {
    const findings = collectFindings();
    findMissingAddress(read(cells).row, findings);
    return findings.rows().map(({ msg }) => inWords(msg, t));
  };
  const own = { labelType: text('2') };
  expect(missing(own)).toEqual([
    'An own label also needs: Recipient, Phone, Country, Province/State, City, Postal code, Address 1',
  ]);
  const address = Object.fromEntries(Object.keys(addressRequired).map((key) => [key, text('x')]));
  expect(missing({ ...own, ...address, recipientsCity: text('') })).toEqual(['An own label also needs: City']);
  expect(missing({ ...own, ...address })).toEqual([]);
  expect(missing({ labelType: text('1') })).toEqual([]);
  expect(missing({ labelType: text('?') })).toEqual([]);
});

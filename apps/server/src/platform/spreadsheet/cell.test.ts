import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellInstant, cellText, isMangledNumber } from './cell.ts';
import type { Cell } from './cell.ts';

const number = (raw: string): Cell => ({ kind: 'number', raw });
const text = (value: string): Cell => ({ kind: 'text', text: value });

it.each([
  ['5230236437987443003', '5230236437987443003'],
  ['17592304881155', '17592304881155'],
  ['1.7592304881155E13', '17592304881155'],
  ['1.7592304881155E+013', '17592304881155'],
  ['5.23023643798744E+018', '5.23023643798744E+018'],
  ['1.0', '1'],
  ['-12.00', '-12'],
  ['1.5E+3', '1500'],
  ['0', '0'],
  ['0.30000000000000004', '0.30000000000000004'],
  ['1.1000000000000001', '1.1'],
  ['12.5', '12.5'],
])('writes the number %s as %s', (raw, shown) => {
  expect(cellText(number(raw))).toBe(shown);
});

it('shows what a person sees of a text', () => {
  expect(cellText(text('\ufeff 17592\u200b304881155\u00a0'))).toBe('17592304881155');
  expect(cellText(text('1804\u00a0Kinney Ave\r\nUnit B\r'))).toBe('1804 Kinney Ave\nUnit B');
  expect(cellText(text('Zoe\u0308 Mu\u0308ller'))).toBe('Zoë Müller');
  expect(cellText(text('\u3000李小姐\u3000'))).toBe('李小姐');
});

it('has a text for every kind of cell and none for no cell', () => {
  const wall = { year: 2026, month: 1, day: 9, hour: 7, minute: 5, second: 0 };
  expect(cellText({ kind: 'date', wall })).toBe('2026-01-09 07:05:00');
  expect(cellText({ kind: 'boolean', value: false })).toBe('FALSE');
  expect(cellText({ kind: 'error', text: '#N/A' })).toBe('#N/A');
  expect(cellText(undefined)).toBe('');
});

it('knows the instant of a date cell and of a written date, in the zone of the shop unless the text names another', () => {
  const wall = { year: 2026, month: 11, day: 19, hour: 0, minute: 30, second: 0 };
  const midnight = new Date('2026-11-18T16:30:00Z');
  expect(cellInstant({ kind: 'date', wall }, 'Asia/Shanghai')).toEqual(midnight);
  expect(cellInstant(text('2026/11/19\u00a00:30'), 'Asia/Shanghai')).toEqual(midnight);
  expect(cellInstant(text('2026-11-18T16:30:00Z'), 'America/New_York')).toEqual(midnight);
  expect(cellInstant(text('tomorrow'), 'Asia/Shanghai')).toBeUndefined();
  expect(cellInstant(number('46345.5'), 'Asia/Shanghai')).toBeUndefined();
});

it.each([
  number('5.23023643798744E+018'),
  number('5.2302364379874396E+18'),
  number('5230236437987440000'),
  number('523023643798744000'),
  number('1.23E+18'),
  number('5230236437987440000.0'),
  text('1.23E+18'),
  text(' 5.23024E+18 '),
  text('5E+18'),
  // as a JavaScript program writes 5230236437987443003
  number('5230236437987443000'),
])('sees that a program has destroyed %o', (cell) => {
  expect(isMangledNumber(cell)).toBe(true);
  if (cell.kind === 'text') expect(isMangledNumber(cell.text)).toBe(true);
});

it.each([
  number('5230236437987443003'),
  number('868533010000199'),
  number('100000000000000'),
  number('1.7592304881155E13'),
  number('0.1234567890123456789'),
  number('1E-7'),
  number('17592304881155.0'),
  text('5230236437987443003'),
  text('17592304881150000'),
  text('5230236437987440000'),
  number('9007199254740991'),
  text('PO-211-08427713645110'),
  text('1000'),
  text('12E5'),
  text('TEE-BLK-M'),
])('leaves %o in peace', (cell) => {
  expect(isMangledNumber(cell)).toBe(false);
});

it('keeps any id of digits that a program has stored whole', () => {
  const id = fc.bigInt({ min: 1n, max: 9_999_999_999_999_999_999n }).map(String);
  fc.assert(fc.property(id, (digits) => cellText(number(digits)) === digits));
});

it('takes every long id that was rounded to 15 digits for destroyed', () => {
  const rounded = fc.bigInt({ min: 10n ** 14n, max: 10n ** 15n - 1n });
  fc.assert(
    fc.property(rounded, fc.integer({ min: 1, max: 6 }), (digits, zeros) => {
      expect(isMangledNumber(number(`${digits}${'0'.repeat(zeros)}`))).toBe(true);
      expect(isMangledNumber(number(String(digits)))).toBe(false);
    }),
  );
});

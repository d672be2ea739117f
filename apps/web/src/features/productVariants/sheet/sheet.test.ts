import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockOf, cleared, filledDown, filledTo, formatBlock, parseBlock, pasted } from './blocks.ts';
import { changedCells } from './changed.ts';
import { type History, newHistory, recorded, redone, undone } from './history.ts';
import { type Area, areaOf, first, moved, type Selection, single, stepped } from './selection.ts';
import { changedText } from './setFor.ts';
import { cellText, edited, type SheetColumn, type SheetRow } from './sheet.ts';

const columns: SheetColumn[] = [
  { name: 'sku', kind: 'ascii' },
  { name: 'name', kind: 'text' },
  { name: 'price', kind: 'money' },
  {
    name: 'status',
    kind: 'choice',
    choices: [
      { value: '1', words: ['Enabled', '启用'] },
      { value: '2', words: ['Disabled', '停用'] },
    ],
  },
];
const rowCount = 6;
const text = (column: SheetColumn) =>
  column.kind === 'choice'
    ? fc.constantFrom('1', '2')
    : fc.string({ unit: 'grapheme', maxLength: 8 }).map((given) => cellText(column, given)!);
const anySheet = fc.array(fc.tuple(...columns.map(text)), { minLength: rowCount, maxLength: rowCount }).map((rows) =>
  rows.map((cells, at): SheetRow => ({
    key: String(at),
    cells: Object.fromEntries(columns.map(({ name }, column) => [name, cells[column]!])),
  })),
);
const corner = fc.record({
  row: fc.nat(rowCount - 1),
  column: fc.nat(columns.length - 1),
});
const anyArea = fc.tuple(corner, corner).map(([one, other]): Area => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  start: Math.min(one.column, other.column),
  end: Math.max(one.column, other.column),
}));

describe('the sheet', () => {
  it('is what it was after copying a block and pasting it where it came from', () => {
    fc.assert(
      fc.property(anySheet, anyArea, (rows, area) => {
        const block = parseBlock(formatBlock(blockOf({ rows, columns }, area)));
        expect(edited(rows, pasted({ rows, columns }, area, block))).toEqual(rows);
      }),
    );
  });

  it('keeps a cell as it is when it is read again', () => {
    const anyText = fc.string({
      unit: fc.constantFrom('у', '\u0308', '\u0301', ',', '$', '￥', ' ', '１', '=', '\u0338', 'ﬁ'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...columns.slice(0, 3)), anyText, (column, given) => {
        const kept = cellText(column, given)!;
        expect(cellText(column, kept)).toBe(kept);
      }),
      { examples: [[columns[0]!, '= у =']] },
    );
  });

  it('reads back any block that it has written, whatever stands in the cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('"', '\t', '\n', 'a', ' ', '衣') });
    const anyBlock = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyBlock, (block) => {
        expect(parseBlock(formatBlock(block))).toEqual(block);
      }),
    );
    expect(parseBlock('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('goes back and forth through what was done, at least a hundred steps', () => {
    const anyEdit = fc.record({ row: fc.nat(rowCount - 1), column: fc.constantFrom('sku', 'name'), text: fc.string() });
    fc.assert(
      fc.property(anySheet, fc.array(fc.array(anyEdit, { maxLength: 3 }), { maxLength: 120 }), (rows, steps) => {
        const start: History<readonly SheetRow[]> = newHistory(rows);
        const done = steps.reduce((history, edits) => recorded(history, edited(history.present, edits)), start);
        let back = done;
        for (const _ of done.past) back = undone(back);
        expect(back.present).toBe(rows);
        expect(undone(back)).toBe(back);
        let forth = back;
        for (const _ of done.past) forth = redone(forth);
        expect(forth).toEqual(done);
      }),
    );
  });

  it('fills a larger selection with one value, and a column down from its first row or from the row above', () => {
    const rows = Array.from({ length: 4 }, (_, at) => ({ key: `${at}`, cells: { sku: `S${at}`, price: `${at}` } }));
    const prices = (edits: Parameters<typeof edited>[1]) => edited(rows, edits).map(({ cells }) => cells.price);
    const sheet = { rows, columns };
    const priceColumn = { start: 2, end: 2 };
    expect(prices(pasted(sheet, { top: 1, bottom: 3, ...priceColumn }, [['$1,250.5']]))).toEqual([
      '0',
      '1250.5',
      '1250.5',
      '1250.5',
    ]);
    expect(prices(pasted(sheet, { top: 3, bottom: 3, ...priceColumn }, [['8'], ['9']]))).toEqual(['0', '1', '2', '8']);
    expect(prices(filledDown(sheet, { top: 1, bottom: 3, ...priceColumn }))).toEqual(['0', '1', '1', '1']);
    expect(prices(filledDown(sheet, { top: 2, bottom: 2, ...priceColumn }))).toEqual(['0', '1', '1', '3']);
    expect(filledDown(sheet, { top: 0, bottom: 0, ...priceColumn })).toEqual([]);
    expect(prices(filledTo(sheet, { top: 0, bottom: 1, ...priceColumn }, 3))).toEqual(['0', '1', '0', '1']);
    expect(prices(cleared(sheet, { top: 0, bottom: 1, start: 2, end: 3 }))).toEqual(['', '', '2', '3']);
    expect(edited(rows, cleared(sheet, { top: 0, bottom: 0, start: 3, end: 3 }))).toBe(rows);
  });

  it('takes what a cell can hold, in either language', () => {
    const [sku, , price, status] = columns as [SheetColumn, SheetColumn, SheetColumn, SheetColumn];
    expect(cellText(sku, '黑T-ＢLK 1\n')).toBe('T-BLK 1');
    expect(cellText(price, '￥ 1,234.50')).toBe('1234.50');
    expect(['disabled', '停用', '2', 'sold'].map((word) => cellText(status, word))).toEqual(['2', '2', '2', undefined]);
  });

  it('counts with whole cents', () => {
    const price: SheetColumn = { name: 'price', kind: 'money' };
    expect(changedText(price, '0.1', { how: 'add', given: '0.2' })).toBe('0.30');
    expect(changedText(price, '9.99', { how: 'percent', given: '115' })).toBe('11.49');
    expect(changedText(price, '1.00', { how: 'add', given: '-2' })).toBeUndefined();
    expect(changedText(price, '', { how: 'percent', given: '110' })).toBeUndefined();
    expect(changedText({ name: 'stock', kind: 'whole' }, '5', { how: 'percent', given: '110' })).toBe('6');
    expect(changedText({ name: 'box', kind: 'measure' }, '10.5', { how: 'add', given: '1.5' })).toBe('12');
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(50_000), (cents, percent) => {
        const given = `${Math.floor(percent / 100)}.${String(percent % 100).padStart(2, '0')}`;
        const before = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const after = changedText(price, before, { how: 'percent', given })!;
        const twice = BigInt(after.replace('.', '')) * 20_000n;
        expect(twice - BigInt(cents) * BigInt(percent) * 2n).toBeGreaterThan(-10_000n);
        expect(twice - BigInt(cents) * BigInt(percent) * 2n).toBeLessThanOrEqual(10_000n);
      }),
    );
  });

  it('moves, extends and walks over the ends of rows without leaving the sheet', () => {
    const size = { rows: 3, columns: 2 };
    expect(moved(first, { rows: 9, columns: 0 }, { size, extend: false }).active).toEqual({ row: 2, column: 0 });
    const extended = moved(first, { rows: 1, columns: 1 }, { size, extend: true });
    expect(extended).toEqual({ active: { row: 0, column: 0 }, opposite: { row: 1, column: 1 } });
    const end = moved(first, { rows: 0, columns: 9 }, { size, extend: false });
    expect(stepped(end, { rows: 0, columns: 1 }, size).active).toEqual({ row: 1, column: 0 });
  });

  it('goes from cell to cell of a selection with Enter and Tab, and back to where a run of Tabs began', () => {
    const size = { rows: 4, columns: 4 };
    const [enter, tab] = [
      { rows: 1, columns: 0 },
      { rows: 0, columns: 1 },
    ];
    const walk = (by: typeof enter, from: Selection, times: number) =>
      Array.from({ length: times }).reduce<Selection[]>((all) => [...all, stepped(all.at(-1) ?? from, by, size)], []);
    const block = { active: { row: 2, column: 2 }, opposite: { row: 1, column: 1 } };
    const names = (selections: readonly Selection[]) => selections.map(({ active }) => `${active.row}${active.column}`);
    expect(names(walk(enter, block, 4))).toEqual(['11', '21', '12', '22']);
    expect(names(walk(tab, block, 4))).toEqual(['11', '12', '21', '22']);
    const inside = walk(tab, block, 2).at(-1)!;
    expect(areaOf(inside)).toEqual(areaOf(block));
    expect(moved(inside, enter, { size, extend: false })).toEqual(single({ row: 2, column: 2 }));
    expect(areaOf(moved(inside, enter, { size, extend: true }))).toEqual({ top: 1, bottom: 2, start: 2, end: 2 });

    const tabs = walk(tab, single({ row: 0, column: 1 }), 2).at(-1)!;
    expect(tabs.active).toEqual({ row: 0, column: 3 });
    const next = stepped(tabs, enter, size);
    expect(next).toEqual(single({ row: 1, column: 1 }));
    expect(stepped(moved(tabs, tab, { size, extend: false }), enter, size).active).toEqual({ row: 1, column: 3 });
  });

  it('finds the cells that a step has changed', () => {
    const rows = Array.from({ length: 4 }, (_, at): SheetRow => ({
      key: String(at),
      cells: { sku: `S${at}`, name: '', price: '1', status: '1' },
    }));
    const after = edited(rows, [
      { row: 1, column: 'price', text: '9' },
      { row: 3, column: 'name', text: 'x' },
    ]);
    expect(changedCells({ before: rows, after }, columns)).toEqual({
      active: { row: 1, column: 1 },
      opposite: { row: 3, column: 2 },
    });
    expect(changedCells({ before: rows, after: rows.slice(0, 2) }, columns)).toBeUndefined();
    expect(changedCells({ before: rows.toSpliced(1, 2), after: rows }, columns)?.active).toEqual({ row: 1, column: 0 });
  });
});

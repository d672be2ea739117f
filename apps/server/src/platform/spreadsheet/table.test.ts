import { expect, it } from 'vitest';
import { cellText } from './cell.ts';
import { readTable } from './table.ts';
import { writeWorkbook } from './write.ts';

const columns = [
  { key: 'number', headers: ['订单号', 'Order number'], required: true },
  { key: 'print1', headers: ['印花图1', 'Print image 1'] },
  { key: 'province', headers: ['省/州', 'Province/State'], required: true },
] as const;

async function tableOf(rows: string[][], maxRows?: number) {
  const width = Math.max(...rows.map((row) => row.length));
  const [first = [], ...rest] = rows;
  const headers = Array.from({ length: width }, (_, at) => ({ header: first[at] ?? '' }));
  const file = await writeWorkbook([{ name: 'Orders', columns: headers, rows: rest }]);
  return readTable(file, columns, { maxRows });
}

it.each([
  ['订单号', '印花图1', '省/州'],
  ['ORDER NUMBER', 'print  image 1', 'Province / State'],
  ['订单号*', '印花图１', '省／州 ＊'],
  ['订单号 Order number', '印花图1\nPrint image 1', '省/州（Province/State）*'],
  ['Order number 订单号', 'Print image 1 / 印花图1', 'Province/State'],
])('finds columns headed %s, %s, %s', async (...headers) => {
  const table = await tableOf([headers, ['PO-1', 'fox', 'TX']]);
  expect(table).toMatchObject({ headerLine: 1, missing: [], unknown: [], duplicated: [] });
  expect(table.rows.map(({ line, cells }) => [line, cellText(cells.number), cellText(cells.province)])).toEqual([
    [2, 'PO-1', 'TX'],
  ]);
});

it('looks for the header under titles and notes', async () => {
  const table = await tableOf([
    ['Orders of November'],
    [],
    ['Order number goes first'],
    ['省/州', '', '订单号'],
    ['TX', '', 'PO-1'],
  ]);
  expect(table.headerLine).toBe(4);
  expect(table.rows.map(({ line, cells }) => [line, cellText(cells.number)])).toEqual([[5, 'PO-1']]);
});

it('takes no line of unknown words for the header while another line has a known one', async () => {
  const table = await tableOf([['Orders'], ['of', 'November'], ['Order number'], ['PO-1']]);
  expect(table.headerLine).toBe(3);
});

it('names the columns that are missing, unknown and there twice', async () => {
  const table = await tableOf([
    ['订单号', 'Order number', 'Favourite colour'],
    ['PO-1', 'PO-2', 'red'],
    ['', '', 'blue'],
  ]);
  expect(table).toMatchObject({ missing: ['province'], unknown: ['Favourite colour'], duplicated: ['number'] });
  expect(table.rows.map(({ line, cells }) => [line, cellText(cells.number)])).toEqual([
    [2, 'PO-1'],
    [3, ''],
  ]);
});

it('says of an empty sheet that everything is missing', async () => {
  const file = await writeWorkbook([{ name: 'Empty', columns: [], rows: [] }]);
  expect(await readTable(file, columns)).toEqual({
    headerLine: 1,
    rows: [],
    missing: ['number', 'province'],
    unknown: [],
    duplicated: [],
  });
});

it('counts the rows under the header against the limit, not the header', async () => {
  const rows = [['订单号', '省/州'], ...Array.from({ length: 3 }, (_, at) => [`PO-${at}`, 'TX'])];
  expect((await tableOf(rows, 3)).rows).toHaveLength(3);
  await expect(tableOf(rows, 2)).rejects.toMatchObject({ reason: 'tooManyRows' });
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { cellText, isMangledNumber } from './cell.ts';
import { readSheet } from './sheet.ts';
import { readTable } from './table.ts';

// Written by LibreOffice Calc 7.4.
const golden = (name: string) => readFile(new URL(`./golden/${name}.xlsx`, import.meta.url));

const columns = [
  { key: 'number', headers: ['订单号', 'Order number'], required: true },
  { key: 'store', headers: ['店铺名称', 'Store'], required: true },
  { key: 'labelType', headers: ['面单类型', 'Label type'], required: true },
  { key: 'orderTime', headers: ['下单时间', 'Order time'] },
  { key: 'deadline', headers: ['发货时限', 'Delivery deadline'] },
  { key: 'sku', headers: ['SKU ID'] },
  { key: 'quantity', headers: ['数量', 'Quantity'], required: true },
  { key: 'code', headers: ['产品编码', 'Product code'] },
  { key: 'print1', headers: ['印花图1', 'Print image 1'] },
  { key: 'print2', headers: ['印花图2', 'Print image 2'] },
  { key: 'carrier', headers: ['承运商', 'Carrier'] },
  { key: 'tracking', headers: ['运单号', 'Tracking number'] },
  { key: 'consignee', headers: ['收件人', 'Consignee'] },
  { key: 'phone', headers: ['联系电话', 'Phone'] },
  { key: 'country', headers: ['国家', 'Country'] },
  { key: 'province', headers: ['省/州', 'Province/State'] },
  { key: 'city', headers: ['城市', 'City'] },
  { key: 'postalCode', headers: ['邮编', 'Postal code'] },
  { key: 'address1', headers: ['详细地址1', 'Address 1'] },
  { key: 'address2', headers: ['详细地址2', 'Address 2'] },
  { key: 'remark', headers: ['备注', 'Remark'] },
] as const;

async function texts(name: string) {
  const { rows, ...table } = await readTable(await golden(name), columns);
  const written = rows.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cellText(cell)])),
  }));
  return { ...table, rows: written };
}

it('reads the Chinese orders: every id whole, dates as wall time, nothing of the second sheet or the empty end', async () => {
  const { rows, ...table } = await texts('orders_zh');
  expect(table).toEqual({ headerLine: 1, missing: [], unknown: [], duplicated: [] });
  expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(rows[0]).toEqual({
    line: 2,
    number: 'PO-211-08427713645110',
    store: 'Austin Print House',
    labelType: '1',
    orderTime: '2026-11-18 23:41:00',
    deadline: '2026-11-21 23:59:00',
    sku: '17592304881155',
    quantity: '1',
    carrier: 'UPS',
    tracking: '1Z999AA10123456784',
  });
  expect(rows[3]).toMatchObject({ sku: '5230236437987443003', carrier: 'GOFO EXPRESS' });
  expect(rows[5]).toEqual({
    line: 7,
    number: 'WEB-10022',
    store: 'Linden Tees',
    labelType: '2',
    orderTime: '2026-11-19 09:30:00',
    quantity: '1',
    code: 'TEE-BLK-M',
    print1: 'tiger_front',
    print2: 'dragon_back',
    consignee: "Sean O'Neil",
    phone: '(206) 555-0176',
    country: 'US',
    province: 'WA',
    city: 'Seattle',
    postalCode: '98103',
    address1: '3910 Linden Ave N',
    remark: '礼物，请勿放发票',
  });
  expect(rows[8]).toMatchObject({ number: 'WEB-10024', orderTime: '2026-11-20 00:00:00', consignee: 'Zoë Müller' });
});

it('reads the English orders by their headers, in whatever order the columns stand', async () => {
  const { rows, missing, unknown, headerLine } = await texts('orders_en_reordered');
  expect({ missing, unknown, headerLine }).toEqual({ missing: [], unknown: [], headerLine: 1 });
  expect(rows).toHaveLength(9);
  for (const row of rows) {
    expect(row).toMatchObject({ number: expect.any(String), store: expect.any(String), quantity: expect.any(String) });
  }
  expect(rows.some((row) => 'carrier' in row || 'tracking' in row)).toBe(false);
});

it('reads the bad orders as they stand, and knows the one id that the program has destroyed', async () => {
  const { rows } = await readTable(await golden('orders_bad'), columns);
  expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(rows[0]?.cells.number).toEqual({ kind: 'number', raw: '5.23023643798744E+018' });
  expect(cellText(rows[0]?.cells.number)).toBe('5.23023643798744E+018');
  expect(rows.flatMap(({ cells }) => Object.values(cells)).filter(isMangledNumber)).toEqual([rows[0]?.cells.number]);
  expect(cellText(rows[9]?.cells.sku)).toBe('868533010000199');
  expect(rows[8]?.cells.number).toBeUndefined();
});

it('gives the wall time of a date cell to the second', async () => {
  const [, first] = await readSheet(await golden('orders_zh'));
  expect(first?.cells.get(3)).toEqual({
    kind: 'date',
    wall: { year: 2026, month: 11, day: 18, hour: 23, minute: 41, second: 0 },
  });
});

import { expect, it } from 'vitest';
import { flawOf, type MarketOrder } from './marketOrder.ts';

const line = { msku: '5230236437987443003', num: 2, listing: {}, marketItems: [] };

const sound: MarketOrder = {
  thirdOrderNumber: 'PO-1',
  shopId: '1',
  labelType: 1,
  orderTime: '2026-11-20T03:00:00Z',
  deliveryTimeLimit: null,
  marketStatus: 'toShip',
  state: 'toShip',
  marketCreatedAt: '2026-11-20T03:00:00Z',
  marketUpdatedAt: null,
  trackingNumber: null,
  carrierName: null,
  address: null,
  lines: [line],
  asked: [],
};

const many = (count: number) => Array.from({ length: count }, () => line);

it.each<[string, Partial<MarketOrder>]>([
  ['nothing special', {}],
  ['the longest number', { thirdOrderNumber: 'P'.repeat(64) }],
  ['the most lines', { lines: many(200) }],
  ['the longest SKU id', { lines: [{ ...line, msku: '7'.repeat(64) }] }],
  ['the most pieces', { lines: [{ ...line, num: 100_000 }] }],
])('keeps an order with %s', (_case, told) => {
  expect(flawOf({ ...sound, ...told })).toBeUndefined();
});

it.each<[string, Partial<MarketOrder>, string, object?]>([
  ['no number', { thirdOrderNumber: '' }, 'orders.market.badNumber', { number: '' }],
  ['too long a number', { thirdOrderNumber: 'P'.repeat(65) }, 'orders.market.badNumber', { number: 'P'.repeat(64) }],
  ['a character that no database keeps', { lines: [{ ...line, listing: { title: 'a\0b' } }] }, 'orders.market.badText'],
  ['no line', { lines: [] }, 'orders.linesRequired'],
  ['too many lines', { lines: many(201) }, 'orders.market.manyLines', { count: 201 }],
  ['a line without a SKU id', { lines: [line, { ...line, msku: '' }] }, 'orders.market.badLine', { line: 2 }],
  ['too long a SKU id', { lines: [{ ...line, msku: '7'.repeat(65) }] }, 'orders.market.badLine', { line: 1 }],
  ['no piece', { lines: [{ ...line, num: 0 }] }, 'orders.market.badLine', { line: 1 }],
  ['half a piece', { lines: [{ ...line, num: 1.5 }] }, 'orders.market.badLine', { line: 1 }],
  ['too many pieces', { lines: [{ ...line, num: 100_001 }] }, 'orders.market.badLine', { line: 1 }],
  ['no order time', { orderTime: 'yesterday' }, 'orders.market.badTime', { value: 'yesterday' }],
  ['a wrong deadline', { deliveryTimeLimit: '0000-00-00' }, 'orders.market.badTime', { value: '0000-00-00' }],
  ['a wrong time of its last change', { marketUpdatedAt: '-' }, 'orders.market.badTime', { value: '-' }],
])('keeps no order with %s', (_case, told, key, params) => {
  expect(flawOf({ ...sound, ...told })).toEqual({ key, ...(params && { params }) });
});

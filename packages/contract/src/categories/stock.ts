import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { notFound } from '../commonFailures.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { filterText } from '../fields/filters.ts';
import { badRow } from '../fields/outcomes.ts';
import { pageByNumber, pageOf } from '../fields/pages.ts';
import { importMode, oneSheet, planChanged, sheetCheck } from '../fields/sheetImports.ts';
import { text } from '../fields/texts.ts';

export const movementKinds = ['set', 'reserve', 'release', 'ship', 'sign', 'spoil'] as const;
export const stockCounters = ['realStock', 'reserved', 'shippedNum', 'signedNum'] as const;

/** One change of a product code's stock counters. */
export const stockMovement = z.object({
  id: id('StockMovement'),
  kind: z.enum(movementKinds),
  /** How many units the counters changed by; for `set` below 0 where units were removed, for `spoil` where that was taken back. */
  quantity: z.int(),
  orderId: id('Order').nullable(),
  thirdOrderNumber: z.string().nullable(),
  createUser: z.string(),
  note: z.string(),
  gmtCreate: momentOut,
  /** The counters after this change. */
  realStock: z.int(),
  virtualStock: z.int(),
});
export type StockMovement = z.output<typeof stockMovement>;

/** A counter that differs from what orders and stock movements add up to. */
export const stockDifference = z.object({
  code: z.string(),
  counter: z.enum(stockCounters),
  held: z.int(),
  recomputed: z.int(),
});
export type StockDifference = z.output<typeof stockDifference>;

/** A product code of which approved orders have reserved more than lies on the shelf. */
export const shortCode = z.object({
  id: id('ProductCode'),
  code: z.string(),
  realStock: z.int(),
  reserved: z.int(),
  short: z.int(),
});
export type ShortCode = z.output<typeof shortCode>;

const manage = ['/products/information'] as const;

export const stock = {
  movements: endpoint({
    method: 'GET',
    path: '/product/code/movements',
    summary: 'Why a product code’s stock is what it is: every movement, newest first, with the numbers after it',
    permission: ['/products/information'],
    reads: true,
    input: pageByNumber.extend({ id: id('ProductCode') }),
    output: pageOf(stockMovement).extend({
      /** The difference between the counters and the sum of all movements; 0 unless something is wrong. */
      unexplained: z.object({ realStock: z.int(), virtualStock: z.int() }),
    }),
    failures: { ...notFound },
  }),
  differences: endpoint({
    method: 'GET',
    path: '/product/code/stockDifferences',
    summary: 'What the last check of the stock counters found; nothing while all agree',
    permission: ['/products/information'],
    reads: true,
    input: z.object({}),
    output: z.object({
      /** The first hundred. */
      rows: z.array(stockDifference),
      total: z.int(),
      foundAt: momentOut.nullable(),
    }),
  }),
  shortages: endpoint({
    method: 'GET',
    path: '/product/code/shortages',
    summary: 'Product codes of which more is reserved than lies on the shelf, those that lack most first',
    permission: ['/products/information'],
    reads: true,
    input: z.object({}),
    output: z.object({
      /** The first hundred. */
      rows: z.array(shortCode),
      total: z.int(),
      units: z.int(),
    }),
  }),
  countSheet: endpoint({
    method: 'GET',
    path: '/product/code/countSheet',
    summary:
      'A sheet to count the shelf with: the product codes that a search finds with the stock they should have, and a sheet that explains each column',
    permission: manage,
    reads: true,
    input: z.object({
      code: filterText(70),
      styleCode: filterText(20),
      colorCode: filterText(20),
      sizeCode: filterText(20),
    }),
    output: z.null(),
    download: true,
    failures: { 'stock.tooManyToCount': failure(409) },
  }),
  checkStocktake: endpoint({
    method: 'POST',
    path: '/product/code/checkStocktake',
    summary: 'Where the counted units of this .xlsx sheet differ from the stock on the shelf; nothing is written',
    permission: manage,
    reads: true,
    input: z.object({}),
    output: sheetCheck,
    files: oneSheet,
  }),
  stocktake: endpoint({
    method: 'POST',
    path: '/product/code/stocktake',
    summary:
      'Set the stock on the shelf to the counted units, with a movement for each difference. Where the stock has moved since the check that `plan` stands for, nothing is written (409)',
    permission: manage,
    input: importMode.extend({ reason: text({ max: 100, required: 'stock.reasonRequired' }) }),
    output: z.object({ changed: z.int(), unchanged: z.int(), refused: z.int(), more: z.int(), fewer: z.int() }),
    files: oneSheet,
    failures: { ...planChanged, 'stock.count.failed': failure(422, z.array(badRow)) },
  }),
  correctedStocktake: endpoint({
    method: 'POST',
    path: '/product/code/correctedStocktake',
    summary: 'The same sheet with a column that says what is wrong with each line',
    permission: manage,
    reads: true,
    input: z.object({}),
    output: z.null(),
    files: oneSheet,
    download: true,
  }),
  purchaseList: endpoint({
    method: 'GET',
    path: '/product/code/purchaseList',
    summary: 'The blanks that are missing, as a sheet: by product code, and the orders that wait for them',
    permission: ['/order/index', '/products/information'],
    reads: true,
    mayBeOld: true,
    input: z.object({}),
    output: z.null(),
    download: true,
    failures: { 'stock.nothingShort': failure(409) },
  }),
};

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { pageByNumber, pageOf, pageQuery } from '../fields/pages.ts';
import { pieceState, productionKeys, spoiling } from './pieces.ts';

/** How many groups one call takes. */
export const mostGroups = 500;
/** In the filter for days: orders without a deadline. */
export const noDay = 'none';

/** A group of the board, by its id. */
export const groupIds = z.array(z.string().regex(/^[A-Za-z0-9_-]{22}$/)).max(mostGroups);

const counts = {
  /** All pieces. */
  total: z.int(),
  /** Those that are not made: to do and laid out. */
  toMake: z.int(),
  toDo: z.int(),
  laidOut: z.int(),
  made: z.int(),
  /** How often pieces of it were spoiled, also those that have been made again since. */
  spoiled: z.int(),
  /** Those among the ones to make that were spoiled before. */
  remakes: z.int(),
};
export const pieceCounts = z.object(counts);
export type PieceCounts = z.output<typeof pieceCounts>;

/** The ship-by day in the display zone; null for orders without a deadline. `late`: before today. */
const day = { day: z.string().nullable(), late: z.boolean() };

/** What is made of a product code and its prints. */
const goods = {
  productCode: z.string(),
  productName: z.string(),
  /** The effect preview. */
  picture: z.string().nullable(),
  prints: z.array(z.object({ position: z.int(), name: z.string(), picture: z.string().nullable() })),
};

/** Equal pieces that are due on one day: of one product code with the same prints. */
export const boardGroup = z.object({
  id: z.string(),
  ...day,
  ...goods,
  orders: z.int(),
  ...counts,
});
export type BoardGroup = z.output<typeof boardGroup>;

export const boardDay = z.object({ ...day, ...counts });
export type BoardDay = z.output<typeof boardDay>;

/** Blanks of one product code to fetch. */
export const pickRow = z.object({
  productCode: z.string(),
  styleName: z.string(),
  colorName: z.string(),
  sizeName: z.string(),
  toMake: z.int(),
  /** Null where the product code is gone. */
  realStock: z.int().nullable(),
  /** Of all orders in production: shirts that are counted on the shelf until they ship, but are printed. */
  made: z.int(),
  /** How many of those to make have no blank left. */
  short: z.int(),
});
export type PickRow = z.output<typeof pickRow>;

/** Pieces to make of one product code with the same prints, of all days of the sheet. */
export const pickGoods = z.object({ ...goods, toMake: z.int(), laidOut: z.int(), remakes: z.int() });
export type PickGoods = z.output<typeof pickGoods>;

/** One time that a piece on the board was spoiled. */
export const boardSpoiling = spoiling.extend({
  /** The code of the piece. */
  code: z.string(),
  orderId: id('Order'),
  thirdOrderNumber: z.string(),
  lineNo: z.int(),
  unit: z.int(),
  productCode: z.string(),
  /** How its remake stands; null where that was spoiled, too. */
  remake: pieceState.nullable(),
});
export type BoardSpoiling = z.output<typeof boardSpoiling>;

const search = {
  /** A ship-by day in the display zone, or `none`. */
  day: filterText(10),
  shopId: filter(id('Store')),
  /** A part of each. */
  productCode: filterText(70),
  printName: filterText(100),
};

export const board = {
  board: endpoint({
    method: 'GET',
    path: '/production/board',
    summary:
      'What is to be made of the orders in drawing layout and in production, by ship-by day, product code and prints: overdue days first, orders without a deadline last',
    permission: productionKeys,
    reads: true,
    input: pageByNumber.extend(search),
    output: pageOf(boardGroup).extend({
      /** Every day, under the same filters but that of the day. */
      days: z.array(boardDay),
      counts: pieceCounts,
    }),
  }),
  pickSheet: endpoint({
    method: 'POST',
    path: '/production/pickSheet',
    summary:
      'The blank shirts to fetch for the pieces that are not made yet, by product code, and what is printed on them: of chosen groups, or of all that a search finds',
    permission: productionKeys,
    reads: true,
    input: z.object({ ...search, groups: groupIds.optional() }),
    output: z.object({
      rows: z.array(pickRow),
      /** What is to be made of them. */
      goods: z.array(pickGoods),
      /** The days that the sheet is for; null stands for no deadline. */
      days: z.array(z.string().nullable()),
      toMake: z.int(),
      short: z.int(),
    }),
  }),
  spoilings: endpoint({
    method: 'POST',
    path: '/production/spoilings',
    summary:
      'The times that pieces on the board were spoiled, with their reasons, newest first: of chosen groups, or of all that a search finds',
    permission: productionKeys,
    reads: true,
    input: pageQuery.extend({ ...search, groups: groupIds.optional() }),
    output: pageOf(boardSpoiling),
  }),
};

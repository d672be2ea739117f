import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { filter, filterList, filterText } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { refusal } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { optionalText } from '../fields/texts.ts';
import { words } from '../message.ts';
import { orderChoice, orderSelection } from '../orders/search.ts';
import { changedSince } from '../orders/selected.ts';
import { groupIds } from './board.ts';
import { mostNumbers, sheetDpi, sheetFormats, sheetLimits, sheetStates } from './gangSheetSettings.ts';
import { codes, onePiece } from './pieces.ts';

export const gangSheetKeys = ['/order/gangSheets'] as const;

const settings = z.object({
  widthMm: whole(sheetLimits.widthMm),
  /** The most that a sheet may take; each ends where its pieces end. */
  lengthMm: whole(sheetLimits.lengthMm),
  /** Between two pieces. The cut marks lie in it. */
  gapMm: whole(sheetLimits.gapMm),
  dpi: z.literal(sheetDpi, { error: 'validation.choice' }),
  /** Whether pieces may be turned by a quarter. */
  rotate: z.boolean({ error: 'validation.choice' }),
  format: z.enum(sheetFormats, { error: 'validation.choice' }),
  /** The height of the tiles into which a PNG sheet is cut. */
  tileMm: whole(sheetLimits.tileMm),
});
export type SheetSettings = z.output<typeof settings>;

/** The numbers of orders, as people type them. */
const orderNumbers = filterList({ most: mostNumbers, max: 64 });

const pieces = {
  numbers: orderNumbers,
  groups: groupIds.optional(),
  codes: codes.optional(),
  settings,
};
type Pieces = Partial<Record<keyof typeof pieces | 'orders', unknown>>;
const namesSome = ({ orders, numbers, codes: named, groups }: Pieces) =>
  Boolean(orders ?? numbers ?? named) || (Array.isArray(groups) && groups.length > 0);
const someNamed = { error: 'production.codeRequired', path: ['codes'] };

/** Which pieces: those to do of chosen orders and of groups of the board, and single ones. */
const planned = z.object({ orders: orderChoice.optional(), ...pieces }).refine(namesSome, someNamed);
const wanted = z.object({ orders: orderSelection.optional(), ...pieces }).refine(namesSome, someNamed);

const measures = {
  widthMm: z.int(),
  /** As far as its pieces reach. */
  lengthMm: z.int(),
  /** How much of it is printed or caption, in percent with one decimal. */
  fill: z.number(),
  /** Prints: a piece that is printed in front and on its back counts twice. */
  pieces: z.int(),
  orders: z.int(),
};

const sheet = z.object({
  id: id('GangSheet'),
  /** What people call it: `G` and its id. */
  sheetNo: z.string(),
  ...measures,
  state: z.enum(sheetStates),
  dpi: z.int(),
  format: z.enum(sheetFormats),
  /** `waiting`: they are being made. `failed`: see `problem`. `gone`: deleted some days after the sheet was printed or discarded. */
  files: z.enum(['waiting', 'ready', 'failed', 'gone']),
  fileCount: z.int(),
  /** In bytes, as a decimal text. */
  fileSize: z.string(),
  /** Why its files could not be made. */
  problem: words.nullable(),
  /** How many of its prints must not be pressed: their orders are cancelled, held, closed or edited, or the piece was spoiled. */
  unwanted: z.int(),
  discardReason: z.string().nullable(),
  createUser: z.string(),
  gmtCreate: momentOut,
  changeUser: z.string().nullable(),
  changedAt: momentOut.nullable(),
  /** That it was marked as printed can still be taken back. */
  canUndo: z.boolean(),
});
export type GangSheet = z.output<typeof sheet>;

/** A print in its place, in millimetres from the sheet's upper left corner. */
const placed = z.object({
  no: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  rotated: z.boolean(),
  code: z.string(),
  orderId: id('Order'),
  thirdOrderNumber: z.string(),
  lineNo: z.int(),
  unit: z.int(),
  round: z.int(),
  position: z.int(),
  positions: z.int(),
  productCode: z.string(),
  colorName: z.string(),
  sizeName: z.string(),
  /** The print alone, where it is still in the library. */
  picture: z.string().nullable(),
  /** Why it must not be pressed. */
  unwanted: words.nullable(),
});
export type PlacedPrint = z.output<typeof placed>;

/** Of orders: how many were asked for as a whole, and of how many anything is laid. */
const counts = { chosen: z.int(), orders: z.int() };

const one = z.object({ id: id('GangSheet') });

/** Film that is printed by the metre, with the prints of many pieces on it. */
export const gangSheets = {
  planSheets: endpoint({
    method: 'POST',
    path: '/production/gangSheets/plan',
    summary:
      'How many sheets the pieces would take, how long and how full, and what is left out for which reason. Writes nothing',
    permission: gangSheetKeys,
    reads: true,
    input: planned,
    output: z.object({
      sheets: z.array(z.object(measures)),
      pieces: z.int(),
      ...counts,
      /** Which orders lie on several sheets. */
      splitOrders: z.int(),
      leftOut: z.array(refusal),
    }),
    failures: onePiece,
  }),
  makeSheets: endpoint({
    method: 'POST',
    path: '/production/gangSheets/make',
    summary:
      'Lay pieces on sheets: each print on one only. The files are made in the background; what is left out is named',
    permission: gangSheetKeys,
    input: wanted,
    output: z.object({
      ids: z.array(id('GangSheet')),
      pieces: z.int(),
      ...counts,
      taskId: z.string(),
      leftOut: z.array(refusal),
    }),
    failures: {
      ...onePiece,
      ...changedSince,
      'production.nothingToDo': failure(409),
      'production.sheets.none': failure(409, z.array(refusal)),
    },
  }),
  sheets: endpoint({
    method: 'GET',
    path: '/production/gangSheets',
    summary: 'The sheets, newest first; of a piece or an order, those on which it lies or lay',
    permission: gangSheetKeys,
    reads: true,
    input: pageQuery.extend({
      state: filter(z.enum(sheetStates)),
      /** The code of a piece, the number of an order, or of a sheet. */
      search: filterText(100),
    }),
    output: pageOf(sheet),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/production/gangSheet',
    summary: 'A sheet and what lies where on it',
    permission: gangSheetKeys,
    reads: true,
    input: one,
    output: sheet.extend({ placed: z.array(placed) }),
    failures: { 'platform.notFound': failure(404) },
  }),
  downloadSheets: endpoint({
    method: 'POST',
    path: '/production/gangSheets/download',
    summary: 'The files of sheets: a PDF by itself, everything else as a zip with a folder for each sheet',
    permission: gangSheetKeys,
    reads: true,
    input: z.object({ ids: ids('GangSheet') }),
    output: z.null(),
    download: true,
    failures: { 'production.sheets.noFiles': failure(409) },
  }),
  sheetsPrinted: endpoint({
    method: 'POST',
    path: '/production/gangSheets/printed',
    summary: 'Mark sheets as printed. Their files are deleted some days later',
    permission: gangSheetKeys,
    input: z.object({ ids: ids('GangSheet') }),
    output: z.object({ done: z.array(z.string()), refused: z.array(refusal) }),
  }),
  undoPrinted: endpoint({
    method: 'POST',
    path: '/production/gangSheets/undoPrinted',
    summary:
      'Take back by mistake that sheets were marked as printed: within ten minutes, unless a piece of one was made or spoiled',
    permission: gangSheetKeys,
    input: z.object({ ids: ids('GangSheet') }),
    output: z.object({ done: z.array(z.string()), refused: z.array(refusal) }),
  }),
  discardSheets: endpoint({
    method: 'POST',
    path: '/production/gangSheets/discard',
    summary: 'Give sheets up: their pieces are to do again',
    permission: gangSheetKeys,
    input: z.object({ ids: ids('GangSheet'), reason: optionalText(200) }),
    output: z.object({ done: z.array(z.string()), refused: z.array(refusal) }),
  }),
  redrawSheet: endpoint({
    method: 'POST',
    path: '/production/gangSheets/redraw',
    summary: 'Make the files of a sheet again, where that failed or they were deleted',
    permission: gangSheetKeys,
    input: one,
    output: z.object({ taskId: z.string() }),
    failures: { 'platform.notFound': failure(404), 'production.sheets.notRedrawable': failure(409) },
  }),
};

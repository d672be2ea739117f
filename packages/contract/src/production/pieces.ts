import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { refusal } from '../fields/outcomes.ts';
import { optionalText, text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { orderStatus } from '../orders/status.ts';
import { longestSpoilText, mostCodes, spoilReasons } from './spoilReasons.ts';

export const productionKeys = ['/order/production'] as const;

const code = text({ max: 40, required: 'production.codeRequired' });
export const codes = z
  .array(code)
  .min(1, { error: 'production.codeRequired' })
  .max(mostCodes)
  .transform((list) => [...new Set(list)]);

/** `laidOut`: on a sheet of prints that has not been pressed. */
export const pieceState = z.enum(['toDo', 'laidOut', 'made']);
export type PieceState = z.output<typeof pieceState>;

/** One time that a piece was spoiled. */
export const spoiling = z.object({
  id: id('SpoiledPiece'),
  /** The round that was spoiled: 1 for the first making. */
  round: z.int(),
  reason: z.enum(spoilReasons),
  reasonText: z.string(),
  createUser: z.string(),
  gmtCreate: momentOut,
});

/** One piece of an order: a unit of a line. */
export const producedPiece = z.object({
  /** Its own; that of the line where the scanned one names no unit. */
  code: z.string(),
  orderId: id('Order'),
  thirdOrderNumber: z.string(),
  shopName: z.string(),
  sysStatus: orderStatus,
  deliveryTimeLimit: momentOut.nullable(),
  lineId: id('OrderLine'),
  lineNo: z.int(),
  /** Null: the code names the line, and that has several units. */
  unit: z.int().nullable(),
  /** How many units the line has. */
  num: z.int(),
  productCode: z.string().nullable(),
  productName: z.string().nullable(),
  sizeName: z.string(),
  colorName: z.string(),
  /** The effect preview. */
  picture: z.string().nullable(),
  /** What is printed on it, and where. */
  prints: z.array(z.object({ position: z.int(), name: z.string(), picture: z.string().nullable() })),
  /** Null where no unit is named. */
  state: pieceState.nullable(),
  /** Which making of the piece it is: 1 and how often it was spoiled. */
  round: z.int(),
  /** Null where nobody marked it: it is to do, was counted at a bench, or its order has shipped. */
  madeBy: z.string().nullable(),
  madeAt: momentOut.nullable(),
  /** The times that it was spoiled, newest first. */
  history: z.array(spoiling),
  /** Why it can be neither marked as made nor as spoiled now. */
  problem: words.nullable(),
  /** The last spoiling can still be taken back. */
  canUndo: z.boolean(),
  /** That it was marked as made can still be taken back. */
  canUnmark: z.boolean(),
});
export type ProducedPiece = z.output<typeof producedPiece>;

const whichPiece = {
  'production.unknownPiece': failure(404),
  'production.misreadPiece': failure(409),
};
export const onePiece = {
  ...whichPiece,
  'production.anyUnit': failure(409),
  'production.noSuchUnit': failure(409),
};

export const pieces = {
  piece: endpoint({
    method: 'GET',
    path: '/production/piece',
    summary:
      'The piece that a code names: its order, what is printed on it, whether it is made, and how often it was spoiled',
    permission: productionKeys,
    reads: true,
    input: z.object({ code }),
    output: producedPiece,
    failures: { ...whichPiece, 'production.noSuchUnit': failure(409) },
  }),
  spoil: endpoint({
    method: 'POST',
    path: '/production/spoil',
    summary:
      'A piece is spoiled and made again, it alone. It counts as neither made nor scanned any more, and takes another blank from the shelf unless its shirt survived',
    permission: productionKeys,
    input: z
      .object({
        code,
        /** The round that is spoiled, as it was looked up: two who spoil the same piece at once spoil it once. */
        round: whole({ min: 1, max: 32_767 }),
        reason: z.enum(spoilReasons, { error: 'validation.choice' }),
        /** Needed for another reason than those named. */
        reasonText: optionalText(longestSpoilText),
      })
      .refine(({ reason, reasonText }) => reason !== 'other' || reasonText !== '', {
        error: 'production.reasonTextRequired',
        path: ['reasonText'],
      }),
    output: producedPiece,
    failures: { ...onePiece, 'production.refused': failure(409), 'production.otherRound': failure(409) },
  }),
  unspoil: endpoint({
    method: 'POST',
    path: '/production/unspoil',
    summary:
      'Take back by mistake that a piece was spoiled: within ten minutes, as long as its remake is not under way',
    permission: productionKeys,
    input: z.object({ code }),
    output: producedPiece,
    failures: { ...onePiece, 'production.refused': failure(409), 'production.notUndoable': failure(409) },
  }),
  made: endpoint({
    method: 'POST',
    path: '/production/made',
    summary: 'Mark pieces as made. What is made already stays so',
    permission: productionKeys,
    input: z.object({ codes }),
    output: z.object({
      /** The codes of the pieces that are made now. */
      done: z.array(z.string()),
      /** The others, by code. */
      refused: z.array(refusal),
    }),
  }),
  unmarkMade: endpoint({
    method: 'POST',
    path: '/production/unmarkMade',
    summary:
      'Take back by mistake that pieces were marked as made: within ten minutes, unless one was counted at a bench',
    permission: productionKeys,
    input: z.object({ codes }),
    output: z.object({
      /** The codes of the pieces that are not made any more. */
      done: z.array(z.string()),
      /** The others, by code. */
      refused: z.array(refusal),
    }),
  }),
};

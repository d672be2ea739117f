import { recipientShape } from './recipient.ts';
import { z } from 'zod';
import { momentOut } from '../fields/moments.ts';
import { words } from '../message.ts';

/** What a marketplace has reported about an order. While one stands undecided, nothing is printed or shipped. */
export const holdKinds = [
  'cancelled',
  'closedHere',
  'shippedThere',
  'cancellationAsked',
  'goodsChanged',
  'addressChanged',
  'addressChangeAsked',
  'risk',
] as const;
export type HoldKind = (typeof holdKinds)[number];

export const holdDecisions = ['close', 'goOn', 'takeOver', 'keep'] as const;
export type HoldDecision = (typeof holdDecisions)[number];

/** The decisions that a person may take about each kind of report. */
export const decisionsOn: Readonly<Record<HoldKind, readonly HoldDecision[]>> = {
  cancelled: ['close', 'goOn'],
  closedHere: ['goOn', 'close'],
  shippedThere: ['takeOver', 'goOn', 'close'],
  cancellationAsked: ['close', 'goOn'],
  goodsChanged: ['takeOver', 'keep'],
  addressChanged: ['takeOver', 'keep'],
  addressChangeAsked: ['goOn', 'close'],
  risk: ['goOn', 'close'],
};

/** Decisions that need a reason, because they send goods that the buyer no longer wants or already has. */
export function needsReason({ kind, decision }: { kind: HoldKind; decision: HoldDecision }): boolean {
  if (kind === 'goodsChanged') return decision === 'keep';
  return decision === 'goOn' && (kind === 'cancelled' || kind === 'cancellationAsked' || kind === 'shippedThere');
}

const recipient = z.object(recipientShape);

/** Pieces of one SKU id, here and at the marketplace; `name` is our product code or the listing's title. */
const goodsSides = z.object({ msku: z.string(), name: z.string().nullable(), ours: z.int(), theirs: z.int() });
export type GoodsSides = z.output<typeof goodsSides>;

export const orderHold = z.object({
  kind: z.enum(holdKinds),
  at: momentOut,
  /** When the marketplace withdrew the report. It still waits for a person. */
  withdrawnAt: momentOut.nullable(),
  /** What happened. */
  msg: words,
  /** For a changed address: `from` is ours, `to` the marketplace's new one. */
  from: recipient.nullable(),
  to: recipient.nullable(),
  /** For changed goods: every SKU id that either side has. */
  goods: z.array(goodsSides).nullable(),
  /** The decisions that the order's present state allows. */
  decisions: z.array(z.enum(holdDecisions)),
});
export type OrderHold = z.output<typeof orderHold>;

/** The confirmation of an order's shipment that its marketplace has not answered yet. */
export const shipmentConfirmation = z.enum(['waiting', 'sending', 'unknown']);
export type ShipmentConfirmationState = z.output<typeof shipmentConfirmation>;

/** What a person has found out about a shipment whose outcome the marketplace does not tell. */
export const settledOutcomes = ['shipped', 'notTold'] as const;
export type SettledOutcome = (typeof settledOutcomes)[number];

/** `pending`: the buyer may still change the order there. */
export const marketStates = ['pending', 'toShip', 'shipped', 'signed', 'cancelled'] as const;
export type MarketState = (typeof marketStates)[number];

import { type OrderAct, orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';

const { storeReview, factoryReview, drawingLayout, inProduction, shipped, signed, abnormal, closed } = orderStatus;

/** The statuses to which each act of staff may bring an order. */
const actTargets = {
  submit: [factoryReview],
  approve: [drawingLayout, inProduction],
  close: [closed],
  abnormal: [abnormal],
  sign: [signed],
  ship: [shipped],
  // an hour that has passed means now
  schedule: [shipped],
  decide: [closed],
} as const satisfies Partial<Record<OrderAct, readonly OrderStatus[]>>;

/** The moves that the program makes by itself: the statuses from which they start, and those where they may end. */
const programMoves = {
  /** A report of the marketplace stops the order. */
  stop: { from: [storeReview, factoryReview, drawingLayout, inProduction, shipped, closed], to: [abnormal] },
  /** Its drawings are made, or cannot be. */
  endLayout: { from: [drawingLayout], to: [inProduction, abnormal] },
  /** What its SKU ids stand for is known by now. */
  map: { from: [storeReview], to: [factoryReview] },
  /** It has lost the mapping of a SKU id. */
  unmap: { from: [factoryReview], to: [storeReview] },
  /** The marketplace has it as shipped or signed for. */
  follow: { from: [storeReview, factoryReview, drawingLayout, inProduction, shipped], to: [shipped, signed] },
  /** The marketplace has accepted its shipment. */
  accept: { from: [inProduction], to: [shipped] },
  /** Its goods have left although it was stopped: made, shipped, and perhaps signed for meanwhile. */
  shipStopped: { from: [abnormal, inProduction, shipped], to: [inProduction, shipped, signed] },
  /** A person takes an act back. */
  undo: {
    from: [factoryReview, abnormal, closed],
    to: [storeReview, factoryReview, drawingLayout, inProduction, shipped, abnormal],
  },
  /** All reports about it are decided. */
  resume: { from: [abnormal], to: [storeReview, factoryReview, drawingLayout, inProduction, shipped] },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: readonly OrderStatus[] }>;

export type ProgramMove = keyof typeof programMoves;

/** Whatever changes the status of an order. */
export type Move = keyof typeof actTargets | ProgramMove;

/** Where a move may leave an order. */
export type Target<M extends Move> = M extends keyof typeof actTargets
  ? (typeof actTargets)[M][number]
  : M extends ProgramMove
    ? (typeof programMoves)[M]['to'][number]
    : never;

export function startsOf(move: ProgramMove): readonly OrderStatus[] {
  return programMoves[move].from;
}

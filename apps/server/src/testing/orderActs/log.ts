import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';

const { storeReview, factoryReview, drawingLayout, inProduction, shipped, signed, abnormal, closed } = orderStatus;

/** From each status, where an act or a job may bring an order; what is taken back goes the other way. */
const legal: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [storeReview]: [factoryReview, drawingLayout, inProduction, abnormal, closed],
  // an edit that takes its product away sends it back
  [factoryReview]: [storeReview, drawingLayout, inProduction, abnormal, closed],
  [drawingLayout]: [inProduction, abnormal, closed],
  [inProduction]: [shipped, abnormal, closed],
  [shipped]: [signed, abnormal],
  [abnormal]: [factoryReview, drawingLayout, inProduction, closed],
  [signed]: [],
  [closed]: [],
};

/** Acts that end in these can be taken back. */
const undoable: readonly OrderStatus[] = [factoryReview, abnormal, closed];

export interface LogEntry {
  orderId: string;
  createUser: string;
  behaviorKey: string;
  params: { count?: number };
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus | null;
}

/** What the log of one order alone says of it. */
export interface Told {
  status: OrderStatus;
  isScheduled: boolean;
  isPrinted: boolean;
  hadLabel: boolean;
  shipments: number;
  undone: number;
  spoiled: number;
  /** Its prints on sheets that were not discarded. */
  laidOut: number;
  /** What cannot be: each step begins where the one before has ended. */
  contradictions: string[];
}

const told: Readonly<Record<string, (so: Told, entry: LogEntry) => void>> = {
  'orders.log.scheduled': (so) => (so.isScheduled = true),
  'orders.log.printed': (so) => (so.isPrinted = true),
  'orders.log.printedAgain': (so) => (so.isPrinted = true),
  'orders.log.label': (so) => (so.hadLabel = true),
  'orders.log.spoiled': (so) => (so.spoiled += 1),
  'orders.log.unspoiled': (so) => (so.spoiled -= 1),
  'orders.log.laidOut': (so, { params }) => (so.laidOut += params.count!),
  'orders.log.sheetDiscarded': (so, { params }) => (so.laidOut -= params.count!),
};

/** Follows a log from the status in which its order has come in. */
export function follow(entries: readonly LogEntry[], start: OrderStatus): Told {
  const so: Told = {
    status: start,
    isScheduled: false,
    isPrinted: false,
    hadLabel: false,
    shipments: 0,
    undone: 0,
    spoiled: 0,
    laidOut: 0,
    contradictions: [],
  };
  let before: LogEntry | undefined;
  for (const entry of entries) {
    told[entry.behaviorKey]?.(so, entry);
    if (entry.behaviorKey.startsWith('orders.log.calledOff')) so.isScheduled = false;
    if (entry.fromStatus !== null && entry.toStatus !== null)
      step(so, before, { ...entry, fromStatus: entry.fromStatus, toStatus: entry.toStatus });
    before = entry;
  }
  return so;
}

type Step = LogEntry & { fromStatus: OrderStatus; toStatus: OrderStatus };

function step(so: Told, before: LogEntry | undefined, entry: Step): void {
  const { behaviorKey, fromStatus, toStatus } = entry;
  const words = `${behaviorKey} ${fromStatus} → ${toStatus}`;
  if (fromStatus !== so.status) so.contradictions.push(`${words}, but it was in ${so.status}`);
  if (behaviorKey === 'orders.log.undone') {
    so.undone += 1;
    if (!takesBack(entry, before)) so.contradictions.push(`${words}, after ${before?.behaviorKey}`);
  } else if (!legal[fromStatus].includes(toStatus)) so.contradictions.push(words);
  so.status = toStatus;
  if (toStatus === shipped && behaviorKey !== 'orders.log.undone') so.shipments += 1;
  if (toStatus !== inProduction) so.isScheduled = false;
}

/** Only the very last thing can be taken back, by who has done it; drawings that are ready need not be made again. */
function takesBack({ fromStatus, toStatus, createUser }: Step, before: LogEntry | undefined): boolean {
  if (!before || before.createUser !== createUser || before.toStatus !== fromStatus) return false;
  const isDrawn = before.fromStatus === drawingLayout && toStatus === inProduction;
  return undoable.includes(fromStatus) && (before.fromStatus === toStatus || isDrawn);
}

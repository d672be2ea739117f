import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { words } from '../message.ts';
import { storeTypeCode } from '../stores/marketplace.ts';

export const syncCauses = ['schedule', 'webhook', 'manual'] as const;
/** `cut`: ended before its time, by a switch, a cancelled task or a process that stopped; the next run goes on there. */
export const runStates = ['running', 'done', 'failed', 'cut'] as const;

/** One run of the order sync for one store. */
export const syncRun = z.object({
  id: id('SyncRun'),
  shopId: id('Store'),
  shopName: z.string(),
  cause: z.enum(syncCauses),
  createUser: z.string(),
  startTime: momentOut.nullable(),
  endTime: momentOut.nullable(),
  thirdOrderNumbers: z.array(z.string()),
  filterDeliver: z.boolean(),
  state: z.enum(runStates),
  /** The numbers of orders that the marketplace listed, that are new here, that changed here, and that could not be taken over. */
  found: z.int(),
  created: z.int(),
  changed: z.int(),
  failed: z.int(),
  /** Why it failed, in the caller's language. */
  errorMsg: words.nullable(),
  startedAt: momentOut,
  endedAt: momentOut.nullable(),
});
export type SyncRun = z.output<typeof syncRun>;

/** The state of the order sync of one store. */
export const storeSync = z.object({
  shopId: id('Store'),
  shopName: z.string(),
  typeCode: storeTypeCode,
  /** 1: regular runs are switched on. */
  syncOrder: z.int(),
  /** Whether the store can be synchronised: it is authorised for orders and not disabled. */
  ready: z.boolean(),
  running: z.boolean(),
  safeUntil: momentOut.nullable(),
  /** When the next run starts; null where none is planned. */
  nextAt: momentOut.nullable(),
  /** Orders that could not be taken over yet. */
  openFailures: z.int(),
  lastRun: syncRun.nullable(),
});
export type StoreSync = z.output<typeof storeSync>;

/** An order that could not be taken over. Every run tries it again. */
export const syncFailure = z.object({
  id: id('SyncFailure'),
  shopId: id('Store'),
  shopName: z.string(),
  thirdOrderNumber: z.string(),
  errorMsg: words,
  tries: z.int(),
  firstAt: momentOut,
  lastAt: momentOut,
  /** Somebody has dismissed it: it is tried again only after it changes at the marketplace. */
  dismissed: z.boolean(),
});
export type SyncFailure = z.output<typeof syncFailure>;

/** One store's orders of one day in the display zone, by the time at which the marketplace made them. */
export const ledgerRow = z.object({
  shopId: id('Store'),
  shopName: z.string(),
  day: z.string().meta({ format: 'date' }),
  said: z.int().meta({ description: 'how many the marketplace lists, without those that are not ours to ship' }),
  held: z.int().meta({ description: 'how many of the day stand here' }),
  missing: z.int().meta({ description: 'listed there, not here' }),
  unknown: z.int().meta({ description: 'here, not listed there' }),
  differing: z.int().meta({ description: 'in another state there than the last one that came here' }),
  checkedAt: momentOut,
});
export type LedgerRow = z.output<typeof ledgerRow>;

export const differenceKinds = ['missing', 'unknown', 'differing'] as const;

export const ledgerDifference = z.object({
  thirdOrderNumber: z.string(),
  kind: z.enum(differenceKinds),
  /** The marketplace's own words for the order's state, there and as it last came here. */
  there: z.string().nullable(),
  here: z.string().nullable(),
  /** The order, where it stands here. */
  orderId: id('Order').nullable(),
});
export type LedgerDifference = z.output<typeof ledgerDifference>;

import { centsOf } from '@pressroom/contract/fields/amounts';
import { MarketplaceFailure } from '@pressroom/marketplaces';
import type { MarketSku, Publisher, SkuResult } from '@pressroom/marketplaces/publishing';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { transact } from '../../../platform/database/transact.ts';
import { openPublisher, type OpenedStore } from '../send/publisher.ts';
import { changeQueue } from '../send/newCalls.queries.ts';
import { callProblem, wordsOf } from '../send/problems.ts';
import { withNames } from '../send/reviews.queries.ts';
import { type ClaimedCall, claimCall, delayCall, takeForgottenCalls } from './calls.queries.ts';
import { type Change, priceOf } from '../send/change.ts';
import { concludeCall, refuseCall } from './conclude.ts';
import { findMarketNames } from './marketNames.queries.ts';

/** Longer than a call can last: what the marketplace does not show by then has not arrived. */
const settledAfterMs = 120_000;
const betweenQuestionsMs = 20_000;
const laterMs = 30_000;
const forgottenAtOnce = 1000;
const passing: readonly MarketplaceFailure['kind'][] = ['throttled', 'unavailable', 'malformed'];

/** Tells a marketplace of one listing's change of price, stock or shelf, or finds out whether it knows. */
export const sendChange = defineJob<{ callId: string }>({
  name: changeQueue.name,
  concurrency: 4,
  retryLimit: 10,
  async run({ app, signal }, { callId }) {
    const call = await claimCall(app.db, callId);
    if (!call) return;
    const ms = await carryOut(app, call, signal);
    if (ms === undefined) return;
    const at = new Date(Date.now() + ms + 250);
    await transact(app.db, (tx) => app.jobs.enqueueMany(tx, sendChange, [{ callId }], () => at));
  },
});

/** Takes up changes that nobody has worked on for a while, because a process ended. */
export const watchChanges = defineJob({
  name: 'publishing.watchActs',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    await transact(app.db, async (tx) => {
      const ids = await takeForgottenCalls(tx, forgottenAtOnce);
      await app.jobs.enqueueMany(
        tx,
        sendChange,
        ids.map((callId) => ({ callId })),
      );
    });
  },
});

/** Answers after how many milliseconds to try again; undefined where it is settled. */
async function carryOut(app: App, call: ClaimedCall, signal: AbortSignal): Promise<number | undefined> {
  try {
    const store = await openPublisher(app, call.storeId);
    if (call.state === 'unknown') return await settle(app, { store, call, signal });
    const results = await send(store, call.change, signal);
    await concludeCall(app, call, store, results);
    return undefined;
  } catch (failure) {
    if (failure instanceof Failure) {
      await refuseCall(app, call, failure);
      return undefined;
    }
    if (failure instanceof MarketplaceFailure) return fail(app, call, failure);
    throw failure;
  }
}

async function fail(app: App, call: ClaimedCall, failure: MarketplaceFailure): Promise<number | undefined> {
  const isOpen = call.state === 'unknown' || failure.kind === 'unknownOutcome';
  if (!isOpen && !passing.includes(failure.kind)) {
    await refuseCall(app, call, wordsOf(callProblem(failure)));
    return undefined;
  }
  const ms = failure.retryAfterMs ?? (isOpen ? betweenQuestionsMs : laterMs);
  await delayCall(app.db, call, { state: isOpen ? 'unknown' : 'waiting', ms });
  return ms;
}

async function send({ publisher, currency }: OpenedStore, change: Change, signal: AbortSignal): Promise<SkuResult[]> {
  const options = { signal };
  if (change.kind === 'price') {
    const { riseReason } = change;
    const rows = change.rows.map((row) => ({ ref: row.ref, value: { ...priceOf(row), currency, riseReason } }));
    return publisher.setPrice(rows, options);
  }
  if (change.kind === 'stock')
    return publisher.setStock(
      change.rows.map(({ ref, stock }) => ({ ref, value: stock })),
      options,
    );
  return setShelf(publisher, change, signal);
}

function setShelf(publisher: Publisher, { isListed, rows }: Extract<Change, { kind: 'shelf' }>, signal: AbortSignal) {
  const stocks = rows.flatMap(({ ref, stock }) => (stock === null ? [] : [{ ref, value: stock }]));
  if (stocks.length > 0) return publisher.setStock(stocks, { signal });
  return publisher.setShelf(
    rows.map(({ ref }) => ({ ref, value: isListed })),
    { signal },
  );
}

interface Open {
  store: OpenedStore;
  call: ClaimedCall;
  signal: AbortSignal;
}

/** A change that has left us without an answer: the marketplace shows whether it has it. */
async function settle(app: App, { store, call, signal }: Open): Promise<number | undefined> {
  const [held] = await withNames(app.db, await findMarketNames(app.db, [call.listingId]));
  const market = held && (await store.read([held], { signal })).get(held.ref.marketId);
  const skus = new Map((market?.skus ?? []).map((sku) => [sku.skuId, sku]));
  const results = call.change.rows.map(({ ref }) => ({ skuId: ref.skuId, sku: skus.get(ref.skuId) }));
  const isThere = results.every(({ sku }, index) => sku !== undefined && shows(sku, call.change, index));
  if (isThere) {
    const done = results.map(({ skuId }) => ({ skuId, outcome: 'done' as const, problem: null }));
    await concludeCall(app, call, store, done);
    return undefined;
  }
  const left = Date.parse(call.sentAt ?? '') + settledAfterMs - Date.now();
  // all of these set what is to be, so that a change that has not arrived by now may be sent anew
  const ms = left > 0 ? Math.min(left, betweenQuestionsMs) : 0;
  await delayCall(app.db, call, { state: left > 0 ? 'unknown' : 'waiting', ms });
  return ms;
}

function shows(sku: MarketSku, change: Change, index: number): boolean {
  if (change.kind === 'price') {
    const { specialPrice } = priceOf(change.rows[index]!);
    return sku.specialPrice !== null && centsOf(sku.specialPrice) === centsOf(specialPrice);
  }
  if (change.kind === 'stock') return sku.stock === change.rows[index]!.stock;
  const { stock } = change.rows[index]!;
  return stock === null ? sku.isListed === change.isListed : sku.stock === stock;
}

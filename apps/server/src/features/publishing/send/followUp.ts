import type { Publisher } from '@pressroom/marketplaces/publishing';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { Message } from '@pressroom/contract/message';
import type { Act } from '../../../platform/act.ts';
import { addEvents } from '../record/events.ts';
import { type Change, risesIn } from './change.ts';
import { makeRoom } from './makeRoom.ts';
import { findUntold, markTold, type UntoldSku } from './followUp.queries.ts';
import { changeQueue, insertCalls, type NewCall } from './newCalls.queries.ts';

/**
 * Tells the marketplace what was not sent with listings that it has just confirmed, by calls of their own: the stock of new
 * products where that has to be set afterwards, and what was changed in prices and stock of listings that it had.
 */
export async function followUp(act: Act, ids: readonly string[], publisher: Publisher): Promise<void> {
  const { tx, actor } = act;
  const way = { publishesStock: publisher.publishesStock, byStock: publisher.shelf === 'byStock' };
  const untold = Map.groupBy(await findUntold(tx, ids, way), ({ listingId }) => listingId);
  const parts = [...untold.values()].flatMap((skus) => [priceOf(skus, publisher) ?? [], stockOf(skus) ?? []].flat());
  const calls = parts.filter((part) => 'change' in part);
  for (const kind of ['price', 'stock'] as const)
    await start(
      act,
      kind,
      calls.filter(({ change }) => change.kind === kind),
    );
  await markTold(tx, ids, way);
  await addEvents(
    tx,
    actor,
    parts.filter((part) => 'behavior' in part),
  );
}

interface Call extends NewCall {
  /** Who sent the listing. */
  createUser: string;
}

/** In place of changes that have not left yet. One that is leaving at this moment is left alone: the next round compares. */
async function start(act: Act, kind: Change['kind'], calls: readonly Call[]): Promise<void> {
  const busy = await makeRoom(
    act,
    calls.map(({ listingId }) => listingId),
    kind,
  );
  const free = calls.filter(({ listingId }) => !busy.has(listingId));
  for (const [createUser, its] of Map.groupBy(free, (call) => call.createUser)) {
    const inserted = await insertCalls(act.tx, its, { taskId: null, createUser, shelfPauseMs: 0 });
    await act.app.jobs.enqueueMany(
      act.tx,
      changeQueue,
      inserted.map(({ id }) => ({ callId: id })),
    );
  }
}

type Part = Call | { listingId: string; behavior: Message };

function priceOf(skus: readonly UntoldSku[], publisher: Publisher): Part | undefined {
  const priced = skus.flatMap(({ hasNewPrice, originalPrice, ...sku }) =>
    hasNewPrice && originalPrice !== null ? [{ ...sku, originalPrice }] : [],
  );
  const [first] = priced;
  if (!first) return undefined;
  const { listingId, createUser } = first;
  const not = (why: Message) =>
    ({ listingId, behavior: { key: 'publishing.log.not.price', params: { why } } }) as const;
  if (publisher.price === 'none')
    return not({ key: 'publishing.act.noPrice', params: { marketplace: marketplaceNames[publisher.marketplace] } });
  // nobody was asked for a reason: the listing differs until somebody gives one
  if (priced.some(({ originalPrice, specialPrice, ...sku }) => risesIn([theirs(sku)], { originalPrice, specialPrice })))
    return not({ key: 'publishing.act.riseReason' });
  const rows = priced.map(({ id, ref, originalPrice, specialPrice }) => ({ id, ref, originalPrice, specialPrice }));
  return { listingId, createUser, change: { kind: 'price', riseReason: null, rows } };
}

const theirs = ({
  marketOriginalPrice,
  marketSpecialPrice,
}: Pick<UntoldSku, 'marketOriginalPrice' | 'marketSpecialPrice'>) => ({
  originalPrice: marketOriginalPrice,
  specialPrice: marketSpecialPrice,
});

function stockOf(skus: readonly UntoldSku[]): Part | undefined {
  const stocked = skus.filter(({ hasNewStock }) => hasNewStock);
  const [first] = stocked;
  if (!first) return undefined;
  const { listingId, createUser } = first;
  const rows = stocked.map(({ id, ref, wantedStock }) => ({ id, ref, stock: wantedStock }));
  const change: Change = { kind: 'stock', rows };
  return { listingId, createUser, change };
}

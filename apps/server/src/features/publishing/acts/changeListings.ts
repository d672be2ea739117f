import type { Message } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import { addEvents } from '../record/events.ts';
import { refreshListings } from '../record/refresh.ts';
import { changesTo, findFacts } from '../send/audit.ts';
import { openPublisher, type OpenedStore } from '../send/publisher.ts';
import { type ListingOutcome, refusals } from '../send/release.ts';
import { makeRoom } from '../send/makeRoom.ts';
import { changeQueue, insertCalls, type NewCall } from '../send/newCalls.queries.ts';
import { setWaiting } from './calls.queries.ts';
import { type ChangeKind, risesIn } from '../send/change.ts';
import { changeOf, isHere, objectionTo, type Opened, type Wish } from './change.rules.ts';
import { type ActHead, findActHeads, findActSkus, lockActHeads, setHere } from './heads.queries.ts';

const taskTitles: Readonly<Record<ChangeKind, MessageKey>> = {
  price: 'publishing.task.price',
  stock: 'publishing.task.stock',
  shelf: 'publishing.task.shelf',
};

/** The stores of these listings, opened, each or why it cannot be; before anything is locked. */
export async function openStoresOf(app: App, ids: readonly string[]): Promise<Map<string, Opened>> {
  const heads = await findActHeads(app.db, ids);
  const stores = new Map<string, Opened>();
  for (const storeId of new Set(heads.map((head) => head.storeId))) stores.set(storeId, await open(app, storeId));
  return stores;
}

async function open(app: App, storeId: string): Promise<Opened> {
  try {
    return await openPublisher(app, storeId);
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { problem: { key: failure.key, params: failure.params } };
  }
}

interface Asked {
  ids: readonly string[];
  wish: Wish;
  stores: ReadonlyMap<string, Opened>;
}

/** Fulfils a wish: here for what no marketplace has, by one call for each listing for what is published. */
export async function changeListings(act: Act, { ids, wish, stores }: Asked): Promise<ListingOutcome> {
  const { tx, audit } = act;
  const heads = await lockActHeads(tx, ids);
  const skus = Map.groupBy(await findActSkus(tx, ids), ({ listingId }) => listingId);
  const busy = await makeRoom(
    act,
    heads.map(({ id }) => id),
    wish.kind,
  );
  const needsReason = (head: ActHead) =>
    wish.kind === 'price' && wish.riseReason === null && !isHere(head, wish) && risesIn(skus.get(head.id) ?? [], wish);
  const objections = new Map<string, Message | undefined>(
    heads.map((head) => [
      head.id,
      objectionTo(head, wish, stores.get(head.storeId)) ??
        (busy.has(head.id) ? { key: 'publishing.act.busy' } : undefined) ??
        (needsReason(head) ? { key: 'publishing.act.riseReason' } : undefined),
    ]),
  );
  const allowed = heads.filter(({ id }) => !objections.get(id));
  const refused = refusals(ids, heads, objections);
  const before = await findFacts(
    tx,
    allowed.map(({ id }) => id),
  );
  const here = allowed.filter((head) => isHere(head, wish)).map(({ id }) => id);
  await changeHere(act, here, wish);
  const calls = allowed
    .filter((head) => !isHere(head, wish))
    // those that could not be opened have been objected to
    .map((head) => ({
      head,
      change: changeOf(wish, skus.get(head.id) ?? [], stores.get(head.storeId) as OpenedStore),
    }));
  const taskId = await startCalls(
    act,
    calls.map(({ head, change }) => ({ listingId: head.id, storeId: head.storeId, change })),
    stores,
  );
  audit(await changesTo(tx, before, { ...toldOf(wish), ...(refused.length > 0 && { refused: refused.length }) }));
  return { done: allowed.map(({ id }) => id), refused, ...(taskId && { taskId }) };
}

function toldOf(wish: Wish): object {
  if (wish.kind === 'price') return { originalPrice: wish.originalPrice, specialPrice: wish.specialPrice };
  return wish.kind === 'stock' ? { realStock: wish.stock } : { isListed: wish.isListed };
}

async function changeHere({ tx, actor }: Act, ids: readonly string[], wish: Wish): Promise<void> {
  if (ids.length === 0 || wish.kind === 'shelf') return;
  const { kind } = wish;
  await setHere(
    tx,
    ids,
    kind === 'price'
      ? { originalPrice: wish.originalPrice, specialPrice: wish.specialPrice }
      : { realStock: wish.stock },
  );
  await refreshListings(tx, ids);
  const behavior: Message =
    kind === 'price'
      ? { key: 'publishing.log.priceHere', params: { original: wish.originalPrice, special: wish.specialPrice } }
      : { key: 'publishing.log.stockHere', params: { stock: wish.stock } };
  await addEvents(
    tx,
    actor,
    ids.map((listingId) => ({ listingId, behavior })),
  );
}

/** One job for each listing; a task follows them. */
export async function startCalls(
  act: Act,
  calls: readonly (NewCall & { storeId: string })[],
  stores: ReadonlyMap<string, Opened>,
): Promise<string | undefined> {
  const [first] = calls;
  if (!first) return undefined;
  const { tx, app, actor } = act;
  const { kind } = first.change;
  const taskId = await startTask(tx, actor, { kind: 'publishing', titleKey: taskTitles[kind], total: calls.length });
  for (const [storeId, its] of Map.groupBy(calls, (call) => call.storeId)) {
    const store = stores.get(storeId);
    const shelfPauseMs = store && 'publisher' in store ? store.publisher.shelfPauseMs : 0;
    const inserted = await insertCalls(tx, its, { taskId, createUser: actor.username, shelfPauseMs });
    const times = new Map(inserted.map(({ id, dueAt }) => [id, new Date(dueAt)]));
    const later = inserted.filter(({ isLater }) => isLater);
    await setWaiting(tx, later);
    await app.jobs.enqueueMany(
      tx,
      changeQueue,
      inserted.map(({ id }) => ({ callId: id })),
      ({ callId }) => times.get(callId)!,
    );
    const shown = (at: string) => formatWallTime(wallTimeAt(new Date(at), app.settings.displayZone)).slice(0, 16);
    await addEvents(
      tx,
      actor,
      later.map(({ listingId, dueAt }) => ({
        listingId,
        behavior: { key: 'publishing.log.shelfLater', params: { time: shown(dueAt) } },
      })),
    );
  }
  return taskId;
}

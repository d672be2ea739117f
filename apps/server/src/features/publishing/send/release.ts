import type { Message } from '@pressroom/contract/message';
import { listingStatus } from '@pressroom/contract/publishing/status';
import type { Act } from '../../../platform/act.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { addEvents } from '../record/events.ts';
import { findStorePublishing, type StorePublishing } from '../settings/queries.ts';
import { changesTo, findFacts } from './audit.ts';
import { lockToRelease, queueListings, type ReleaseHead } from './queued.queries.ts';
import { sendListing } from './sendListing.ts';

interface ListingRefusal {
  id: string;
  label: string;
  reason: Message['key'];
  msg: Message;
}

/** The listings that an act has changed, and why it left the others. */
export interface ListingOutcome {
  done: string[];
  refused: ListingRefusal[];
  taskId?: string;
}

/**
 * Puts listings on their way to their marketplaces, each with a job of its own: pending and failed ones without errors,
 * and published ones that were changed. The others stay as they are, each with its reason.
 */
export async function releaseListings(act: Act, ids: readonly string[]): Promise<ListingOutcome> {
  const { tx, audit } = act;
  const heads = await lockToRelease(tx, ids);
  const stores = await findStorePublishing(tx, [...new Set(heads.map(({ storeId }) => storeId))]);
  const objections = new Map(heads.map((head) => [head.id, objectionTo(head, stores.get(head.storeId))]));
  const refused = refusals(ids, heads, objections);
  const released = heads.filter(({ id }) => !objections.get(id)).map(({ id }) => id);
  const before = await findFacts(tx, released);
  const taskId = await queue(act, released);
  audit(await changesTo(tx, before, refused.length > 0 ? { refused: refused.length } : {}));
  return { done: released, refused, ...(taskId && { taskId }) };
}

/** Each with its job; a task follows them. */
async function queue({ tx, app, actor }: Act, released: readonly string[]): Promise<string | undefined> {
  if (released.length === 0) return undefined;
  const taskId = await startTask(tx, actor, {
    kind: 'publishing',
    titleKey: 'publishing.task.release',
    total: released.length,
  });
  await queueListings(tx, { ids: released, taskId, createUser: actor.username });
  await app.jobs.enqueueMany(
    tx,
    sendListing,
    released.map((listingId) => ({ listingId })),
  );
  await addEvents(
    tx,
    actor,
    released.map((listingId) => ({ listingId, behavior: { key: 'publishing.log.released' } })),
  );
  return taskId;
}

/** Those that are objected to, and ids that no listing has. */
export function refusals(
  ids: readonly string[],
  heads: readonly { id: string; cargoNo: string }[],
  objections: ReadonlyMap<string, Message | undefined>,
): ListingRefusal[] {
  const labels = new Map(heads.map(({ id, cargoNo }) => [id, cargoNo]));
  return ids.flatMap((id) => {
    const msg = labels.has(id) ? objections.get(id) : { key: 'platform.notFound' as const };
    return msg ? [{ id, label: labels.get(id) ?? id, reason: msg.key, msg }] : [];
  });
}

/** Why a listing is not sent; undefined: it may be. */
function objectionTo(
  { publishStatus, errorCount, isChanged }: ReleaseHead,
  store: StorePublishing | undefined,
): Message | undefined {
  if (publishStatus === listingStatus.publishing) return { key: 'publishing.onItsWay' };
  if (publishStatus === listingStatus.published && !isChanged) return { key: 'publishing.refused.unchanged' };
  if (errorCount > 0) return { key: 'publishing.refused.errors', params: { count: errorCount } };
  if (!store) return { key: 'stores.noMarketplace' };
  const params = { store: store.name };
  if (!store.isAuthorized) return { key: 'publishing.refused.notAuthorized', params };
  return store.settings ? undefined : { key: 'publishing.refused.noSettings', params };
}

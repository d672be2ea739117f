import { listingStatus } from '@pressroom/contract/publishing/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { followCombinations, followMappings } from '../../orders/orders.public.ts';
import { mapPublished } from '../../skuMapping/skuMapping.public.ts';
import { addEvents } from '../record/events.ts';
import { setListings } from '../record/status.ts';
import { followUp } from './followUp.ts';
import { comparedOf, compareListings, findShelves, type Heard, keepMarket } from './market.queries.ts';
import type { OpenedStore } from './publisher.ts';
import { findPublishedCombinations, findPublishedSkus } from './publishedSkus.ts';
import { changeRefused } from './refusedChange.ts';
import { settleSending } from './sent.queries.ts';
import type { KeptProblem } from '../record/heads.ts';

/** `refusal`: what was sent last was not taken, and buyers see what had been approved before. */
export interface Confirmed extends Heard {
  refusal?: KeptProblem;
}

/**
 * Listings that their marketplace has confirmed: they are published, their SKUs write their mappings, and orders that waited for
 * these go on. What was not sent with them follows. The caller holds the locks on the mappings and on the listings.
 */
export async function confirmListings(
  act: Act,
  confirmed: readonly Confirmed[],
  { store, readAt }: { store: OpenedStore; readAt: Date },
): Promise<void> {
  if (confirmed.length === 0) return;
  const { tx, actor } = act;
  const ids = confirmed.map(({ id }) => id);
  await keepMarket(tx, confirmed);
  const shelves = await findShelves(tx, ids);
  const shelfOf = ({ id, market }: Heard) => (market.state === 'delisted' ? 2 : (shelves.get(id) ?? 1));
  for (const [shelf, its] of Map.groupBy(confirmed, shelfOf))
    await setListings(
      tx,
      its.map(({ id }) => id),
      {
        publishStatus: listingStatus.published,
        stage: null,
        dueAt: null,
        claimedUntil: null,
        problem: null,
        differs: [],
        shelf,
        publishedAt: sql<string>`coalesce(published_at, clock_timestamp())`,
      },
    );
  const taken = confirmed.filter(({ refusal }) => !refusal).map(({ id }) => id);
  await settleSending(tx, taken, { counts: true });
  await followUp(act, taken, store.publisher);
  const byStock = store.publisher.shelf === 'byStock';
  await compareListings(tx, confirmed.map(comparedOf), { readAt, byStock });
  await addEvents(
    tx,
    actor,
    taken.map((listingId) => ({ listingId, behavior: { key: 'publishing.log.published' } })),
  );
  await changeRefused(
    act,
    confirmed.flatMap(({ id, refusal }) => (refusal ? [{ id, problem: refusal }] : [])),
  );
  const mapped = await mapPublished(act, await findPublishedSkus(tx, ids));
  await followMappings(act, mapped, []);
  await followCombinations.follow(act, await findPublishedCombinations(tx, ids));
}

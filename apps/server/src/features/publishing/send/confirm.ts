import { listingStatus } from '@pressroom/contract/publishing/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { followMappings } from '../../orders/orders.public.ts';
import { mapPublished } from '../../skuMapping/skuMapping.public.ts';
import { addEvents } from '../record/events.ts';
import { setListings } from '../record/status.ts';
import { compareListings, findShelves, type Heard, keepMarket } from './market.queries.ts';
import { findPublishedSkus } from './publishedSkus.ts';

/**
 * Listings that their marketplace has confirmed: they are published, their SKUs write their mappings, and orders that waited for
 * these go on. The caller holds the locks on the mappings and on the listings.
 */
export async function confirmListings(
  act: Act,
  heard: readonly Heard[],
  { readAt, byStock }: { readAt: Date; byStock: boolean },
): Promise<void> {
  if (heard.length === 0) return;
  const { tx, actor } = act;
  const ids = heard.map(({ id }) => id);
  await keepMarket(tx, heard);
  const shelves = await findShelves(tx, ids);
  const shelfOf = ({ id, market }: Heard) => (market.state === 'delisted' ? 2 : (shelves.get(id) ?? 1));
  for (const [shelf, its] of Map.groupBy(heard, shelfOf))
    await setListings(
      tx,
      its.map(({ id }) => id),
      {
        publishStatus: listingStatus.published,
        stage: null,
        dueAt: null,
        claimedUntil: null,
        problem: null,
        shelf,
        publishedAt: sql<string>`coalesce(published_at, clock_timestamp())`,
      },
    );
  const states = heard.map(({ id, market: { state } }) => ({ id, state }));
  await compareListings(tx, states, { readAt, byStock });
  await addEvents(
    tx,
    actor,
    ids.map((listingId) => ({ listingId, behavior: { key: 'publishing.log.published' } })),
  );
  const mapped = await mapPublished(act, await findPublishedSkus(tx, ids));
  await followMappings(act, mapped, []);
}

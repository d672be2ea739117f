import { publishActs } from '@pressroom/contract/publishing/acts';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { listingStatus } from '@pressroom/contract/publishing/status';
import type { Caller } from '../../caller.ts';
import type { App } from '../../platform/app.ts';
import { transact } from '../../platform/database/transact.ts';
import { watchListings } from '../../features/publishing/publishing.public.ts';
import type { OpenedStores } from '../marketStores.ts';
import type { SandboxControl } from '../sandboxControl.ts';
import { must } from '../shop.ts';
import { waitFor } from '../waiting.ts';
import type { Fate } from './planList.ts';
import type { Planned } from './plans.ts';

export interface Publishing {
  app: App;
  caller: Caller;
  control: SandboxControl;
  stores: OpenedStores;
}

/** Those of them that are to fare so. */
export const faring = (planned: readonly Planned[], isMeant: (fate: Fate) => boolean) =>
  planned.filter(({ fate }) => isMeant(fate));

/** Releases plans until every listing is in review, or where it is to stay. */
export async function publishAll(shop: Publishing, planned: readonly Planned[]): Promise<void> {
  const { caller, control, stores } = shop;
  const managed = stores.sheinManaged.there.id;
  // the marketplace takes it, its answer gets lost, and what is asked about it fails: until somebody ends the second fault
  await control.fail(managed, { kind: 'timeOutAfter', endpoint: 'shein:*/publishOrEdit', count: 1, ms: 100 });
  await control.fail(managed, { kind: 'serverErrorBefore', endpoint: 'shein:*/searchProduct' });
  const sent = faring(planned, (fate) => fate !== 'pending' && fate !== 'quota');
  await release(caller, sent);
  await waitForListings(shop, sent, ({ stage }, fate) => stage === (fate === 'unknown' ? 'unknown' : 'review'));

  const held = faring(planned, (fate) => fate === 'quota');
  await control.limitPublishing(stores.temu.there.id, 0);
  await release(caller, held);
  await waitForListings(shop, held, ({ stage, problem }) => stage === 'queued' && problem !== null);
  await control.limitPublishing(stores.temu.there.id, null);
}

async function release(caller: Caller, listings: readonly Planned[]): Promise<void> {
  await must(
    caller,
    publishActs.executePlans,
    [...new Set(listings.map(({ planId }) => planId))].map((id) => ({ id })),
  );
}

/**
 * Waits until this holds of each of them. Not every marketplace tells how its reviews end: the product asks by itself, and
 * here more often than once a minute.
 */
export async function waitForListings(
  { app, caller }: Pick<Publishing, 'app' | 'caller'>,
  planned: readonly Planned[],
  holds: (listing: PublishProduct, fate: Fate) => boolean,
): Promise<void> {
  const fates = new Map(planned.map(({ id, fate }) => [id, fate]));
  await waitFor(
    `${planned.length} listings`,
    async () => {
      const { rows } = await must(caller, publishProducts.page, { pageSize: 200 });
      const ours = rows.filter(({ id }) => fates.has(id));
      const failed = ours.find(
        ({ id, publishStatus }) => publishStatus === listingStatus.failed && fates.get(id) !== 'refused',
      );
      if (failed)
        throw new Error(`${failed.storeName} refused ${failed.spu}: ${failed.problem?.msg} ${failed.problem?.reason}`);
      if (ours.every((listing) => holds(listing, fates.get(listing.id)!))) return ours;
      if (ours.some(({ dueAt }) => dueAt !== null && Date.parse(dueAt) < Date.now()))
        await transact(app.db, (tx) => app.jobs.enqueueMany(tx, watchListings, [{}]));
      return undefined;
    },
    1000,
  );
}

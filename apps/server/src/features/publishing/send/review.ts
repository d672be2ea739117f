import { MarketplaceFailure } from '@pressroom/marketplaces';
import type { MarketListing } from '@pressroom/marketplaces/publishing';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { lockMappingsForSaving } from '../../skuMapping/skuMapping.public.ts';
import { addEvents } from '../record/events.ts';
import { changesTo, findFacts } from './audit.ts';
import { confirmListings } from './confirm.ts';
import { marketProblem, ownProblem, wordsOf } from './problems.ts';
import { openPublisher, type OpenedStore } from './publisher.ts';
import { type Asked, claimReviews, letGo, lockAsked, type Refused, setRefused, waitLonger } from './reviews.queries.ts';

const atOnce = 50;
const laterMs = 60_000;
const storeMs = 600_000;
/** What a marketplace has just taken it may not show at once; later, what it does not know is gone. */
const unseenMs = 15 * 60_000;

/**
 * Asks a store's marketplace how its reviews stand, many at once. What becomes due while it asks waits for the next minute:
 * calls for a few at a time would take from the rate at which listings are sent.
 */
export const reviewStore = defineJob<{ storeId: string }>({
  name: 'publishing.review',
  concurrency: 2,
  retryLimit: 3,
  async run({ app, signal }, { storeId }) {
    while (!signal.aborted && (await reviewBatch(app, storeId, signal)));
  },
});

/** False where no more may be due, or nobody answers. */
async function reviewBatch(app: App, storeId: string, signal: AbortSignal): Promise<boolean> {
  const asked = await claimReviews(app.db, storeId, atOnce);
  if (asked.length === 0) return false;
  try {
    const store = await openPublisher(app, storeId);
    const readAt = new Date();
    const answers = await readAsked(store, asked, signal);
    await writeAs(app, system, 'job/publishing.review', (act) => conclude(act, { store, asked, answers, readAt }));
    return asked.length === atOnce;
  } catch (failure) {
    if (failure instanceof MarketplaceFailure) await letGo(app.db, asked, failure.retryAfterMs ?? laterMs);
    else if (failure instanceof Failure) await letGo(app.db, asked, storeMs, ownProblem(failure, { part: 'store' }));
    else {
      await letGo(app.db, asked, 0);
      throw failure;
    }
    return false;
  }
}

/** A new product has the stock that it was sent with: TEMU would be asked for it by a call for each of its colours. */
async function readAsked(
  { read }: OpenedStore,
  asked: readonly Asked[],
  signal: AbortSignal,
): Promise<Map<string, MarketListing>> {
  const [known, fresh] = [
    asked.filter(({ isPublished }) => isPublished),
    asked.filter(({ isPublished }) => !isPublished),
  ];
  return new Map([...(await read(fresh, { signal, withoutStock: true })), ...(await read(known, { signal }))]);
}

interface Answered {
  store: OpenedStore;
  asked: readonly Asked[];
  answers: ReadonlyMap<string, MarketListing>;
  readAt: Date;
}

async function conclude(act: Act, { store, asked, answers, readAt }: Answered): Promise<void> {
  const { tx, actor, audit } = act;
  // mappings are locked before rows, as everywhere
  await lockMappingsForSaving(tx, [store.storeId]);
  const ours = await lockAsked(tx, asked);
  const heard = asked.flatMap((one) => {
    const market = answers.get(one.ref.marketId);
    return market && ours.has(one.id) ? [{ ...one, market }] : [];
  });
  const by = Map.groupBy(heard, fateOf);
  const published = by.get('published') ?? [];
  const kept = (by.get('kept') ?? []).map((one) => ({ ...one, refusal: refusalOf(store, one).problem }));
  const refused = (by.get('refused') ?? []).map((one) => refusalOf(store, one));
  const settled = [...published, ...kept, ...refused];
  const before = await findFacts(
    tx,
    settled.map(({ id }) => id),
  );
  await confirmListings(act, [...published, ...kept], { store, readAt });
  await setRefused(tx, refused);
  await addEvents(
    tx,
    actor,
    refused.map(({ id, problem }) => ({
      listingId: id,
      behavior: { key: 'publishing.log.refused', params: { why: wordsOf(problem) } },
    })),
  );
  const decided = new Set(settled.map(({ id }) => id));
  await waitLonger(
    tx,
    [...ours].filter((id) => !decided.has(id)),
  );
  if (before.length > 0) audit(await changesTo(tx, before));
}

type Heard = Asked & { market: MarketListing };

/** `kept`: only a change was refused, and the marketplace goes on showing the former version. */
function fateOf({ market: { state, formerStands }, sentAt }: Heard): 'review' | 'published' | 'refused' | 'kept' {
  if (state === 'published' || state === 'delisted') return 'published';
  if (state === 'gone') return Date.now() - Date.parse(sentAt ?? '') > unseenMs ? 'refused' : 'review';
  if (state === 'review') return 'review';
  return formerStands ? 'kept' : 'refused';
}

function refusalOf({ publisher }: OpenedStore, { id, market, skus }: Heard): Refused {
  const isGone = market.state === 'gone';
  if (isGone) return { id, isGone, problem: ownProblem({ key: 'publishing.refused.gone' }) };
  if (market.problems.length === 0) {
    const key = market.state === 'withdrawn' ? 'publishing.refused.withdrawn' : 'publishing.refused.unsaid';
    return { id, isGone, problem: ownProblem({ key }) };
  }
  const names = skus.map(({ sku }) => sku);
  return { id, isGone, problem: marketProblem(publisher, market.problems, names) };
}

import type { Message } from '@pressroom/contract/message';
import { listingStatus } from '@pressroom/contract/publishing/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type ActHead, lockActHeads } from '../acts/heads.queries.ts';
import { addEvents } from '../record/events.ts';
import { refreshListings } from '../record/refresh.ts';
import { setListings } from '../record/status.ts';
import { changesTo, findFacts } from '../send/audit.ts';
import { ownProblem } from '../send/problems.ts';
import { type ListingOutcome, refusals } from '../send/release.ts';

/** Keeps what the marketplace has where a listing differs from it. */
export async function takeTheirs(act: Act, ids: readonly string[]): Promise<ListingOutcome> {
  const { tx, actor, audit } = act;
  const heads = await lockActHeads(tx, ids);
  const objections = new Map(heads.map((head) => [head.id, differing(head) ?? nothingToTake(head)]));
  const refused = refusals(ids, heads, objections);
  const taken = heads.filter(({ id }) => !objections.get(id));
  const done = taken.map(({ id }) => id);
  const before = await findFacts(tx, done);
  const having = (what: string) => taken.filter(({ differs }) => differs.includes(what)).map(({ id }) => id);
  await takePrices(tx, having('price'));
  await takeStocks(tx, having('stock'));
  await takeShelves(tx, having('shelf'));
  await takeStates(tx, taken);
  await takeGone(tx, having('gone'));
  await refreshListings(tx, done);
  await setListings(tx, done, { differs: stillRefused });
  await addEvents(
    tx,
    actor,
    done.map((listingId) => ({ listingId, behavior: { key: 'publishing.log.tookTheirs' } })),
  );
  audit(await changesTo(tx, before));
  return { done, refused };
}

/** Why nothing can be brought together; undefined: something differs. */
export function differing({ publishStatus, differs }: ActHead): Message | undefined {
  if (publishStatus === listingStatus.publishing) return { key: 'publishing.onItsWay' };
  return differs.length > 0 ? undefined : { key: 'publishing.act.agrees' };
}

const stillRefused = sql<string[]>`
  case when publish_status = 3 then array(select unnest(differs) intersect select 'edit') else '{}' end`;

/** What was refused is here alone: the marketplace shows the former version. */
function nothingToTake({ differs }: ActHead): Message | undefined {
  return differs.every((what) => what === 'edit') ? { key: 'publishing.act.changeRefused' } : undefined;
}

/** The special price of a marketplace is what buyers are asked, also where no price is special. */
async function takePrices(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update listing_skus set
      original_price = case when market_original_price is not null then market_original_price
        when special_price is null then coalesce(market_special_price, original_price) else original_price end,
      special_price = case when market_special_price is null then special_price
        when market_original_price is null and special_price is null then null
        when market_special_price = coalesce(market_original_price, original_price) then null
        else market_special_price end,
      changed = array_remove(changed, 'price')
    where listing_id = any(${ids}::bigint[])`.execute(tx);
}

/** What is off sale here and sold out there keeps what it had. */
async function takeStocks(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update listing_skus set real_stock = coalesce(market_stock, real_stock), changed = array_remove(changed, 'stock')
    where listing_id = any(${ids}::bigint[]) and (status = 1 or market_stock > 0)`.execute(tx);
}

async function takeShelves(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update listings set shelf = case when shelf = 1 then 2 else 1 end, gmt_modified = clock_timestamp()
    where id = any(${ids}::bigint[])`.execute(tx);
}

/** Delisted by the marketplace is down; what it refuses or has given back is not published any more. */
async function takeStates(tx: Tx, taken: readonly ActHead[]): Promise<void> {
  const by = Map.groupBy(
    taken.filter(({ differs }) => differs.includes('state')),
    ({ marketState }) => marketState,
  );
  for (const [state, its] of by) {
    const ids = its.map(({ id }) => id);
    if (state === 'delisted') await setListings(tx, ids, { shelf: 2 });
    else {
      const key = state === 'withdrawn' ? 'publishing.refused.withdrawn' : 'publishing.refused.unsaid';
      await setListings(tx, ids, { publishStatus: listingStatus.failed, shelf: null, problem: ownProblem({ key }) });
    }
  }
}

/** It can be released again as a new one, or deleted. */
export async function takeGone(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update listing_skus set market_skc_id = null, market_sku_id = null, market_original_price = null,
      market_special_price = null, market_stock = null, market_shelf = null, changed = '{}'
    where listing_id = any(${ids}::bigint[])`.execute(tx);
  await setListings(tx, ids, {
    publishStatus: listingStatus.failed,
    shelf: null,
    marketId: null,
    marketVersion: '',
    marketState: 'gone',
    differs: [],
    problem: ownProblem({ key: 'publishing.refused.gone' }),
  });
}

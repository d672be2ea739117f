import type { Message } from '@pressroom/contract/message';
import { listingStatus } from '@pressroom/contract/publishing/status';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { Act } from '../../../platform/act.ts';
import { changeOf, type Opened, rowsOf } from '../acts/change.rules.ts';
import { startCalls } from '../acts/changeListings.ts';
import { type ActHead, type ActSku, findActSkus, lockActHeads } from '../acts/heads.queries.ts';
import { setListings } from '../record/status.ts';
import { changesTo, findFacts } from '../send/audit.ts';
import { type Change, risesIn } from '../send/change.ts';
import { makeRoom } from '../send/makeRoom.ts';
import type { OpenedStore } from '../send/publisher.ts';
import { type ListingOutcome, refusals, releaseListings } from '../send/release.ts';
import { differing, takeGone } from './takeTheirs.ts';

interface Asked {
  ids: readonly string[];
  riseReason: number | null;
  stores: ReadonlyMap<string, Opened>;
}

/**
 * Sends what is kept here where a listing differs: what is gone or refused there as a release, the rest as changes. Where
 * only a part of it can be sent, that goes, and the listing is named among the refused with what stays different.
 */
export async function sendOurs(act: Act, { ids, riseReason, stores }: Asked): Promise<ListingOutcome> {
  const { tx, audit } = act;
  const heads = await lockActHeads(tx, ids);
  const skus = Map.groupBy(await findActSkus(tx, ids), ({ listingId }) => listingId);
  const plans = new Map(
    heads.map((head) => [
      head.id,
      planFor(head, { skus: skus.get(head.id) ?? [], store: stores.get(head.storeId), riseReason }),
    ]),
  );
  const objections = new Map(heads.map(({ id }) => [id, plans.get(id)!.objection]));
  const refused = refusals(ids, heads, objections);
  const again = heads.filter(({ id }) => plans.get(id)!.isReleased);
  const released = await releaseAgain(act, again);
  const changing = heads.filter(({ id }) => plans.get(id)!.changes.length > 0);
  const before = await findFacts(
    tx,
    changing.map(({ id }) => id),
  );
  let { taskId } = released;
  for (const kind of ['price', 'stock', 'shelf'] as const) {
    const calls = changing.flatMap(({ id, storeId }) =>
      plans.get(id)!.changes.flatMap((change) => (change.kind === kind ? [{ listingId: id, storeId, change }] : [])),
    );
    const asked = changing.filter(({ id }) => calls.some(({ listingId }) => listingId === id));
    const busy = await makeRoom(
      act,
      asked.map(({ id }) => id),
      kind,
    );
    taskId =
      (await startCalls(
        act,
        calls.filter(({ listingId }) => !busy.has(listingId)),
        stores,
      )) ?? taskId;
  }
  audit(await changesTo(tx, before, { sendOurs: again.length + changing.length }));
  const whole = changing.filter(({ id }) => !objections.get(id));
  return {
    done: [...released.done, ...whole.map(({ id }) => id)],
    refused: [...refused, ...released.refused],
    ...(taskId && { taskId }),
  };
}

async function releaseAgain(act: Act, heads: readonly ActHead[]): Promise<ListingOutcome> {
  if (heads.length === 0) return { done: [], refused: [] };
  const isGone = ({ differs }: ActHead) => differs.includes('gone');
  const refusedThere = heads.filter((head) => !isGone(head) && head.differs.includes('state')).map(({ id }) => id);
  await takeGone(
    act.tx,
    heads.filter(isGone).map(({ id }) => id),
  );
  await setListings(act.tx, refusedThere, { publishStatus: listingStatus.failed, shelf: null, differs: [] });
  return releaseListings(
    act,
    heads.map(({ id }) => id),
  );
}

interface Plan {
  objection?: Message | undefined;
  changes: Change[];
  /** Published once more: there is nothing that could be changed. */
  isReleased: boolean;
}

interface Given {
  skus: readonly ActSku[];
  store: Opened | undefined;
  riseReason: number | null;
}

function planFor(head: ActHead, { skus, store, riseReason }: Given): Plan {
  const nothing = { changes: [], isReleased: false };
  const agreed = differing(head);
  if (agreed) return { ...nothing, objection: agreed };
  if (!store) return { ...nothing, objection: { key: 'stores.noMarketplace' } };
  if ('problem' in store) return { ...nothing, objection: store.problem };
  const has = (what: string) => head.differs.includes(what);
  if (has('gone') || (has('state') && head.marketState !== 'delisted')) return { changes: [], isReleased: true };
  if (has('edit')) return { changes: [], isReleased: true };
  const parts = [
    ...(has('price') ? [pricePart(store, skus, riseReason)] : []),
    ...(has('stock') ? [{ change: stockChange(store, skus) }] : []),
    ...(has('shelf') || has('state') ? [shelfPart(store, head, skus)] : []),
  ];
  const changes = parts.flatMap((part) => ('change' in part ? [part.change] : []));
  const objection = parts.flatMap((part) => ('objection' in part ? [part.objection] : []))[0];
  return { changes, objection, isReleased: false };
}

type Part = { change: Change } | { objection: Message };

function pricePart({ publisher }: OpenedStore, skus: readonly ActSku[], riseReason: number | null): Part {
  const params = { marketplace: marketplaceNames[publisher.marketplace] };
  if (publisher.price === 'none') return { objection: { key: 'publishing.act.noPrice', params } };
  const priced = rowsOf(skus).flatMap(({ row, sku }) =>
    sku.originalPrice === null
      ? []
      : [{ ...row, originalPrice: sku.originalPrice, specialPrice: sku.specialPrice, sku }],
  );
  const rises = priced.some(({ sku, originalPrice, specialPrice }) =>
    risesIn([{ originalPrice: sku.marketOriginalPrice, specialPrice: sku.marketSpecialPrice }], {
      originalPrice,
      specialPrice,
    }),
  );
  if (rises && riseReason === null) return { objection: { key: 'publishing.act.riseReason' } };
  return {
    change: {
      kind: 'price',
      riseReason,
      rows: priced.map(({ id, ref, originalPrice, specialPrice }) => ({ id, ref, originalPrice, specialPrice })),
    },
  };
}

/** What is off sale is sold out where a marketplace has no shelf. */
function stockChange({ publisher }: OpenedStore, skus: readonly ActSku[]): Change {
  const stockOf = ({ status, realStock }: ActSku) => (status === 1 || publisher.shelf === 'call' ? realStock : 0);
  return { kind: 'stock', rows: rowsOf(skus).map(({ row, sku }) => ({ ...row, stock: stockOf(sku) })) };
}

/** What is down there is put back only where a marketplace has a call for it: its stock is there, and nobody is shown it. */
function shelfPart(store: OpenedStore, { shelf }: ActHead, skus: readonly ActSku[]): Part {
  const params = { marketplace: marketplaceNames[store.publisher.marketplace] };
  if (store.publisher.shelf === 'byStock') return { objection: { key: 'publishing.act.delisted', params } };
  return { change: changeOf({ kind: 'shelf', isListed: shelf === 1 }, skus, store) };
}

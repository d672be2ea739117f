import { z } from 'zod';
import { storeEndpoint, type StoreCall } from '../endpoint.ts';
import { shelfQuotaOf } from '../quota.ts';

const rowSpec = z.object({
  skc_name: z.string().min(1),
  site_list: z.array(z.string().min(1)).min(1),
  shelf_state: z.union([z.literal(1), z.literal(2)]),
});
type Row = z.output<typeof rowSpec>;

/** The same colour at the same site may not be moved again sooner. */
const pauseMs = 20 * 60_000;

/** Puts colours on the shelf or takes them down; each row answers for itself. A row with several sites is done or refused as one. */
export const modifyShelf = storeEndpoint({
  path: '/open-api/goods/modify-skc-shelf',
  method: 'POST',
  body: z.object({ skc_site_info_list: z.array(rowSpec).min(1).max(100) }),
  act(call) {
    const failures = call.body.skc_site_info_list.flatMap((row, index) => {
      const refusal = move(call, row);
      return refusal ? [{ ...refusal, identity: row.skc_name, line_index: index + 1 }] : [];
    });
    const total = call.body.skc_site_info_list.length;
    return {
      success_count: total - failures.length,
      failure_count: failures.length,
      total_count: total,
      failure_results: failures,
    };
  },
});

function move({ state, store }: StoreCall<unknown>, row: Row): { code: string; msg: string } | undefined {
  const { skc_name, site_list, shelf_state } = row;
  const onShelf = shelf_state === 1;
  const product = state.products
    .withParts(store, [skc_name])
    .find(({ removed, skcs }) => removed === null && skcs.some(({ id }) => id === skc_name));
  const skc = product?.skcs.find(({ id }) => id === skc_name);
  const refuse = (serial: string, msg: string) => {
    state.note(store, 'shelf', `${skc_name} ${shelf_state}`, false);
    return { code: `sandbox-shelf-${serial}`, msg };
  };
  if (!product || !skc?.approvedOnce)
    return refuse('001', `SKC不存在或未审核通过 There is no approved SKC ${skc_name}`);
  const shelves = skc.shelves.filter(({ site }) => site_list.includes(site));
  if (shelves.length < new Set(site_list).size)
    return refuse('002', '站点不符 The SKC is not sold at one of these sites');
  if (onShelf && skc.stopped) return refuse('003', '平台已下架，不可上架 SHEIN has taken the SKC off the shelf');
  const { world } = state.core;
  if (shelves.some(({ movedAt }) => movedAt !== undefined && !world.clock.reached(movedAt + pauseMs)))
    return refuse('004', '20分钟内不可重复操作 The same SKC may be moved once in 20 minutes');
  const isNew = !product.skcs.some((each) => each.shelves.some((shelf) => shelf.onShelf));
  if (onShelf && isNew && shelfQuotaOf(state, store).left === 0)
    return refuse('005', '上架额度不足 The quota of products on the shelf is used up');
  state.products.shelve(product, skc, { onShelf, sites: site_list, bySeller: true });
  state.note(store, 'shelf', `${skc_name} ${shelf_state}`);
  return undefined;
}

import { waitingStatuses } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { FollowCombinations } from '../../products/products.public.ts';
import { lockMappingsForSaving } from '../../skuMapping/skuMapping.public.ts';
import { changesTo, findFacts } from '../record/audit.ts';
import { insertLines, type NewLine } from '../record/insert.ts';
import { writeLog } from '../record/log.ts';
import { describeCombined, expandLine, findCombined, findListedAs } from './combined.ts';
import { goOn } from './goOn.ts';
import { settleProblems } from './problems.ts';

interface WaitingLine {
  id: string;
  orderId: string;
  shopId: string;
  lineNo: number;
  /** The last one of its order. */
  lastNo: number;
  msku: string;
  num: number;
  listing: { sellerSku?: string | null } | null;
  marketItems: unknown;
}

export const followCombinations: FollowCombinations = { lock: (tx) => lockMappingsForSaving(tx, 'all'), follow };

/** Puts the parts of a combination in place of each line of an unapproved order that waits for it. */
async function follow({ tx, actor, audit }: Act, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  const waiting = await lockWaiting(tx, skus);
  if (waiting.length === 0) return;
  const find = await findCombined(tx, skus);
  const listedAs = await findListedAs(
    tx,
    waiting.map(({ shopId, msku }) => ({ shopId, skuId: msku })),
  );
  const found = waiting.flatMap((line) => {
    const combined = find([listedAs({ shopId: line.shopId, skuId: line.msku }), line.msku, line.listing?.sellerSku]);
    return combined ? [{ ...line, combined }] : [];
  });
  if (found.length === 0) return;
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))];
  const before = await findFacts(tx, orderIds);
  const contents = await describeCombined(tx, found);
  await replaceLines(
    tx,
    found.map((line, index) => ({ line, parts: expandLine(line, contents[index]!) })),
  );
  await writeLog(
    { tx, actor },
    found.map(({ orderId, msku, combined: { sku, parts } }) => ({
      orderId,
      key: 'orders.log.mapped',
      params: { skuId: msku, code: `${sku} = ${parts.map(partText).join(' + ')}` },
    })),
  );
  const free = await settleProblems(tx, orderIds);
  await goOn({ tx, actor }, [...free]);
  const resolved = found.map(({ msku, combined: { sku } }) => ({ skuId: msku, productCode: sku }));
  audit(await changesTo(tx, before, { resolved }));
}

const partText = ({ product, quantity }: { product: { code: string }; quantity: number }) =>
  quantity === 1 ? product.code : `${product.code} × ${quantity}`;

async function lockWaiting(tx: Tx, skus: readonly string[]): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`
    with wanted as (select lower(word) as sku from unnest(${skus}::text[]) as word)
    select l.id, l.order_id, o.shop_id, l.line_no, l.msku, l.num, l.listing, l.market_items,
      (select max(line_no) from order_lines where order_id = o.id) as last_no
    from order_lines l join orders o on o.id = l.order_id
    where l.product_code_id is null and o.sys_status = any(${waitingStatuses}::smallint[]) and o.shipments = 0
      and (lower(l.msku) in (select sku from wanted) or lower(l.listing ->> 'sellerSku') in (select sku from wanted)
        or (o.shop_id, l.msku) in (
          select listed.store_id, listed.market_sku_id
          from product_skus own join listing_skus listed on listed.sku_id = own.id
          where lower(own.sku) in (select sku from wanted) and listed.market_sku_id is not null))
    order by o.id, l.line_no
    for update of o, l`.execute(tx);
  return rows;
}

/** The first part takes the place of its line, the others follow behind the last one of the order. */
async function replaceLines(
  tx: Tx,
  replaced: readonly { line: WaitingLine; parts: readonly NewLine[] }[],
): Promise<void> {
  const ids = replaced.map(({ line }) => line.id);
  await tx.deleteFrom('orderLines').where('id', '=', anyOf(ids, 'bigint')).execute();
  const behind = new Map<string, number>();
  const placed = replaced.flatMap(({ line: { orderId, lineNo, lastNo }, parts }) =>
    parts.map((line, index) => {
      if (index === 0) return { orderId, lineNo, line };
      const next = (behind.get(orderId) ?? lastNo) + 1;
      behind.set(orderId, next);
      return { orderId, lineNo: next, line };
    }),
  );
  await insertLines(tx, placed);
  await sql`
    update orders set total_num = (select sum(num) from order_lines where order_id = orders.id)
    where id = any(${replaced.map(({ line }) => line.orderId)}::bigint[])`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { goodsOf, isUnnamed } from '../record/goods.ts';
import type { MarketLine } from '../record/marketLine.ts';
import { insertLines } from '../record/insert.ts';
import type { OrderRecord } from '../record/record.ts';
import { explainLines } from './build.ts';

interface Rewrite {
  order: OrderRecord;
  lines: readonly MarketLine[];
}

/**
 * Gives locked orders the marketplace's quantities. Lines that stay keep their products, prints and numbers; drawings
 * that show another quantity are dropped. Neither old nor new lines have reserved or shipped anything.
 */
export async function rewriteLines(tx: Tx, orders: readonly Rewrite[]): Promise<void> {
  if (orders.length === 0) return;
  const plans = orders.map(planOf);
  await updateLines(
    tx,
    plans.flatMap(({ stay }) => stay),
  );
  const gone = plans.flatMap((plan) => plan.gone);
  if (gone.length > 0) await tx.deleteFrom('orderLines').where('id', '=', anyOf(gone, 'bigint')).execute();
  const lineOf = await explainLines(
    tx,
    plans.map(({ order, fresh }) => ({ shopId: order.shopId, lines: fresh })),
  );
  await insertLines(
    tx,
    plans.flatMap(({ order, fresh }) => {
      const last = Math.max(0, ...order.lines.map(({ lineNo }) => lineNo));
      return fresh.map((line, index) => ({
        orderId: order.id,
        lineNo: last + index + 1,
        line: lineOf(order.shopId, line),
      }));
    }),
  );
  await sql`
    update orders o set gmt_modified = clock_timestamp(), total_num = lines.pieces
    from (select order_id, sum(num)::int as pieces from order_lines
      where order_id = any(${orders.map(({ order }) => order.id)}::bigint[]) group by 1) lines
    where o.id = lines.order_id`.execute(tx);
}

interface Plan {
  order: OrderRecord;
  stay: { id: string; line: MarketLine }[];
  gone: string[];
  fresh: MarketLine[];
}

/**
 * Lines of one SKU id are paired in their order. SKU ids whose pieces agree stay as staff have arranged them. Lines of
 * an order that was entered without any SKU id are deleted, because its goods would be made twice.
 */
function planOf({ order, lines }: Rewrite): Plan {
  const [here, there] = [goodsOf(order.lines), goodsOf(lines)];
  const ours = isUnnamed(order)
    ? order.lines
    : order.lines.filter(({ msku }) => msku !== '' && here[msku] !== there[msku]);
  const theirs = lines.filter(({ msku }) => here[msku] !== there[msku]);
  const left = Map.groupBy(theirs, ({ msku }) => msku);
  const plan: Plan = { order, stay: [], gone: [], fresh: [] };
  for (const { id, msku } of ours) {
    const line = left.get(msku)?.shift();
    if (line) plan.stay.push({ id, line });
    else plan.gone.push(id);
  }
  plan.fresh = [...left.values()].flat();
  return plan;
}

async function updateLines(tx: Tx, stay: readonly { id: string; line: MarketLine }[]): Promise<void> {
  const rows = stay.map(({ id, line: { num, listing, marketItems } }) => ({ id, num, listing, items: marketItems }));
  if (rows.length === 0) return;
  await sql`
    update order_lines l set
      num = given.num,
      listing = given.listing,
      market_items = given.items,
      drawing_key = case when l.num = given.num then l.drawing_key end,
      drawing_key2 = case when l.num = given.num then l.drawing_key2 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, num int, listing jsonb, items jsonb)
    where l.id = given.id`.execute(tx);
}

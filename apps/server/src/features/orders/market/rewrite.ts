import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { goodsOf, isUnnamed, unitsOf } from '../record/goods.ts';
import type { MarketLine } from '../record/marketLine.ts';
import { insertLines } from '../record/insert.ts';
import type { LineRecord, OrderRecord } from '../record/record.ts';
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
  const linesOf = await explainLines(
    tx,
    plans.map(({ order, fresh }) => ({ shopId: order.shopId, lines: fresh })),
  );
  await insertLines(
    tx,
    plans.flatMap(({ order, fresh }) => {
      const last = Math.max(0, ...order.lines.map(({ lineNo }) => lineNo));
      return fresh
        .flatMap((line) => linesOf(order.shopId, line))
        .map((line, index) => ({ orderId: order.id, lineNo: last + index + 1, line }));
    }),
  );
  await sql`
    update orders o set gmt_modified = clock_timestamp(), total_num = lines.pieces
    from (select order_id, sum(num)::int as pieces from order_lines
      where order_id = any(${orders.map(({ order }) => order.id)}::bigint[]) group by 1) lines
    where o.id = lines.order_id`.execute(tx);
}

/** A line of ours that takes over what the marketplace says now. */
interface Staying {
  id: string;
  num: number;
  combinationNum: number | null;
  line: MarketLine;
}

interface Plan {
  order: OrderRecord;
  stay: Staying[];
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
  for (const unit of unitsOf(ours)) {
    const parts = unit.combinationNo === null ? [unit] : ours.filter((one) => one.combinationNo === unit.combinationNo);
    const line = left.get(unit.msku)?.shift();
    const stay = line && stayingOf(parts, line);
    if (stay) plan.stay.push(...stay);
    else plan.gone.push(...parts.map(({ id }) => id));
    // its parts are made anew
    if (line && !stay) plan.fresh.push(line);
  }
  plan.fresh.push(...[...left.values()].flat());
  return plan;
}

/** Undefined where the pieces of a part, as staff have edited them, are no multiple of the combinations. */
function stayingOf(parts: readonly LineRecord[], line: MarketLine): Staying[] | undefined {
  const [first] = parts;
  const former = first?.combinationNum ?? null;
  if (former === null) return parts.map(({ id }) => ({ id, num: line.num, combinationNum: null, line }));
  if (parts.some(({ num }) => num % former !== 0)) return undefined;
  return parts.map(({ id, num }, index) => ({
    id,
    num: (num / former) * line.num,
    combinationNum: line.num,
    line: index === 0 ? line : { ...line, marketItems: [] },
  }));
}

async function updateLines(tx: Tx, stay: readonly Staying[]): Promise<void> {
  const rows = stay.map(({ id, num, combinationNum, line: { listing, marketItems } }) => ({
    id,
    num,
    combinationNum,
    listing,
    items: marketItems,
  }));
  if (rows.length === 0) return;
  await sql`
    update order_lines l set
      num = given.num,
      combination_num = given."combinationNum",
      listing = given.listing,
      market_items = given.items,
      drawing_key = case when l.num = given.num then l.drawing_key end,
      drawing_key2 = case when l.num = given.num then l.drawing_key2 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id bigint, num int, "combinationNum" int, listing jsonb, items jsonb)
    where l.id = given.id`.execute(tx);
}

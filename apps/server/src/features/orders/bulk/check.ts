import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { type CheckedAct, checkedActs, type CountedAct, countedFrom } from '@pressroom/contract/orders/actCheck';
import type { bulk } from '@pressroom/contract/orders/bulk';
import type { OrderChoice } from '@pressroom/contract/orders/search';
import { labelType, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { chosenOrders } from '../list/selection.ts';
import { stopsAtHolds } from '../state/rules.ts';

/** What an order must have for the file or the batch that is made of it. */
const needs: Partial<Record<CountedAct, ReturnType<typeof sql<boolean>>>> = {
  drawings: sql`not exists (
    select from order_lines l where l.order_id = o.id
      and (l.drawing_key is null or (l.print_num <> 1 and l.drawing_key2 is null)))`,
  labels: sql`(o.has_label and o.label_void is null)`,
  trackingNumbers: sql`o.tracking_number is not null`,
  push: sql`o.label_type = ${sql.lit(labelType.platform)}`,
  place: sql`o.label_type = ${sql.lit(labelType.own)}`,
};

const marketplaceFirst: readonly CountedAct[] = ['push', 'place'];
const isFile = (act: CountedAct): act is Exclude<CountedAct, CheckedAct> =>
  !(checkedActs as readonly CountedAct[]).includes(act);

/** Whether it waits until what the marketplace has reported is decided. */
function waitsForDecisions(act: CountedAct): boolean {
  return isFile(act) ? marketplaceFirst.includes(act) : stopsAtHolds(act);
}

interface Counted {
  sysStatus: OrderStatus;
  totalNum: number;
  heldNum: number;
  /** Of those that are not held, or need not be decided. */
  lackingNum: number;
}

/** Counts the chosen orders by their status, and those without what is needed. What neither tells is judged when the act is done. */
export async function checkSelection(
  place: { db: Db; zone: string },
  { selection, act }: { selection: OrderChoice; act: CountedAct },
): Promise<HandlerOutput<typeof bulk.selectionCheck>> {
  const free = waitsForDecisions(act) ? sql`o.holds is null` : sql`true`;
  const { rows } = await sql<Counted>`
    select o.sys_status, count(*)::int as total_num, (count(*) filter (where not ${free}))::int as held_num,
      (count(*) filter (where ${free} and not ${needs[act] ?? sql`true`}))::int as lacking_num
    from orders o where o.id in (${chosenOrders(place, selection)}) group by 1`.execute(place.db);
  const able = rows.filter(({ sysStatus }) => countedFrom[act].includes(sysStatus));
  const held = sum(able.map(({ heldNum }) => heldNum));
  const lacking = sum(able.map(({ lackingNum }) => lackingNum));
  return {
    total: sum(rows.map(({ totalNum }) => totalNum)),
    fitting: sum(able.map(({ totalNum }) => totalNum)) - held - lacking,
    held,
    lacking,
    byStatus: rows.map(({ sysStatus, totalNum }) => ({ sysStatus, totalNum })),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

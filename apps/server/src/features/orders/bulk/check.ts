import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { CheckedAct } from '@pressroom/contract/orders/actCheck';
import type { bulk } from '@pressroom/contract/orders/bulk';
import type { OrderChoice } from '@pressroom/contract/orders/search';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { chosenOrders } from '../list/selection.ts';
import { stopsAtHolds, statusesOf } from '../state/rules.ts';

/** Counts the chosen orders by their status. What the status does not tell is judged when the act is done. */
export async function checkSelection(
  place: { db: Db; zone: string },
  { selection, act }: { selection: OrderChoice; act: CheckedAct },
): Promise<HandlerOutput<typeof bulk.selectionCheck>> {
  const { rows } = await sql<{ sysStatus: OrderStatus; totalNum: number; heldNum: number }>`
    select o.sys_status, count(*)::int as total_num, (count(*) filter (where o.holds is not null))::int as held_num
    from orders o where o.id in (${chosenOrders(place, selection)}) group by 1`.execute(place.db);
  const statuses = statusesOf(act);
  const able = rows.filter(({ sysStatus }) => statuses.includes(sysStatus));
  const held = stopsAtHolds(act) ? sum(able.map(({ heldNum }) => heldNum)) : 0;
  return {
    total: sum(rows.map(({ totalNum }) => totalNum)),
    fitting: sum(able.map(({ totalNum }) => totalNum)) - held,
    held,
    byStatus: rows.map(({ sysStatus, totalNum }) => ({ sysStatus, totalNum })),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

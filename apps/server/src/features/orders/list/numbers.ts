import type { OrderSelection } from '@pressroom/contract/orders/search';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { findChosenIds } from './selection.ts';

/** The numbers of the chosen orders, in the order of the list; of tracking numbers those that there are. */
export async function findChosenNumbers(
  place: { db: Db; zone: string },
  { selection, of }: { selection: OrderSelection; of: 'order' | 'tracking' },
): Promise<string[]> {
  const ids = await findChosenIds(place, selection);
  const column = of === 'order' ? sql`o.third_order_number` : sql`o.tracking_number`;
  const { rows } = await sql<{ number: string }>`
    select ${column} as number
    from unnest(${ids}::bigint[]) with ordinality as chosen (id, place) join orders o on o.id = chosen.id
    where ${column} is not null order by chosen.place`.execute(place.db);
  return rows.map(({ number }) => number);
}

import { fetchedMost } from '@pressroom/contract/orders/bulk';
import type { OrderChoice } from '@pressroom/contract/orders/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { failInput } from '../../../platform/failure.ts';
import type { Matching } from '../record/listed.ts';
import { inOrder, matchingOrders, sortingOf } from './search.ts';

interface Place {
  db: Db;
  zone: string;
}

/** The orders of a search at this moment, without those that were unticked. */
function matchingChoice({ db, zone }: Place, { match, except }: Extract<OrderChoice, { match: object }>): Matching {
  const { sysStatus, sortType: _sort, ...filters } = match;
  let matching = matchingOrders(db, filters, { now: new Date(), zone });
  if (sysStatus !== undefined) matching = matching.where('o.sysStatus', '=', sysStatus);
  return except.length > 0 ? matching.where('o.id', '<>', sql<string>`all(${except}::bigint[])`) : matching;
}

/** A query of the ids of the chosen orders. Of those chosen by id also the ids that no order has. */
export function chosenOrders(place: Place, choice: OrderChoice): RawBuilder<{ id: string }> {
  if ('ids' in choice) return sql`select id from unnest(${choice.ids}::bigint[]) as chosen (id)`;
  return sql`${matchingChoice(place, choice).select('o.id')}`;
}

/** The same in the order of the list. */
export async function findOrderedIds(place: Place, choice: OrderChoice): Promise<readonly string[]> {
  if ('ids' in choice) return choice.ids;
  return (await inListOrder(place, choice).execute()).map(({ id }) => id);
}

function inListOrder(place: Place, choice: Extract<OrderChoice, { match: object }>) {
  return inOrder(matchingChoice(place, choice), sortingOf(choice.match)).select('o.id');
}

/** The same. Ends in 400 where they are more than can be fetched at once. */
export async function findChosenIds(place: Place, choice: OrderChoice): Promise<readonly string[]> {
  if ('ids' in choice) return choice.ids;
  const found = await inListOrder(place, choice)
    .limit(fetchedMost + 1)
    .execute();
  if (found.length > fetchedMost) await refuseMany(place, choice);
  return found.map(({ id }) => id);
}

async function refuseMany(place: Place, choice: OrderChoice): Promise<never> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (${chosenOrders(place, choice)}) as chosen`.execute(place.db);
  failInput('orders.bulk.tooMany', { params: { count: Number(rows[0]!.count), most: fetchedMost } });
}

import { fetchedMost } from '@pressroom/contract/orders/bulk';
import type { OrderChoice, OrderSelection } from '@pressroom/contract/orders/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fail, failInput } from '../../../platform/failure.ts';
import type { Matching } from '../record/listed.ts';
import { askedAt } from './conditions.ts';
import { inOrder, matchingOrders, sortingOf } from './search.ts';

interface Place {
  db: Db;
  zone: string;
}

type Ticked = Extract<OrderChoice, { ids: unknown }>;
type Matched = Extract<OrderChoice, { match: object }>;

/** The orders of a search at this moment, without those that were unticked. */
function matchingChoice({ db, zone }: Place, { match, except }: Matched): Matching {
  const { sysStatus, sortBy: _by, sortType: _sort, ...filters } = match;
  let matching = matchingOrders(db, filters, askedAt({ now: new Date(), zone }));
  if (sysStatus !== undefined) matching = matching.where('o.sysStatus', '=', sysStatus);
  return except.length > 0 ? matching.where('o.id', '<>', sql<string>`all(${except}::bigint[])`) : matching;
}

/** A query of the ids of the chosen orders. Of those chosen by id also the ids that no order has. */
export function chosenOrders(place: Place, choice: OrderChoice): RawBuilder<{ id: string }> {
  if ('ids' in choice) return sql`select id from unnest(${choice.ids}::bigint[]) as chosen (id)`;
  return sql`${matchingChoice(place, choice).select('o.id')}`;
}

/** 409 where all that match are another number by now than their user was told. */
export function requireCount(selection: OrderChoice | OrderSelection, count: number): void {
  if ('count' in selection && selection.count !== count)
    fail(409, 'orders.bulk.changed', { params: { count }, data: { count } });
}

/** The ids of the chosen orders in the order of the list, however they were ticked; ids that no order has come last. */
export async function findOrderedIds(place: Place, choice: OrderChoice): Promise<readonly string[]> {
  if ('ids' in choice) return inOrderOfList(place, choice);
  return (await inListOrder(place, choice).execute()).map(({ id }) => id);
}

async function inOrderOfList({ db }: Place, choice: Ticked): Promise<readonly string[]> {
  const { column, direction } = sortingOf(choice);
  const way = sql.raw(direction);
  const { rows } = await sql<{ id: string }>`
    select chosen.id from unnest(${choice.ids}::bigint[]) as chosen (id) left join orders o on o.id = chosen.id
    order by o.id is null, ${sql.ref(column)} ${way} nulls last, chosen.id ${way}`.execute(db);
  return rows.map(({ id }) => id);
}

function inListOrder(place: Place, choice: Matched) {
  return inOrder(matchingChoice(place, choice), sortingOf(choice.match)).select('o.id');
}

/** The same. 400 where they are more than can be fetched at once, and 409 where all that match are another number than their user was told. */
export async function findChosenIds(place: Place, choice: OrderChoice | OrderSelection): Promise<readonly string[]> {
  if ('ids' in choice) return inOrderOfList(place, choice);
  const found = await inListOrder(place, choice)
    .limit(fetchedMost + 1)
    .execute();
  const count = found.length > fetchedMost ? await countChosen(place, choice) : found.length;
  requireCount(choice, count);
  if (count > fetchedMost) failInput('orders.bulk.tooMany', { params: { count, most: fetchedMost } });
  return found.map(({ id }) => id);
}

/** How many orders are chosen; ids that no order has do not count. */
export async function countChosen(place: Place, choice: OrderChoice): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from orders where id in (${chosenOrders(place, choice)})`.execute(place.db);
  return Number(rows[0]!.count);
}

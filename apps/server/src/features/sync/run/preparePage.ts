import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { concurrently } from '../../../platform/concurrently.ts';
import type { MarketOrder } from '../../orders/orders.public.ts';
import type { Listed, ListedPage, MarketSource, Told } from '../sources/source.ts';
import type { OrderFailure } from '../failures/queries.ts';
import { tellEach, tellListed } from './bisect.ts';
import { emptyPage, type Page } from './storePage.ts';

/** What a run asks for: orders as a list names them, or by their numbers alone. */
export type Batch = ListedPage | { numbers: readonly string[] };

interface Wanted {
  db: Db;
  storeId: string;
  source: MarketSource;
  signal: AbortSignal;
  /** A person names orders that may be another store's. */
  byHand: boolean;
  withoutShipped: boolean;
  /** What changed before this moment and stands here as it was then, need not be read again. */
  settledBefore: Date | undefined;
}

interface Held {
  updatedAt: number | undefined;
  hasAddress: boolean;
}

/** Of each order's address, so many are asked for at once. */
const addressesAtOnce = 8;

/** Asks for all that is missing to store a batch, and for nothing that stands here unchanged. */
export async function preparePage(wanted: Wanted, batch: Batch): Promise<Page> {
  const { db, storeId, source, signal } = wanted;
  const listed = 'listed' in batch ? batch.listed : undefined;
  const numbers = listed ? listed.map(({ number }) => number) : 'numbers' in batch ? batch.numbers : [];
  const held = await findHeld(db, storeId, numbers);
  const told = listed
    ? await tellListed(
        listed.filter((row) => isWanted(wanted, row, held.get(row.number))),
        ({ number }) => number,
        (rows) => source.read(rows, signal),
      )
    : await tellEach(numbers, String, (some) => source.find(some, signal));
  const page = sortOut(told);
  if (wanted.byHand) leaveAbsent(page, held);
  if (wanted.withoutShipped)
    page.orders = page.orders.filter((order) => !hasShipped(order) || held.has(order.thirdOrderNumber));
  if ('listed' in batch) {
    page.completeUntil = batch.completeUntil;
    for (const { number, where } of batch.unreadable)
      page.failures.push({ thirdOrderNumber: number ?? '?', problem: { key: 'sync.unreadable', params: { where } } });
  }
  page.found = numbers.length - [...told.values()].filter(isMissing).length;
  const needing = page.orders.filter((order) => needsAddress(order, held.get(order.thirdOrderNumber)));
  await concurrently(addressesAtOnce, needing, async (order) => {
    order.address = await source.address(order.thirdOrderNumber, signal);
    if (!isComplete(order.address)) page.withheld.push(order.thirdOrderNumber);
  });
  return page;
}

/** Without these nothing can be sent; what else is withheld may stay so. */
function isComplete(address: MarketOrder['address']): boolean {
  return address !== null && address.recipientsName !== '' && address.recipientsAddress !== '';
}

const isMissing = (told: Told) => told.kind === 'failed' && told.problem.key === 'sync.missingThere';

/** What is known neither there nor here is nothing to try again. */
function leaveAbsent(page: Page, held: ReadonlyMap<string, Held>): void {
  const isAbsent = ({ thirdOrderNumber, problem }: OrderFailure) =>
    problem.key === 'sync.missingThere' && !held.has(thirdOrderNumber);
  page.absent = page.failures.filter(isAbsent).map(({ thirdOrderNumber }) => thirdOrderNumber);
  page.failures = page.failures.filter((failure) => !isAbsent(failure));
}

function isWanted({ withoutShipped, settledBefore }: Wanted, row: Listed, held: Held | undefined): boolean {
  if (!held) return !(withoutShipped && row.shipped);
  const updatedAt = timeOf(row.updatedAt);
  const isSettled = settledBefore !== undefined && updatedAt !== undefined && updatedAt < settledBefore.getTime();
  return !isSettled || updatedAt !== held.updatedAt;
}

/** Where it goes matters while it waits to be shipped: it is asked for once, and again when something has changed there. */
function needsAddress(order: MarketOrder, held: Held | undefined): boolean {
  if (order.state !== 'toShip') return false;
  return !held?.hasAddress || held.updatedAt !== timeOf(order.marketUpdatedAt);
}

const hasShipped = ({ state }: MarketOrder) => state === 'shipped' || state === 'signed';

function sortOut(told: ReadonlyMap<string, Told>): Page {
  const page: Page = emptyPage();
  for (const [number, said] of told) {
    if (said.kind === 'order') page.orders.push(said.order);
    else if (said.kind === 'notOurs') page.notOurs.push(number);
    else page.failures.push({ thirdOrderNumber: number, problem: said.problem });
  }
  return page;
}

async function findHeld(db: Db, storeId: string, numbers: readonly string[]): Promise<Map<string, Held>> {
  const rows = await db
    .selectFrom('orders')
    .where('shopId', '=', storeId)
    .where('thirdOrderNumber', '=', anyOf(numbers, 'text'))
    .where('marketState', 'is not', null)
    .select(['thirdOrderNumber', 'marketUpdatedAt'])
    .select(
      sql<boolean>`(market_address ->> 'recipientsName' <> '' and market_address ->> 'recipientsAddress' <> '') is true`.as(
        'hasAddress',
      ),
    )
    .execute();
  return new Map(
    rows.map((row) => [row.thirdOrderNumber, { updatedAt: timeOf(row.marketUpdatedAt), hasAddress: row.hasAddress }]),
  );
}

function timeOf(moment: string | null): number | undefined {
  return moment === null ? undefined : Date.parse(moment);
}

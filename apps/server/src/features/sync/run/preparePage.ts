import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { concurrently } from '../../../platform/concurrently.ts';
import type { MarketOrder } from '../../orders/orders.public.ts';
import type { Listed, ListedPage, MarketSource, FetchResult } from '../sources/source.ts';
import type { OrderFailure } from '../failures/queries.ts';
import { fetchEach, fetchListed } from './bisect.ts';
import { emptyPage, type Page } from './storePage.ts';

/** What a run fetches at once: a page of the marketplace's list, or some numbers. */
export type Batch = ListedPage | { numbers: readonly string[] };

interface Scope {
  db: Db;
  storeId: string;
  source: MarketSource;
  signal: AbortSignal;
  /** A person has asked for this run and may have named orders of another store. */
  isRequested: boolean;
  withoutShipped: boolean;
  /** An order that last changed before this moment, and that is stored in this version, is not fetched again. */
  settledBefore: Date | undefined;
}

interface StoredOrder {
  updatedAt: number | undefined;
  hasAddress: boolean;
}

/** So many addresses are asked for at once. */
const addressesAtOnce = 8;

/** Fetches what is needed to store a batch, and nothing that is stored unchanged. */
export async function preparePage(scope: Scope, batch: Batch): Promise<Page> {
  const { db, storeId, source, signal } = scope;
  const listed = 'listed' in batch ? batch.listed : undefined;
  const numbers = listed ? listed.map(({ number }) => number) : 'numbers' in batch ? batch.numbers : [];
  const stored = await findStored(db, storeId, numbers);
  const results = listed
    ? await fetchListed(
        listed.filter((row) => isWanted(scope, row, stored.get(row.number))),
        ({ number }) => number,
        (rows) => source.read(rows, signal),
      )
    : await fetchEach(numbers, String, (some) => source.find(some, signal));
  const page = groupResults(results);
  if (scope.isRequested) separateAbsent(page, stored);
  if (scope.withoutShipped)
    page.orders = page.orders.filter((order) => !hasShipped(order) || stored.has(order.thirdOrderNumber));
  if ('listed' in batch) {
    page.completeUntil = batch.completeUntil;
    for (const { number, where } of batch.unreadable)
      page.failures.push({ thirdOrderNumber: number ?? '?', problem: { key: 'sync.unreadable', params: { where } } });
  }
  page.found = numbers.length - [...results.values()].filter(isMissing).length;
  const needing = page.orders.filter((order) => needsAddress(order, stored.get(order.thirdOrderNumber)));
  await concurrently(addressesAtOnce, needing, async (order) => {
    order.address = await source.address(order.thirdOrderNumber, signal);
    if (!isComplete(order.address)) page.withheld.push(order.thirdOrderNumber);
  });
  return page;
}

/** Nothing can be sent without a name and a street; other parts of an address may stay withheld. */
function isComplete(address: MarketOrder['address']): boolean {
  return address !== null && address.recipientsName !== '' && address.recipientsAddress !== '';
}

const isMissing = (result: FetchResult) => result.kind === 'failed' && result.problem.key === 'sync.missingThere';

/** A number that neither the marketplace nor Pressroom knows is no failure to try again. */
function separateAbsent(page: Page, stored: ReadonlyMap<string, StoredOrder>): void {
  const isAbsent = ({ thirdOrderNumber, problem }: OrderFailure) =>
    problem.key === 'sync.missingThere' && !stored.has(thirdOrderNumber);
  page.absent = page.failures.filter(isAbsent).map(({ thirdOrderNumber }) => thirdOrderNumber);
  page.failures = page.failures.filter((failure) => !isAbsent(failure));
}

function isWanted({ withoutShipped, settledBefore }: Scope, row: Listed, stored: StoredOrder | undefined): boolean {
  if (!stored) return !(withoutShipped && row.shipped);
  const updatedAt = timeOf(row.updatedAt);
  const isSettled = settledBefore !== undefined && updatedAt !== undefined && updatedAt < settledBefore.getTime();
  return !isSettled || updatedAt !== stored.updatedAt;
}

/** Only an order that is still to be shipped needs its address: once, and again when the order has changed. */
function needsAddress(order: MarketOrder, stored: StoredOrder | undefined): boolean {
  if (order.state !== 'toShip') return false;
  return !stored?.hasAddress || stored.updatedAt !== timeOf(order.marketUpdatedAt);
}

const hasShipped = ({ state }: MarketOrder) => state === 'shipped' || state === 'signed';

function groupResults(results: ReadonlyMap<string, FetchResult>): Page {
  const page: Page = emptyPage();
  for (const [number, result] of results) {
    if (result.kind === 'order') page.orders.push(result.order);
    else if (result.kind === 'notOurs') page.notOurs.push(number);
    else page.failures.push({ thirdOrderNumber: number, problem: result.problem });
  }
  return page;
}

async function findStored(db: Db, storeId: string, numbers: readonly string[]): Promise<Map<string, StoredOrder>> {
  const rows = await db
    .selectFrom('orderNumbers as n')
    .innerJoin('orders as o', 'o.id', 'n.orderId')
    .where('n.shopId', '=', storeId)
    .where('n.thirdOrderNumber', '=', anyOf(numbers, 'text'))
    .where('o.marketState', 'is not', null)
    .select(['o.thirdOrderNumber', 'o.marketUpdatedAt'])
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

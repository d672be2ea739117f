import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type MarketOrder, takeMarketOrders } from '../../orders/orders.public.ts';
import { type Claim, isFullSync } from '../lease/claim.ts';
import { forgetFailures, noteFailures, noteFailedRetries, type OrderFailure } from '../failures/queries.ts';
import { lockLease, LeaseLost } from '../lease/lease.ts';
import { inRun } from './inRun.ts';

/** A page of orders, fetched and ready to be stored. */
export interface Page {
  /** How many orders the marketplace has named. */
  found: number;
  orders: MarketOrder[];
  failures: OrderFailure[];
  /** Numbers that neither the marketplace nor Pressroom knows. */
  absent: string[];
  /** Numbers of orders that somebody else ships. */
  notOurs: string[];
  /** Numbers of those orders whose address the marketplace holds back for now. */
  withheld: string[];
  /** Once this page is stored, everything up to this moment is known. */
  completeUntil: Date | undefined;
}

export function emptyPage(): Page {
  return { found: 0, orders: [], failures: [], absent: [], notOurs: [], withheld: [], completeUntil: undefined };
}

interface StoringRun {
  claim: Claim;
  /** When to ask again for an address that the marketplace holds back. */
  askAgainMs: number;
  log: Logger;
}

/** Stores the page at once or, where that fails, order by order, so that one bad order keeps none of the others away. */
export async function storePage(app: App, run: StoringRun, page: Page): Promise<void> {
  try {
    await inRun(app, (act) => storeTogether(act, run, page));
  } catch (error) {
    if (error instanceof LeaseLost || page.orders.length === 0) throw error;
    run.log.error(
      { err: error, orders: page.orders.length },
      'a page of orders could not be stored; each of them is tried alone',
    );
    await storeOneByOne(app, run, page);
  }
}

async function storeOneByOne(app: App, run: StoringRun, page: Page): Promise<void> {
  const failures = [...page.failures];
  for (const order of page.orders) {
    const number = order.thirdOrderNumber;
    const alone = { ...emptyPage(), orders: [order], withheld: page.withheld.filter((other) => other === number) };
    try {
      await inRun(app, (act) => storeTogether(act, run, alone));
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      failures.push({ thirdOrderNumber: number, problem: { key: 'sync.unexpected' } });
    }
  }
  await inRun(app, (act) => storeTogether(act, run, { ...page, orders: [], withheld: [], failures }));
}

/** In one transaction with the run's figures and the safe point. */
async function storeTogether(act: Act, { claim, askAgainMs }: StoringRun, page: Page): Promise<void> {
  const { tx } = act;
  const { storeId, runId } = claim;
  await lockLease(tx, runId);
  const taken = await takeMarketOrders(act, page.orders);
  const failures = [...page.failures, ...taken.failed];
  const failed = new Set(failures.map(({ thirdOrderNumber }) => thirdOrderNumber));
  const stored = [...page.orders.map((order) => order.thirdOrderNumber), ...page.notOurs].filter(
    (number) => !failed.has(number),
  );
  await noteFailures(tx, storeId, failures);
  await noteFailedRetries(tx, storeId, page.absent);
  await forgetFailures(tx, storeId, stored);
  await noteNotOurs(tx, storeId, page.notOurs);
  await noteWithheld(tx, storeId, stored, { withheld: page.withheld, askAgainMs });
  await tx
    .updateTable('syncRuns')
    .set((eb) => ({
      found: eb('found', '+', page.found),
      created: eb('created', '+', taken.created.length),
      changed: eb('changed', '+', taken.changed.length),
      failed: eb('failed', '+', failures.length),
      absent: sql<string[]>`absent || ${page.absent}::text[]`,
    }))
    .where('id', '=', runId)
    .execute();
  if (page.completeUntil && isFullSync(claim.request)) await moveSafePoint(tx, storeId, page.completeUntil);
}

/** The safe point never moves backwards. */
async function moveSafePoint(tx: Tx, storeId: string, until: Date): Promise<void> {
  await tx
    .updateTable('storeSyncs')
    .set({ safeUntil: sql<string>`greatest(safe_until, ${until.toISOString()}::timestamptz)` })
    .where('storeId', '=', storeId)
    .execute();
}

async function noteNotOurs(tx: Tx, storeId: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await sql`
    insert into sync_not_ours (store_id, third_order_number)
    select ${storeId}, number from unnest(${numbers}::text[]) number order by number
    on conflict do nothing`.execute(tx);
}

async function noteWithheld(
  tx: Tx,
  storeId: string,
  numbers: readonly string[],
  { withheld, askAgainMs }: { withheld: readonly string[]; askAgainMs: number },
): Promise<void> {
  if (numbers.length === 0) return;
  await tx
    .deleteFrom('syncWithheld')
    .where('storeId', '=', storeId)
    .where('thirdOrderNumber', '=', anyOf(numbers, 'text'))
    .execute();
  if (withheld.length === 0) return;
  await sql`
    insert into sync_withheld (store_id, third_order_number, ask_at)
    select ${storeId}, number, clock_timestamp() + ${askAgainMs}::float8 * interval '1 millisecond'
    from unnest(${withheld}::text[]) number order by number
    on conflict (store_id, third_order_number) do update set ask_at = excluded.ask_at`.execute(tx);
}

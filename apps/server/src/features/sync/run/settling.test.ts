import { sync } from '@pressroom/contract/sync/sync';
import { sheinOrderStatus } from '@pressroom/marketplaces/shein';
import { temuOrderStatus } from '@pressroom/marketplaces/temu';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import type { MarketTest } from '../../../testing/authorizedStore.ts';
import { openSyncedStore, ordersOf, planRuns, quickMarket, syncAll } from '../../../testing/syncMakers.ts';
import { startWorker } from '../../../testing/workerProcess.ts';

const perStore = 334;
/** Two thousand orders take a busy machine a while. */
const patience = { timeout: 100_000, interval: 500 };

/** Every kind of trouble that a marketplace makes, at random, but for the same seed at the same calls. */
const troubles = [
  { kind: 'serverErrorBefore', probability: 0.02 },
  { kind: 'serverErrorAfter', probability: 0.02 },
  { kind: 'timeOutBefore', probability: 0.005, ms: 100 },
  { kind: 'timeOutAfter', probability: 0.005, ms: 100 },
  { kind: 'throttle', probability: 0.02 },
  { kind: 'malformed', probability: 0.01, shape: 'truncated' },
  { kind: 'malformed', probability: 0.01, shape: 'otherShape' },
  { kind: 'slow', probability: 0.05, ms: 30 },
] as const;

it('holds what the marketplaces hold, after trouble of every kind and the death of a worker: none missing, none twice', async () => {
  const at = await quickMarket({ seed: 41 });
  const { sandbox, environment } = at;
  const extra = ['shein', 'temu', 'temu'].map(async (marketplace) => {
    const { id } = await sandbox.control<{ id: string }>('POST', 'stores', { marketplace });
    return id;
  });
  const stores = new Map<string, string>();
  for (const shop of ['s1', 's2', 's4', ...(await Promise.all(extra))]) {
    const given = { count: perStore, withinHours: 240, cancelled: 0.05, moved: 0.05, heldBack: 0.03 };
    await sandbox.orders(shop, given);
    stores.set(shop, await openSyncedStore(at, shop));
  }
  for (const trouble of troubles) sandbox.fault(trouble);

  const first = await startWorker(at.test, environment);
  await planRuns(at);
  await vi.waitFor(async () => expect(await countOrders(at, stores)).toBeGreaterThan(perStore), patience);
  await first.kill();
  const left = await countOrders(at, stores);
  expect(left).toBeLessThan(perStore * stores.size);
  expect((await must(at.admin, sync.status, {})).rows.some(({ lastRun }) => lastRun?.state === 'running')).toBe(true);

  // another one takes over, while buyers go on
  await startWorker(at.test, environment);
  for (const market of sandbox.core.markets) disturb(market);
  await vi.waitFor(async () => {
    await planRuns(at);
    expect(await countOrders(at, stores)).toBe(perStore * stores.size);
  }, patience);

  sandbox.core.faults.clear();
  await vi.waitFor(async () => {
    await syncAll(at);
    for (const [shop, storeId] of stores) expect(await ours(at, storeId)).toEqual(theirs(at, shop));
  }, patience);
  expect((await must(at.admin, sync.failures, {})).rows).toEqual([]);
}, 320_000);

/** Of all these stores. */
async function countOrders(at: MarketTest, stores: ReadonlyMap<string, string>): Promise<number> {
  const kept = await Promise.all([...stores.values()].map((storeId) => ordersOf(at, storeId)));
  return kept.reduce((sum, { size }) => sum + size, 0);
}

type Market = MarketTest['sandbox']['core']['markets'][number];

/** Of both marketplaces. */
const waiting = ['1', '2'];

/** Some orders change while they are fetched. */
function disturb(market: Market): void {
  const [cancel, move] = [market.acts['cancel']!, market.acts['change-address']!];
  for (const [index, { number, status }] of market.orders().entries()) {
    if (!waiting.includes(status)) continue;
    if (index % 40 === 0) cancel(number);
    if (index % 40 === 20) move(number);
  }
}

/** State and pieces of each order; of a cancelled one we keep what it was. */
async function ours(at: MarketTest, storeId: string): Promise<Map<string, unknown>> {
  const held = await ordersOf(at, storeId);
  return new Map(
    [...held].map(([number, { marketStatus, marketState, totalNum }]) => [
      number,
      { status: marketStatus, pieces: marketState === 'cancelled' ? 'cancelled' : totalNum },
    ]),
  );
}

function theirs({ sandbox }: MarketTest, shop: string): Map<string, unknown> {
  const market = sandbox.core.marketOf(sandbox.shop(shop))!;
  const codes: Readonly<Record<string, number>> = market.marketplace === 'shein' ? sheinOrderStatus : temuOrderStatus;
  const nameOf = (code: string) => Object.keys(codes).find((name) => codes[name] === Number(code));
  const orders = market.orders().filter(({ store }) => store === shop);
  return new Map(
    orders
      .toSorted((a, b) => (a.number < b.number ? -1 : 1))
      .map(({ number, status, units }) => [
        number,
        { status: nameOf(status), pieces: ['refunded', 'cancelled'].includes(nameOf(status)!) ? 'cancelled' : units },
      ]),
  );
}

import { labelType } from '@pressroom/contract/orders/status';
import type { Core } from '@pressroom/sandbox/src/core.ts';
import { LabelSystem } from '@pressroom/sandbox/src/labelSystems/labelSystem.ts';
import { SheinMarket } from '@pressroom/sandbox/src/shein/market.ts';
import { TemuMarket } from '@pressroom/sandbox/src/temu/market.ts';
import { isLive } from '@pressroom/sandbox/src/temu/package.ts';
import { sql } from 'kysely';
import type { LastMileTest } from '../makers.ts';
import type { Wanted } from './orders.ts';

/** What stands when all has come to rest. */
export interface OnceProof {
  /** Orders without exactly one live label there, with how many there are. */
  wrong: { order: string; live: number }[];
  /** Orders whose number here is another than there. */
  differing: string[];
  /** Labels that nobody can tell the outcome of, and rows that are on their way without end. */
  unsettled: number;
  labelSystems: Sold;
  marketplaces: Sold;
}

interface Sold {
  orders: number;
  bought: number;
  cancelled: number;
  /** Bought, and refused by the carrier afterwards. */
  failed: number;
  /** Calls that a fault has struck. */
  struck: number;
}

/** A label as its seller has it in his books. */
interface LabelThere {
  order: string;
  trackingNumber: string;
  state: 'live' | 'cancelled' | 'failed';
}

export async function judge(at: LastMileTest, wanted: readonly Wanted[]): Promise<OnceProof> {
  const { core } = at.sandbox;
  const [systems, markets] = [labelsOfSystems(core), labelsOfMarkets(core)];
  const ours = await findOurs(at, wanted);
  const live = Map.groupBy(
    [...systems, ...markets].filter(({ state }) => state === 'live'),
    ({ order }) => order,
  );
  const wrong = ours.flatMap(({ order, isFree }) => {
    const count = live.get(order)?.length ?? 0;
    return count === (isFree ? 0 : 1) ? [] : [{ order, live: count }];
  });
  const differing = ours.filter(
    ({ order, trackingNumber }) =>
      trackingNumber !== null && live.get(order)?.every((there) => there.trackingNumber !== trackingNumber),
  );
  const sold = (names: readonly string[], labels: readonly LabelThere[], type: Wanted['type']): Sold => ({
    orders: wanted.filter((one) => one.type === type).reduce((sum, { orders }) => sum + orders.length, 0),
    bought: labels.length,
    cancelled: labels.filter(({ state }) => state === 'cancelled').length,
    failed: labels.filter(({ state }) => state === 'failed').length,
    struck: core.faults.list
      .filter(({ endpoint }) => names.includes(endpoint.split(':')[0]!))
      .reduce((sum, { struck }) => sum + struck, 0),
  });
  return {
    wrong,
    differing: differing.map(({ order }) => order),
    unsettled: await countUnsettled(at),
    labelSystems: sold(['ywj', 'print17'], systems, labelType.own),
    marketplaces: sold(['shein', 'temu'], markets, labelType.platform),
  };
}

function labelsOfSystems({ systems }: Core): LabelThere[] {
  return systems
    .filter((system) => system instanceof LabelSystem)
    .flatMap(({ book }) => book.save().orders)
    .map(({ memo: order, trackingNumber, state }) => {
      const isOver = state === 'cancelled' || state === 'failed';
      return { order, trackingNumber, state: isOver ? state : 'live' };
    });
}

function labelsOfMarkets({ systems }: Core): LabelThere[] {
  const found: LabelThere[] = [];
  for (const system of systems) {
    if (system instanceof SheinMarket)
      for (const { number: order, parcels } of system.save().orders)
        for (const { waybillNo: trackingNumber, online } of parcels)
          if (online) found.push({ order, trackingNumber, state: online.result === 'failed' ? 'failed' : 'live' });
    if (system instanceof TemuMarket)
      for (const bought of system.save().packages)
        for (const order of new Set(bought.items.map(({ parentOrderSn }) => parentOrderSn)))
          found.push({ order, trackingNumber: bought.trackingNumber, state: isLive(bought) ? 'live' : 'failed' });
  }
  return found;
}

interface Ours {
  order: string;
  trackingNumber: string | null;
  isFree: boolean;
}

async function findOurs({ test }: LastMileTest, wanted: readonly Wanted[]): Promise<Ours[]> {
  const ids = wanted.flatMap(({ orders }) => orders.map(({ id }) => id));
  const { rows } = await sql<Ours>`
    select third_order_number as order, tracking_number, label_key is null as is_free from orders
    where id = any(${ids}::bigint[])`.execute(test.db);
  return rows;
}

async function countUnsettled({ test }: LastMileTest): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select (select count(*) from parcel_labels where state in ('waiting', 'sending', 'unknown'))
      + (select count(*) from last_mile_rows where order_status in (1, 4, 9)) as count`.execute(test.db);
  return Number(rows[0]!.count);
}

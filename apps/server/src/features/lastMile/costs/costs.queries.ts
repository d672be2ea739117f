import type { CostGrouping } from '@pressroom/contract/lastMile/costs';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { TimeRange } from '../../../platform/time/timeRange.ts';
import { type CostSearch, matching } from './search.ts';

/** In minor units of the currency. */
export interface Sums {
  currency: string;
  labels: number;
  bought: string;
  refunded: string;
  billed: string | null;
  billedLabels: number;
}

export interface Group extends Sums {
  day: string | null;
  provider: string | null;
  channelCode: string | null;
  channelName: string | null;
  shopId: string | null;
  shopName: string | null;
}

const sums = sql`
  c.currency, count(c.bought)::int as labels, coalesce(sum(c.bought), 0)::text as bought,
  coalesce(sum(c.refunded), 0)::text as refunded, sum(c.billed)::text as billed, count(c.billed)::int as billed_labels`;

/** What is asked of the labels: which, and bought when by the clocks of which zone. */
export interface Asked {
  search: CostSearch;
  range: TimeRange;
  zone: string;
}

/** Latest day first; channels and stores by their names. */
export async function findGroups(db: Db, by: CostGrouping, { search, range, zone }: Asked): Promise<Group[]> {
  const where = matching(search, range);
  const statements: Record<CostGrouping, RawBuilder<Group>> = {
    day: sql`
      with grouped as (
        select (c.bought_at at time zone ${zone}::text)::date as bought_day, ${sums}
        from label_costs c where ${where} group by 1, c.currency
      )
      select to_char(bought_day, 'YYYY-MM-DD') as day, null as provider, null as channel_code, null as channel_name, null as shop_id,
        null as shop_name, grouped.* from grouped order by bought_day desc, currency`,
    channel: sql`
      with grouped as (
        select c.provider, c.channel_code, ${sums} from label_costs c where ${where}
        group by c.provider, c.channel_code, c.currency
      )
      select null as day, grouped.*, null as shop_id, null as shop_name, named.channel_name
      from grouped, lateral (
        select channel_name from label_costs n where n.provider = grouped.provider and n.channel_code = grouped.channel_code
        order by n.bought_at desc limit 1
      ) named
      order by provider, channel_name, channel_code, currency`,
    store: sql`
      with grouped as (
        select c.shop_id, ${sums} from label_costs c where ${where} group by c.shop_id, c.currency
      )
      select null as day, null as provider, null as channel_code, null as channel_name, grouped.*, s.name as shop_name
      from grouped join stores s on s.id = grouped.shop_id order by s.name, s.id, currency`,
  };
  return (await statements[by].execute(db)).rows;
}

/** In each currency. */
export async function findTotals(db: Db, { search, range }: Asked): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select ${sums} from label_costs c where ${matching(search, range)} group by c.currency order by c.currency`.execute(
    db,
  );
  return rows;
}

/** Labels that were bought, while nobody has named their price. In which currency is not known either. */
export async function countUnpriced(db: Db, { search, range: { from, before } }: Asked): Promise<number> {
  const { shopId, provider, channelCode, currency } = search;
  if (currency) return 0;
  const conditions = [
    sql`l.paid is null and l.state in ('placed', 'issued', 'cancelling')`,
    ...(from ? [sql`l.gmt_create >= ${from}`] : []),
    ...(before ? [sql`l.gmt_create < ${before}`] : []),
    ...(provider ? [sql`l.provider = ${provider}`] : []),
    ...(channelCode ? [sql`l.channel_code = ${channelCode}`] : []),
    ...(shopId
      ? [
          sql`exists (select from last_mile_rows r join order_numbers n on n.order_id = r.order_id
            where r.id = l.row_id and n.shop_id = ${shopId})`,
        ]
      : []),
  ];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from parcel_labels l where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0]!.count;
}

export interface KnownChannel {
  provider: string;
  channelCode: string;
  channelName: string;
}

/** Steps from one channel to the next through the index: there are few, of very many labels. */
export async function findChannels(db: Db): Promise<KnownChannel[]> {
  const { rows } = await sql<KnownChannel>`
    with recursive known as (
      (select provider, channel_code from label_costs order by provider, channel_code limit 1)
      union all
      select next.provider, next.channel_code from known, lateral (
        select c.provider, c.channel_code from label_costs c
        where (c.provider, c.channel_code) > (known.provider, known.channel_code)
        order by c.provider, c.channel_code limit 1
      ) next
    )
    select known.*, named.channel_name from known, lateral (
      select channel_name from label_costs n where n.provider = known.provider and n.channel_code = known.channel_code
      order by n.bought_at desc limit 1
    ) named
    order by provider, channel_name, channel_code`.execute(db);
  return rows;
}

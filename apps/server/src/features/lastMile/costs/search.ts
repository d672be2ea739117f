import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { labelCosts } from '@pressroom/contract/lastMile/costs';
import { type RawBuilder, sql } from 'kysely';
import { lastDays } from '../../../platform/time/lastDays.ts';
import { type TimeRange, timeRange } from '../../../platform/time/timeRange.ts';

export type CostSearch = ParsedInput<typeof labelCosts.totals>;

const usualDays = 30;

/** When the labels were bought: as asked for, or in the last days. */
export function rangeOf({ startTime, endTime }: CostSearch, zone: string): TimeRange {
  if (startTime || endTime) return timeRange(startTime, endTime, zone, ['startTime', 'endTime']);
  const days = lastDays(new Date(), usualDays, zone);
  return { from: days[0]!.from, before: days.at(-1)!.before };
}

/** The costs `c` that are searched for. */
export function matching(search: CostSearch, { from, before }: TimeRange): RawBuilder<unknown> {
  const { shopId, provider, channelCode, currency } = search;
  const conditions = [
    from !== undefined && sql`c.bought_at >= ${from}`,
    before !== undefined && sql`c.bought_at < ${before}`,
    shopId !== undefined && sql`c.shop_id = ${shopId}`,
    provider !== undefined && sql`c.provider = ${provider}`,
    channelCode !== undefined && sql`c.channel_code = ${channelCode}`,
    currency !== undefined && sql`c.currency = ${currency.toUpperCase()}`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

import type { CostGroup, CostSums } from '@pressroom/contract/lastMile/costs';
import { decimalAmount } from '../../../platform/minorUnits.ts';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import type { Group, Sums } from './costs.queries.ts';

export function presentSums({ currency, labels, bought, refunded, billed, billedLabels }: Sums): CostSums {
  const inWords = (units: bigint) => decimalAmount(units, currency);
  return {
    currency,
    labels,
    bought: inWords(BigInt(bought)),
    refunded: inWords(BigInt(refunded)),
    net: inWords(BigInt(bought) + BigInt(refunded)),
    billed: billed === null ? null : inWords(BigInt(billed)),
    billedLabels,
  };
}

export function presentGroup(group: Group): CostGroup {
  const { day, provider, channelCode, channelName, shopId, shopName } = group;
  const key = [day, provider, channelCode, shopId, group.currency].filter((part) => part !== null).join(' ');
  return { ...presentSums(group), key, day, provider, channelCode, channelName, shopId, shopName };
}

/** The day on the clocks of the zone; of the end of a range, the last one that it holds. */
export function dayOf(at: string | undefined, zone: string, { isEnd = false } = {}): string | null {
  if (at === undefined) return null;
  return formatWallTime(wallTimeAt(new Date(Date.parse(at) - (isEnd ? 1 : 0)), zone)).slice(0, 10);
}

import type { Place } from '@pressroom/contract/orders/holds';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { MarketOrder } from './market.orders.ts';
import type { OrderRecord } from './orders.records.ts';

/**
 * `fill`: ours is what the marketplace said before, or blank, and the buyer may still change it. `changed`: a person has
 * to decide which one counts. `back`: what nobody has decided on is ours again.
 */
export function judgeAddress(
  order: OrderRecord,
  { address, state }: MarketOrder,
): 'fill' | 'changed' | 'back' | undefined {
  if (!address || samePlace(address, order.marketAddress)) return undefined;
  const ours = placeOf(order);
  // an undecided report must not offer an address that is no longer true
  if (order.holds?.some(({ kind }) => kind === 'addressChanged')) return samePlace(address, ours) ? 'back' : 'changed';
  if (samePlace(address, ours)) return undefined;
  const blank = Object.values(ours).every((value) => value === '');
  if (blank) return 'fill';
  // entered by hand before the marketplace knew the order: ours counts
  if (order.marketState === null) return undefined;
  const untouched = samePlace(ours, order.marketAddress);
  return state === 'pending' && untouched && order.sysStatus === orderStatus.storeReview ? 'fill' : 'changed';
}

export function samePlace(one: Place, other: Place | null): boolean {
  return other !== null && placeKeys.every((key) => one[key] === other[key]);
}

const placeKeys = [
  'recipientsName',
  'recipientsPhone',
  'recipientsCountry',
  'recipientsProvinces',
  'recipientsCity',
  'recipientsPostcode',
  'recipientsAddress',
  'recipientsAddress2',
] as const satisfies readonly (keyof Place)[];

export function placeOf(order: OrderRecord): Place {
  const { recipientsName, recipientsPhone, recipientsCountry, recipientsProvinces } = order;
  const { recipientsCity, recipientsPostcode, recipientsAddress, recipientsAddress2 } = order;
  return {
    recipientsName,
    recipientsPhone,
    recipientsCountry,
    recipientsProvinces,
    recipientsCity,
    recipientsPostcode,
    recipientsAddress,
    recipientsAddress2,
  };
}

import type { Store } from '../world/stores.ts';
import { isNumberOf } from '../world/trackingNumbers.ts';
import { companies, companyOf } from './carriers.ts';
import { isLive } from './package.ts';
import { badParameter, Refusal } from './refusal.ts';
import type { TemuState } from './state.ts';
import { warehousesOf } from './warehouses.ts';
import type { OrderZone } from './zones.ts';

export function checkTrackingNumber(
  state: TemuState,
  zone: OrderZone,
  { carrierId, trackingNumber }: { carrierId: number; trackingNumber: string },
): void {
  const company = companyOf(carrierId);
  if (!company?.zones.includes(zone)) throw badParameter('carrierId: not a carrier of this region');
  if (trackingNumber.trim() === '') throw new Refusal(120_014_001, 'the tracking number is blank');
  if (isUsed(state, trackingNumber)) throw new Refusal(120_014_004, 'the tracking number was used before');
  if (isNumberOf(company.carrier, trackingNumber)) return;
  if (companies.some(({ carrier }) => isNumberOf(carrier, trackingNumber)))
    throw new Refusal(120_014_022, 'carrier and tracking number disagree');
  throw new Refusal(120_014_008, 'the tracking number is not recognised');
}

function isUsed(state: TemuState, number: string): boolean {
  return state.allPackages().some((each) => each.trackingNumber === number && isLive(each));
}

/** In the United States the warehouse that the parcel left from must be named. */
export function checkWarehouse(state: TemuState, store: Store, zone: OrderZone, id: string | undefined): void {
  if (id === undefined && zone === 'us') throw new Refusal(120_015_527, 'the warehouse is missing');
  if (id !== undefined && !warehousesOf(state.core.world, store).some((each) => each.id === id))
    throw new Refusal(120_011_085, 'the warehouse is invalid');
}

import { type ShippingHours, shippingHours } from '@pressroom/contract/stores/shippingHours';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';

const rarely = 600_000;

/** When the parcels of each store leave, by store id; empty until it is known. */
export function useShippingHours(): ReadonlyMap<string, ShippingHours> {
  const { data = [] } = useQuery({ ...readOf(shippingHours.list, {}), staleTime: rarely });
  return new Map(data.map((hours) => [hours.id, hours]));
}

import { z } from 'zod';
import { type Channel, channelsIn } from './carriers.ts';
import type { Call } from './endpoint.ts';
import type { Dimensions } from './package.ts';
import { badParameter, Refusal } from './refusal.ts';
import { checkLabelWarehouse } from './warehouses.ts';
import type { OrderZone } from './zones.ts';

/** The documentation asks for texts with two decimals, but does not say that others are refused. */
const measure = z.string().regex(/^\d{1,8}(\.\d{1,4})?$/, 'must be a number');

export const parcel = z.object({
  weight: measure,
  weightUnit: z.enum(['lb', 'kg']),
  length: measure,
  width: measure,
  height: measure,
  dimensionUnit: z.enum(['in', 'cm']),
});

const channelId = z.union([z.bigint(), z.int()]).transform(String);

/** How one parcel is to travel: measures, warehouse, carrier and channel. */
export const plan = parcel.extend({
  warehouseId: z.string(),
  shipCompanyId: z.int(),
  channelId: channelId.optional(),
  shipLogisticsType: z.string().optional(),
  signServiceId: z.int().optional(),
  pickupStartTime: z.int().optional(),
  pickupEndTime: z.int().optional(),
  autoConfirmAfterPickup: z.boolean().optional(),
});
type Plan = z.output<typeof plan>;

export function checkUnits(zone: OrderZone, { weightUnit, dimensionUnit }: z.output<typeof parcel>): void {
  const [weight, length] = zone === 'us' ? ['lb', 'in'] : ['kg', 'cm'];
  if (weightUnit !== weight || dimensionUnit !== length) throw badParameter(`weight in ${weight}, sizes in ${length}`);
}

/** @throws Refusal where units, warehouse or channel do not fit the zone and the store. */
export function pickChannel({ state, store, zone }: Call<unknown>, spec: Plan): Channel {
  checkUnits(zone, spec);
  checkLabelWarehouse(state.core.world, store, spec.warehouseId);
  // the code's description says either; an example in the documentation sends both
  if (spec.channelId === undefined && spec.shipLogisticsType === undefined)
    throw new Refusal(120_015_032, 'choose either channelId or shipLogisticsType');
  const channel = channelsIn(zone)
    .filter(({ companyId }) => companyId === spec.shipCompanyId)
    .find(({ id, logisticsType }) =>
      spec.channelId === undefined ? logisticsType === spec.shipLogisticsType : id === spec.channelId,
    );
  if (!channel) throw badParameter('channelId: not a channel of this company');
  return channel;
}

export function dimensionsOf({ weight, weightUnit, length, width, height, dimensionUnit }: Plan): Dimensions {
  return { weight, weightUnit, length, width, height, dimensionUnit };
}

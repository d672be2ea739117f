import { z } from 'zod';
import { type Channel, channelsIn } from '../carriers.ts';
import type { Call } from '../gateway.ts';
import type { Dimensions } from '../package.ts';
import { badParameter, Refusal } from '../refusal.ts';
import { checkUnits, labelWarehouse, parcel } from './services.ts';

const channelId = z.union([z.bigint(), z.int()]).transform(String);

/** How one parcel is to travel. */
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

/** Also refuses units and warehouses that do not go with this zone and store. */
export function pickChannel({ state, store, zone }: Call<unknown>, spec: Plan): Channel {
  checkUnits(zone, spec);
  labelWarehouse(state, store, spec.warehouseId);
  // one of the two, says the code's meaning; an example of the vendor's sends both
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

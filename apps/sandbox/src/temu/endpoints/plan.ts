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
export function pickChannel({ market, store, zone }: Call<unknown>, wish: Plan): Channel {
  checkUnits(zone, wish);
  labelWarehouse(market, store, wish.warehouseId);
  // one of the two, says the code's meaning; an example of the vendor's sends both
  if (wish.channelId === undefined && wish.shipLogisticsType === undefined)
    throw new Refusal(120_015_032, 'choose either channelId or shipLogisticsType');
  const channel = channelsIn(zone)
    .filter(({ companyId }) => companyId === wish.shipCompanyId)
    .find(({ id, logisticsType }) =>
      wish.channelId === undefined ? logisticsType === wish.shipLogisticsType : id === wish.channelId,
    );
  if (!channel) throw badParameter('channelId: not a channel of this company');
  return channel;
}

export function dimensionsOf({ weight, weightUnit, length, width, height, dimensionUnit }: Plan): Dimensions {
  return { weight, weightUnit, length, width, height, dimensionUnit };
}

import { z } from 'zod';
import { bareNumber } from '../shared/json.ts';
import { nameOf } from '../shared/nameOf.ts';
import { integer, list, optionalDecimal, optionalId, optionalInteger, optionalText, text } from '../shared/wire.ts';
import { placeState } from './codes.ts';
import { getSheinOrder } from './orderDetails.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

const mappingChannels = {
  path: '/open-api/gsp/order-mapping-channels',
  method: 'POST',
  repeatable: true,
  info: z.object({
    preRequestId: text,
    channelInfoList: list(
      z
        .object({
          expressId: optionalId,
          expressIdCode: optionalText,
          expressChannelCode: text,
          expressShortName: optionalText,
          performanceCost: optionalDecimal,
          currencyCode: optionalText,
          estimateMinDay: optionalInteger,
          estimateMaxDay: optionalInteger,
        })
        .transform((channel) => ({
          channelCode: channel.expressChannelCode,
          carrier: channel.expressIdCode,
          carrierId: channel.expressId,
          name: channel.expressShortName,
          cost: channel.performanceCost,
          currency: channel.currencyCode,
          minDays: channel.estimateMinDay,
          maxDays: channel.estimateMaxDay,
        })),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export type SheinParcelOffer = {
  orderNo: string;
  warehouseAddressCode: string;
  sizeCm: { length: string; width: string; height: string };
  weightGrams: string;
  /** For cash on delivery only: the units that travel in this parcel. */
  goodsIds?: string[];
};

export type SheinChannels = {
  /** What an order for one of these channels refers to. */
  preRequestId: string;
  channels: z.output<typeof mappingChannels.info>['channelInfoList'];
};

/** What the platform's carriers ask for one parcel. */
export async function findSheinChannels(
  store: SheinStore,
  { orderNo, warehouseAddressCode, sizeCm, weightGrams, goodsIds }: SheinParcelOffer,
  options: SheinCallOptions = {},
): Promise<SheinChannels> {
  const question = {
    orderNo,
    warehouseAddressCode,
    packageSizeInfo: {
      packageLength: sizeCm.length,
      packageWidth: sizeCm.width,
      packageHeight: sizeCm.height,
      unit: 'cm',
    },
    packageWeightInfo: { packageWeight: weightGrams, unit: 'g' },
    prePackageInfo: goodsIds && { goodsIds: goodsIds.map(bareNumber) },
  };
  const { preRequestId, channelInfoList } = await store.call(mappingChannels, question, options);
  return { preRequestId, channels: channelInfoList };
}

const placeExpressOrder = {
  path: '/open-api/gsp/place-express-order',
  method: 'POST',
  repeatable: false,
  info: z.object({ placeRequestId: text, deliveryNo: optionalText }),
} satisfies Endpoint<z.ZodType>;

export type SheinPlacing = {
  preRequestId: string;
  channelCode: string;
  parcels: { orderNo: string; goodsIds?: string[] }[];
};

/**
 * Costs money. The answer says only that SHEIN works on it: `getSheinPlacement` tells how it ended. After an unknown
 * outcome `findSheinPlacements` tells whether there is a parcel.
 */
export async function placeSheinParcel(
  store: SheinStore,
  { preRequestId, channelCode, parcels }: SheinPlacing,
  options: SheinCallOptions = {},
): Promise<{ placeRequestId: string; deliveryNo: string | undefined }> {
  const packageInfoList = parcels.map(({ orderNo, goodsIds }) => ({ orderNo, goodsIds: goodsIds?.map(bareNumber) }));
  return await store.call(
    placeExpressOrder,
    { preRequestId, expressChannelCode: channelCode, packageInfoList },
    options,
  );
}

const checkExpressOrder = {
  path: '/open-api/gsp/check-express-order',
  method: 'POST',
  repeatable: true,
  info: z
    .object({
      placeRequestId: optionalText,
      deliveryNo: optionalText,
      handleResult: integer,
      placeStateFailReasonDesc: optionalText,
      printStatus: optionalInteger,
      expressChannelCode: optionalText,
      warehouseAddressCode: optionalText,
    })
    .transform(({ placeRequestId, deliveryNo, warehouseAddressCode, ...info }) => ({
      placeRequestId,
      deliveryNo,
      warehouseAddressCode,
      stateCode: info.handleResult,
      state: nameOf(placeState, info.handleResult),
      failReason: info.placeStateFailReasonDesc,
      printed: info.printStatus === 2,
      channelCode: info.expressChannelCode,
    })),
} satisfies Endpoint<z.ZodType>;

export type SheinPlacement = z.output<typeof checkExpressOrder.info>;

export async function getSheinPlacement(
  store: SheinStore,
  which: { placeRequestId: string } | { deliveryNo: string },
  options: SheinCallOptions = {},
): Promise<SheinPlacement> {
  return await store.call(checkExpressOrder, which, options);
}

/** What has been placed for an order, by whomever. An empty list: SHEIN knows the order and has no parcel for it so far. */
export async function findSheinPlacements(
  store: SheinStore,
  orderNo: string,
  options: SheinCallOptions = {},
): Promise<SheinPlacement[]> {
  const { parcels } = await getSheinOrder(store, orderNo, options);
  const numbers = parcels.flatMap(({ deliveryNo }) => deliveryNo ?? []);
  const placements: SheinPlacement[] = [];
  for (const deliveryNo of new Set(numbers)) placements.push(await getSheinPlacement(store, { deliveryNo }, options));
  return placements;
}

const switchSelfShipping = {
  path: '/open-api/gsp/switch-self-shipping',
  method: 'POST',
  repeatable: false,
  info: z.unknown(),
} satisfies Endpoint<z.ZodType>;

/** For a `pending` order: from now on we ship it ourselves. There is no way back to the platform's logistics. */
export async function switchSheinToSelfShipping(
  store: SheinStore,
  orderNo: string,
  options: SheinCallOptions = {},
): Promise<void> {
  await store.call(switchSelfShipping, { orderNo }, options);
}

import { z } from 'zod';
import { inBatches } from '../shared/batches.ts';
import { bareNumber } from '../shared/json.ts';
import { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { id, list, optionalText } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

export type SheinWaybill = {
  goodsId: string;
  trackingNumber: string;
  /** The carrier, by SHEIN's present name of it. */
  carrier: string;
  channelCode?: string;
  /** Takes the number off the unit again. */
  remove?: boolean;
};

export type SheinWaybillOutcome = {
  done: SheinWaybill[];
  refused: { waybill: SheinWaybill; reason: string | undefined }[];
  /** Present where a later batch failed: the waybills of that batch with the failure, and those that were not sent. */
  stopped: { failure: MarketplaceFailure; waybills: SheinWaybill[]; notSent: SheinWaybill[] } | undefined;
};

const importExpress = {
  path: '/open-api/order/import-batch-multiple-express',
  method: 'POST',
  repeatable: false,
  info: z.preprocess(
    (info) => (isEmptyObject(info) ? null : info),
    list(z.object({ goodsId: id, expressCode: optionalText, errorMsg: optionalText })),
  ),
} satisfies Endpoint<z.ZodType>;

/**
 * This is what tells SHEIN that an order ships: it moves to `toBePickedUp`. After an unknown outcome the parcels of the
 * order's details tell which numbers have arrived. Fails only when the first batch does.
 */
export async function uploadSheinWaybills(
  store: SheinStore,
  orderNo: string,
  waybills: SheinWaybill[],
  options: SheinCallOptions = {},
): Promise<SheinWaybillOutcome> {
  const outcome: SheinWaybillOutcome = { done: [], refused: [], stopped: undefined };
  const batches = inBatches(waybills, store.settings.caps.waybills);
  for (const [index, batch] of batches.entries()) {
    try {
      const { done, refused } = await uploadBatch(store, { orderNo, batch }, options);
      outcome.done.push(...done);
      outcome.refused.push(...refused);
    } catch (failure) {
      if (index === 0 || !(failure instanceof MarketplaceFailure)) throw failure;
      outcome.stopped = { failure, waybills: batch, notSent: batches.slice(index + 1).flat() };
      break;
    }
  }
  return outcome;
}

async function uploadBatch(
  store: SheinStore,
  { orderNo, batch }: { orderNo: string; batch: SheinWaybill[] },
  options: SheinCallOptions,
): Promise<Pick<SheinWaybillOutcome, 'done' | 'refused'>> {
  const infoList = batch.map(({ goodsId, trackingNumber, carrier, channelCode, remove = false }) => ({
    goodsId: bareNumber(goodsId),
    expressCode: trackingNumber,
    expressIdCode: carrier,
    expressChannelCode: channelCode,
    status: remove ? 1 : 2,
  }));
  const failed = await store.call(importExpress, { orderNo, infoList }, options);
  const { waybillRowWithoutReason } = store.settings.unverified;
  const outcome: Pick<SheinWaybillOutcome, 'done' | 'refused'> = { done: [], refused: [] };
  for (const waybill of batch) {
    const row = failed.find(
      ({ goodsId, expressCode }) =>
        goodsId === waybill.goodsId && (expressCode ?? waybill.trackingNumber) === waybill.trackingNumber,
    );
    if (row && (row.errorMsg !== undefined || waybillRowWithoutReason === 'refused'))
      outcome.refused.push({ waybill, reason: row.errorMsg });
    else outcome.done.push(waybill);
  }
  return outcome;
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}

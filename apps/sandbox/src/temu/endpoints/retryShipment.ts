import { z } from 'zod';
import { askCarrier } from '../buying.ts';
import { acceptances, item, referenceOf } from '../fulfilment.ts';
import { endpoint } from '../endpoint.ts';
import { labelStatus } from '../package.ts';
import { badParameter, Refusal } from '../refusal.ts';
import { dimensionsOf, pickChannel, plan } from '../shippingPlan.ts';

const request = plan.extend({
  packageSn: z.string(),
  orderSendInfoList: z.array(item).min(1),
  confirmAcceptance: acceptances,
});

/** Only for packages whose label failed. */
export const retryShipment = endpoint({
  type: 'bg.logistics.shipment.update',
  body: z.object({ retrySendPackageRequestList: z.array(request).min(1) }),
  act(call) {
    const { state, store, body } = call;
    const retries = body.retrySendPackageRequestList.map((each) => {
      const bought = state.package(each.packageSn);
      if (bought?.storeId !== store.id || !bought.label)
        throw new Refusal(120_018_027, `unknown package ${each.packageSn}`);
      const failed = bought.label.status === labelStatus.failed;
      state.note(store, 'label bought again', each.packageSn, failed);
      if (!failed) throw new Refusal(2_000_000, `the label of ${each.packageSn} has not failed`);
      if (referenceOf(bought.items) !== referenceOf(each.orderSendInfoList))
        throw badParameter('orderSendInfoList: not what is in this package');
      return { bought, each, channel: pickChannel(call, each), laterHours: bought.label.laterHours };
    });
    for (const { bought, each, channel, laterHours } of retries)
      askCarrier(state, bought, {
        channelId: channel.id,
        warehouseId: each.warehouseId,
        dimensions: dimensionsOf(each),
        refuseLater: call.refuseLater(),
        ...(laterHours === undefined ? {} : { laterHours }),
      });
    return true;
  },
});

import { z } from 'zod';
import { isToShip, ship } from '../buying.ts';
import { item, referenceOf } from '../fulfilment.ts';
import { endpoint } from '../endpoint.ts';
import type { Item, Package } from '../package.ts';
import { badParameter, Refusal } from '../refusal.ts';

/** Marks packages as shipped that were created to ship later. */
export const confirmShipped = endpoint({
  type: 'bg.logistics.shipped.package.confirm',
  body: z.object({
    packageSendInfoList: z
      .array(
        z.object({
          packageSn: z.string(),
          trackingNumber: z.string(),
          packageDetail: z.array(item).min(1),
        }),
      )
      .min(1),
  }),
  act({ state, store, body }) {
    const wrong = body.packageSendInfoList.map((each) => whyNotShip(state.package(each.packageSn), store.id, each));
    const first = wrong.find((each) => each !== undefined);
    for (const { packageSn: reference } of body.packageSendInfoList)
      state.note(store, 'package shipped', reference, !first);
    if (first) throw first;
    const found = body.packageSendInfoList.map(({ packageSn }) => state.package(packageSn)!);
    for (const bought of found) ship(state, bought);
    return { warningMessage: [] };
  },
});

function whyNotShip(
  bought: Package | undefined,
  storeId: string,
  { packageSn, trackingNumber, packageDetail }: { packageSn: string; trackingNumber: string; packageDetail: Item[] },
): Refusal | undefined {
  if (bought?.storeId !== storeId) return new Refusal(120_018_027, `unknown package ${packageSn}`);
  if (bought.shipped) return new Refusal(120_012_004, `package ${packageSn} is shipped already`);
  if (!isToShip(bought)) return new Refusal(120_012_038, `package ${packageSn} has no label yet`);
  if (bought.trackingNumber !== trackingNumber) return badParameter('trackingNumber: not of this package');
  const same = referenceOf(bought.items) === referenceOf(packageDetail);
  return same ? undefined : badParameter('packageDetail: not what is in this package');
}

import { z } from 'zod';
import { ship } from '../buying.ts';
import { endpoint } from '../endpoint.ts';
import { labelStatus } from '../package.ts';
import { Refusal } from '../refusal.ts';
import { checkTrackingNumber, checkWarehouse } from '../trackingChecks.ts';

/** Changes the number of a parcel with the seller's own carrier, or replaces TEMU's label by the seller's own carrier. */
export const changeTracking = endpoint({
  type: 'bg.logistics.shipment.shippingtype.update',
  body: z.object({
    editPackageRequestList: z
      .array(
        z.object({
          packageSn: z.string(),
          trackingNumber: z.string(),
          shipCompanyId: z.int(),
          selfShippingWarehouseId: z.string().optional(),
        }),
      )
      .min(1),
  }),
  act({ state, store, zone, body: { editPackageRequestList } }) {
    const edited = editPackageRequestList.map((each) => {
      const found = state.package(each.packageSn);
      if (found?.storeId !== store.id) throw new Refusal(120_018_027, `unknown package ${each.packageSn}`);
      if (found.label?.status === labelStatus.pending || found.label?.status === labelStatus.cancelled)
        throw new Refusal(2_000_000, `package ${each.packageSn} cannot be changed now`);
      checkTrackingNumber(state, zone, { carrierId: each.shipCompanyId, trackingNumber: each.trackingNumber });
      checkWarehouse(state, store, zone, each.selfShippingWarehouseId);
      return { found, ...each };
    });
    for (const { found, packageSn, trackingNumber, shipCompanyId } of edited) {
      const reference = `${packageSn} by ${trackingNumber}`;
      state.note(store, 'tracking changed', reference);
      found.trackingNumber = trackingNumber;
      found.carrierId = shipCompanyId;
      if (found.label) found.label.status = labelStatus.turnedToOwnCarrier;
      if (!found.shipped) ship(state, found);
    }
    return true;
  },
});

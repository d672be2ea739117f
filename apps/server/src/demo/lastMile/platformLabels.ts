import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { storeShipping } from '@pressroom/contract/lastMile/storeShipping';
import { lastMileStatus } from '@pressroom/contract/lastMile/status';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { labelType, orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import type { Caller } from '../../caller.ts';
import type { OpenedStore, OpenedStores } from '../marketStores.ts';
import type { SandboxControl } from '../sandboxControl.ts';
import { must } from '../shop.ts';
import { chooseBatch, rowsOf, waitForRows } from './batches.ts';

interface Pushing {
  caller: Caller;
  control: SandboxControl;
  stores: OpenedStores;
}

/** Orders of three stores whose marketplaces sell the labels: some pushed, one not yet. */
export async function pushSome({ caller, control, stores }: Pushing): Promise<void> {
  const { shein, mexico, temu } = stores;
  await must(caller, storeShipping.save, { id: temu.id, rule: 'cheapest' });
  await must(caller, storeShipping.save, { id: shein.id, rule: 'fastest' });
  const atTemu = (await findShippable(caller, control, temu)).slice(0, 3);
  const atShein = (await findShippable(caller, control, shein)).slice(0, 3);
  const inMexico = (await findShippable(caller, control, mexico)).slice(0, 2);
  for (const order of [...atTemu, ...atShein]) await must(caller, orders.save, withPlatformLabel(order));
  const ids = [...atTemu, ...atShein, ...inMexico].map(({ id }) => id);
  await must(caller, orders.orderReview, { ids, sysStatus: reviewAction.approve });
  const batchNumber = await chooseBatch(caller, ids, 1);
  const [, ...pushed] = (await rowsOf(caller, batchNumber)).map(({ id }) => id);
  await must(caller, lastMile.bulkOrderPush, { ids: pushed });
  await waitForRows(caller, { batchNumber, ids: pushed }, [lastMileStatus.sent, lastMileStatus.pushFailed]);
}

/** Complete orders in store review, without the one that its buyer is to change. */
async function findShippable(caller: Caller, control: SandboxControl, store: OpenedStore): Promise<OrderRow[]> {
  const [changing] = await control.orderNumbers(store.there.id);
  const { rows } = await must(caller, orders.queryList, {
    shopIds: [store.id],
    sysStatus: orderStatus.storeReview,
    pageSize: 50,
  });
  return rows.filter(({ errorMsg, thirdOrderNumber }) => errorMsg === null && thirdOrderNumber !== changing);
}

/** The order as a person saves it who has chosen the other label type. */
function withPlatformLabel(order: OrderRow) {
  return {
    ...order,
    labelType: labelType.platform,
    trackingNumber: order.trackingNumber ?? '',
    carrierName: order.carrierName ?? '',
    orderDetailsList: order.orderDetailsList.map((line) => ({ ...line, productCode: line.productCode ?? '' })),
  };
}

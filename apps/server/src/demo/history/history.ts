import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import type { App } from '../../platform/app.ts';
import type { Caller } from '../../caller.ts';
import { must, type Shop } from '../shop.ts';
import { waitForDrawings } from '../waiting.ts';
import { movePast, type PastOrder, signedAt } from './dates.ts';
import { addPastOrders, needsLabel } from './pastOrders.ts';
import { addPocketPrints } from './pocketPrints.ts';
import { layPast, moveSheets } from './sheets.ts';

const count = 170;
const isWithdrawn = (serial: number) => serial % 40 === 21;

/**
 * Four weeks of orders that were made and shipped; most have arrived. Answers those that still need a label of the shop's
 * own, the newest first. Needs the blanks of the catalogue.
 */
export async function addHistory(app: App, caller: Caller, shop: Shop): Promise<PastOrder[]> {
  const prints = await addPocketPrints(caller);
  const made = await addPastOrders(caller, shop, { prints, count });
  const withdrawn = made.filter((_, serial) => isWithdrawn(serial));
  const kept = made.filter((_, serial) => !isWithdrawn(serial));
  const tracked = made.filter((_, serial) => !isWithdrawn(serial) && !needsLabel(serial));
  const arrived = tracked.filter((order) => signedAt(order) < Date.now());
  await must(caller, orders.orderReview, { ids: idsOf(withdrawn), sysStatus: reviewAction.close });
  await must(caller, orders.orderReview, { ids: idsOf(kept), sysStatus: reviewAction.approve });
  await waitForDrawings(caller);
  const sheets = await layPast(caller, tracked);
  await must(caller, orders.batchDelivery, { ids: idsOf(tracked) });
  await must(caller, orders.orderReview, { ids: idsOf(arrived), sysStatus: reviewAction.sign });
  await movePast(app, [...withdrawn, ...tracked]);
  await moveSheets(app, sheets);
  return made.filter((_, serial) => needsLabel(serial));
}

const idsOf = (orders: readonly PastOrder[]) => orders.map(({ id }) => id);

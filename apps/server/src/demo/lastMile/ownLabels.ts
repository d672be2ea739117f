import { handover } from '@pressroom/contract/lastMile/handover';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { lastMileStatus } from '@pressroom/contract/lastMile/status';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import type { Caller } from '../../caller.ts';
import type { SandboxControl } from '../sandboxControl.ts';
import { must, type Shop } from '../shop.ts';
import { waitFor } from '../waiting.ts';
import { calculate, chooseBatch, importBatch, rowsOf, waitForRows } from './batches.ts';
import type { DemoChannels } from './channels.ts';
import { addOwnOrders } from './ownOrders.ts';

interface Buying {
  caller: Caller;
  shop: Shop;
  channels: DemoChannels;
}

const { ordered, orderFailed, labelIssued, cancelled } = lastMileStatus;

/** Orders that were chosen on the orders page: all have their labels, and some have left with their carrier. */
export async function buyAll({ caller, shop }: Buying): Promise<string> {
  const shirts = [1, 2, 1, 3, 1, 2, 4, 1];
  const chosen = await addOwnOrders(caller, shop, { from: 30_411, orders: shirts.map((count) => ({ shirts: count })) });
  const orderIds = chosen.map(({ id }) => id);
  await must(caller, orders.orderReview, { ids: orderIds, sysStatus: reviewAction.approve });
  const batchNumber = await chooseBatch(caller, orderIds, 2);
  const ids = (await rowsOf(caller, batchNumber)).map(({ id }) => id);
  await calculate(caller, { batchNumber, ids });
  await must(caller, lastMile.bulkOrder, { ids });
  const rows = await waitForRows(caller, { batchNumber, ids }, [labelIssued]);
  await handOver(caller, rows);
  return batchNumber;
}

/** Ships three parcels of one channel, and puts them on a manifest. */
async function handOver(caller: Caller, rows: readonly LastMileRow[]): Promise<void> {
  const [{ channelName }] = rows as [LastMileRow];
  const leaving = rows.filter((row) => row.channelName === channelName).slice(0, 3);
  const numbers = leaving.map(({ thirdOrderNumber }) => thirdOrderNumber);
  const ids = leaving.map(({ orderId }) => orderId);
  await waitFor('the drawings of the parcels that leave', async () => {
    const found = await must(caller, orders.queryList, { thirdOrderNumbers: numbers, pageSize: 10 });
    return found.rows.every(({ sysStatus }) => sysStatus === orderStatus.inProduction) ? found : undefined;
  });
  await must(caller, orders.batchDelivery, { ids });
  const waiting = await must(caller, handover.parcels, { pageSize: 100 });
  const labels = waiting.rows.filter(({ orderId }) => ids.includes(orderId));
  await must(caller, handover.make, { ids: labels.map(({ id }) => id) });
}

/** Orders of a sheet, one in each state; one line of the sheet is no order. */
export async function buySome(buying: Buying & { control: SandboxControl }): Promise<void> {
  const { caller, shop, channels, control } = buying;
  const made = await addOwnOrders(caller, shop, {
    from: 30_431,
    orders: [
      { shirts: 1 },
      { shirts: 2 },
      { shirts: 1 },
      { shirts: 1 },
      { shirts: 2 },
      { shirts: 3 },
      { shirts: 1 },
      { shirts: 1, postcode: '7870' },
      { shirts: 1, weight: 1300 },
      { shirts: 2 },
    ],
  });
  const numbers = [...made.map(({ thirdOrderNumber }) => thirdOrderNumber), 'WEB-30399'];
  const batchNumber = await importBatch(caller, numbers, 'Austin Print House');
  const ids = (await rowsOf(caller, batchNumber)).map(({ id }) => id);
  const rows = (from: number, to = from + 1) => ({ batchNumber, ids: ids.slice(from, to) });
  // the ninth weighs more than this channel takes, and the last is not calculated at all
  await calculate(caller, rows(8), channels.small);
  await calculate(caller, rows(2), channels.uniUni);
  await calculate(caller, rows(3), channels.closing);
  await calculate(caller, rows(0, 2));
  await calculate(caller, rows(4, 8));

  const { account } = await control.labelSystem('ywj');
  await control.fail(account, { kind: 'lateRejection', endpoint: 'ywj:/api/v2/orders', count: 1 });
  await must(caller, lastMile.bulkOrder, { ids: rows(2).ids });
  await waitForRows(caller, rows(2), [orderFailed]);
  await must(caller, lastMile.bulkOrder, { ids: rows(0, 2).ids });
  await must(caller, lastMile.bulkOrder, { ids: rows(4).ids });
  await waitForRows(caller, rows(0, 2), [labelIssued]);
  await waitForRows(caller, rows(4), [labelIssued]);
  await must(caller, lastMile.cancelLabel, { ids: rows(0).ids });
  await waitForRows(caller, rows(0), [cancelled]);
  // its label is made in three seconds, which this is sooner than
  await must(caller, lastMile.bulkOrder, { ids: rows(3).ids });
  await waitForRows(caller, rows(3), [ordered, labelIssued]);
  await channels.close();
}

import { handover } from '@pressroom/contract/lastMile/handover';
import { labelInvoices } from '@pressroom/contract/lastMile/invoices';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { must } from '../../demo/shop.ts';
import { writeWorkbook } from '../../platform/spreadsheet/write.ts';
import { makeOrder } from '../../testing/orderMakers.ts';
import {
  batchOf,
  calculated,
  type LastMileTest,
  openChannelAt,
  ownOrder,
  rowsOf,
} from '../../testing/lastMile/makers.ts';

/** Every write about last-mile orders, and the jobs behind them. */
export async function writeLastMile(at: LastMileTest): Promise<void> {
  const { admin, test } = at;
  await openChannelAt(at, 'YWJ', { supplierCode: 'LM' });
  const order = await ownOrder(at);
  const other = await ownOrder(at);
  const batchNumber = await batchOf(at, [order, other]);
  const lines = [{ name: 'orders', columns: [{ header: '订单号' }], rows: [[order.thirdOrderNumber], ['NOBODY-1']] }];
  const sheet = { fileName: 'orders.xlsx', bytes: await writeWorkbook(lines) };
  await must(admin, lastMile.importBulkPrintRecord, { labelType: 2 }, [sheet]);
  const [row, spare] = await calculated(at, batchNumber);
  const { parcels } = await must(admin, lastMile.shipment, { id: spare!.id });
  await must(admin, lastMile.saveShipment, { id: spare!.id, parcels });
  await must(admin, lastMile.bulkOrder, { ids: [row!.id] });
  await test.drain();
  const [parcel] = (await must(admin, handover.parcels, {})).rows;
  const manifest = await must(admin, handover.make, { ids: [parcel!.id] });
  await must(admin, handover.undo, { id: manifest.id });
  const billed = async (number: string) => {
    const columns = [{ header: '运单号' }, { header: '金额' }];
    const bytes = await writeWorkbook([{ name: 'invoice', columns, rows: [[number, '4.20']] }]);
    return must(admin, labelInvoices.import, { provider: 'YWJ' }, [{ fileName: 'invoice.xlsx', bytes }]);
  };
  await must(admin, labelInvoices.accept, { id: (await billed(parcel!.trackingNumber!)).invoice.id });
  await must(admin, labelInvoices.discard, { id: (await billed('NOBODY-1')).invoice.id });
  await must(admin, lastMile.cancelLabel, { ids: [row!.id] });
  await test.db.updateTable('lastMileRows').set({ orderStatus: 6 }).where('id', '=', spare!.id).execute();
  await must(admin, lastMile.getLabel, { id: spare!.id });
  await test.drain();
  await must(admin, lastMile.retry, { ids: [spare!.id] });
  await test.drain();
  const platform = await makeOrder(at, { trackingNumber: '', carrierName: '' });
  const pushed = await batchOf(at, [platform], 1);
  const [push] = await rowsOf(at, pushed);
  await must(admin, lastMile.bulkOrderPush, { ids: [push!.id] });
  await test.drain();
  await must(admin, lastMile.delete, { ids: [push!.id] });
}

import { randomUUID } from 'node:crypto';
import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { printing } from '@pressroom/contract/printing/printing';
import { search } from '@pressroom/contract/search/search';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { expect, it } from 'vitest';
import { must } from './demo/shop.ts';
import { marketOrder, takeOver } from './testing/marketOrder.ts';
import { labelPdf, makeOrder, shopTest } from './testing/orderMakers.ts';
import { fillOrders, wholeScan } from './testing/ordersAtVolume.ts';
import { plansOf } from './testing/statements/plans.ts';

const ups = '1Z999AA10123456784';
const msku = '5230236437987443003';

it('reads neither all orders, nor all lines, nor all numbers for what is done with a few', async () => {
  const at = await shopTest();
  await fillOrders(at);
  const scan = await wholeScan(at.test.db);
  const { admin, shop } = at;
  const order = await makeOrder(at, { trackingNumber: ups });
  const ids = [order.id];
  const look = (thirdOrderNumber: string) => must(admin, printing.printOrderLabel, { thirdOrderNumber, isSend: 1 });
  const review = (sysStatus: (typeof reviewAction.values)[number], of = ids) =>
    must(admin, orders.orderReview, {
      ids: of,
      sysStatus,
      ...(sysStatus === reviewAction.abnormal && { reason: 'torn' }),
    });
  const upload = async (number: string) =>
    must(admin, orders.analysisLabel, {}, [{ fileName: 'a.pdf', bytes: await labelPdf([number]) }]);
  const mapping = {
    shopId: shop.stores.austin,
    skuId: msku,
    productCode: 'TEE-WHT-L',
    printingImage: shop.pictures.rose_front,
  };
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    'enter an order': () => makeOrder(at),
    'take an order over from its marketplace': () => takeOver(at, marketOrder(at)),
    'take it over again, changed': () =>
      takeOver(at, marketOrder(at, { marketUpdatedAt: '2026-11-20T05:00:00Z', trackingNumber: '1Z5R89390357567127' })),
    'map what waits for it': () => must(admin, skuMapping.save, mapping),
    approve: () => review(reviewAction.approve),
    'draw it': () => at.test.drain(),
    'open it': () => must(admin, orders.queryDetail, { id: order.id }),
    'read its log': () => must(admin, orders.operationLog, { objMaster: order.id }),
    'watch it': () => must(admin, orders.versions, { ids }),
    'check an act': () => must(admin, orders.actCheck, { ids, act: 'ship' }),
    'upload its label': () => upload(ups),
    'upload the label of nobody': () => upload('1Z5R89390357567199'),
    'look for the order of a page': () => must(admin, orders.labelOrders, { word: 'V-77' }),
    'scan it': () => look(order.thirdOrderNumber),
    'scan a label': () => look(ups),
    'scan what nobody has': () => admin.call(printing.printOrderLabel, { thirdOrderNumber: 'nowhere', isSend: 1 }),
    'print it': () => must(admin, printing.printOrderLabel, { thirdOrderNumber: ups, scanId: randomUUID() }),
    'put it into a batch': () =>
      must(admin, lastMileBatches.addBulkPrintRecord, { labelType: 1, thirdOrderNumber: [order.thirdOrderNumber] }),
    'export it': () =>
      must(admin, orders.orderExport, { selection: { ids }, columns: ['thirdOrderNumber', 'productCode'] }),
    ship: () => must(admin, orders.batchDelivery, { ids }),
    sign: () => review(reviewAction.sign),
    'search everywhere': () => must(admin, search.find, { word: 'V-77' }),
    'see what waits': () => must(admin, dashboard.overview, {}),
  };
  const scans: string[] = [];
  for (const [act, doIt] of Object.entries(acts)) {
    const plans = await plansOf(at.test.db, doIt);
    expect([act, plans.length > 0]).toEqual([act, true]);
    for (const { text, plan } of plans) if (scan.test(plan)) scans.push(`${act}: ${text}`);
  }
  expect(scans).toEqual([]);
}, 120_000);

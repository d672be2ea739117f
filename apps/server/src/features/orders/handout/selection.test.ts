import type { CallInput } from '@pressroom/contract/endpoint';
import { ticketHeader } from '@pressroom/contract/endpoint';
import type { CountedAct } from '@pressroom/contract/orders/actCheck';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';
import { readTable } from '../../../testing/readTable.ts';
import { filesOf } from '../../../testing/zipFiles.ts';

const remarked = { remark: 1 } as const;
type All = Extract<CallInput<typeof orders.downloadZip>, { match: object }>;

/** Four orders that a search finds, one with a label, one of them closed; the last one is unticked. */
async function four(at: ShopTest) {
  const trackingNumber = '1Z999AA10123456784';
  const labelled = await makeOrderInProduction(at, { remark: 'a', trackingNumber });
  const pdf = [{ fileName: 'a.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { trackingNumber }, pdf);
  const closed = await makeOrder(at, { remark: 'b' });
  await must(at.admin, orders.orderReview, { ids: [closed.id], sysStatus: reviewAction.close });
  const bare = await makeOrderInProduction(at, { remark: 'c', trackingNumber: '' });
  const unticked = await makeOrderInProduction(at, { remark: 'd' });
  return { labelled, closed, bare, unticked, choice: { match: remarked, except: [unticked.id] } };
}

/** Every call for a file or numbers of all that match. */
function asked(at: ShopTest, all: All) {
  const columns = ['thirdOrderNumber' as const];
  return [
    () => at.admin.call(orders.downloadZip, all),
    () => at.admin.call(orders.downloadPdfZip, all),
    () => at.admin.call(orders.downloadPdf, all),
    () => at.admin.call(orders.selectedNumbers, { selection: all, of: 'order' as const }),
    () => at.admin.call(orders.orderExport, { selection: all, columns }),
    () => at.admin.call(orders.exportTask, { selection: all, columns }),
  ];
}

it('hands nothing out where the search finds another number than its user was told, and says how many', async () => {
  const at = await shopTest();
  const { choice } = await four(at);
  for (const ask of asked(at, { ...choice, count: 4 }))
    expect(await ask()).toMatchObject({ status: 409, data: { count: 3 } });
  for (const ask of asked(at, { ...choice, count: 3 })) expect((await ask()).status).toBe(200);
});

it('counts before a file is made how many of the chosen orders it would hold', async () => {
  const at = await shopTest();
  const { choice } = await four(at);
  const counts = async (act: CountedAct) => {
    const { total, fitting, held, lacking } = await must(at.admin, orders.selectionCheck, { selection: choice, act });
    return [total, fitting, held, lacking];
  };
  expect(await counts('drawings')).toEqual([3, 2, 0, 0]);
  expect(await counts('labels')).toEqual([3, 1, 0, 1]);
  expect(await counts('orderNumbers')).toEqual([3, 3, 0, 0]);
  expect(await counts('trackingNumbers')).toEqual([3, 2, 0, 1]);
  expect(await counts('export')).toEqual([3, 3, 0, 0]);
  expect(await counts('push')).toEqual([3, 2, 0, 0]);
  expect(await counts('place')).toEqual([3, 0, 0, 2]);
});

it('leaves the unticked orders out of every file', async () => {
  const at = await shopTest();
  const { labelled, closed, bare, unticked, choice } = await four(at);
  const all = { ...choice, count: 3 };
  const address = await must(at.admin, orders.downloadZip, all);
  const drawings = [...(await filesOf((await at.test.anonymous.get(address)).body)).keys()].join();
  expect(drawings).toContain(labelled.thirdOrderNumber);
  expect(drawings).toContain(bare.thirdOrderNumber);
  expect(drawings).not.toContain(`${unticked.thirdOrderNumber}/`);
  const zip = await filesOf((await at.admin.call(orders.downloadPdfZip, all)).body);
  expect(zip.get('left-out-orders.txt')!.toString()).not.toContain(`${unticked.thirdOrderNumber}\t`);
  const sheet = await at.admin.call(orders.orderExport, { selection: all, columns: ['thirdOrderNumber'] });
  const numbers = [labelled, closed, bare].map(({ thirdOrderNumber }) => thirdOrderNumber);
  expect((await readTable(sheet.body)).rows.flat().toSorted()).toEqual(numbers.toSorted());
  const copied = await must(at.admin, orders.selectedNumbers, { selection: all, of: 'order' });
  expect(copied.toSorted()).toEqual(numbers.toSorted());
});

it('says with the address of a file how many orders are in it', async () => {
  const at = await shopTest();
  const { labelled, choice } = await four(at);
  const contentsOf = async (path: string, payload: object) => {
    const headers = { authtoken: at.admin.token, [ticketHeader]: '1' };
    const reply = await at.test.server.inject({ method: 'POST', url: path, headers, payload });
    return reply.json<{ contents?: unknown }>().contents;
  };
  const all = { ...choice, count: 3 };
  expect(await contentsOf(orders.downloadZip.path, all)).toEqual({ count: 2, leftOut: 1 });
  expect(await contentsOf(orders.downloadPdfZip.path, all)).toEqual({ count: 1, leftOut: 2 });
  expect(await contentsOf(orders.downloadPdf.path, { ids: [labelled.id] })).toEqual({ count: 1, leftOut: 0 });
  const sheet = { selection: { match: { ...remarked, sysStatus: orderStatus.closed }, count: 1 } };
  expect(await contentsOf(orders.orderExport.path, { ...sheet, columns: ['remark'] })).toEqual({
    count: 1,
    leftOut: 0,
  });
});

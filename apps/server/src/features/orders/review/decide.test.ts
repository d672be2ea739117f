import { expect, it } from 'vitest';
import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import { must } from '../../../demo/shop.ts';
import { marketOrder, takeOver } from '../../../testing/marketOrder.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../../testing/orderMakers.ts';

type Decisions = CallInput<typeof orders.decideHold>['decisions'];

/** An order that a risk and a cancellation asked for have stopped. */
async function stopped(at: ShopTest) {
  const shopId = at.shop.stores.linden;
  const { created } = await takeOver(at, marketOrder(at, { shopId, asked: ['risk', 'cancellation'] }));
  return must(at.admin, orders.queryDetail, { id: created[0]! });
}

const goOn: Decisions = [{ kind: 'risk', decision: 'goOn' }];

it('refuses decisions that cannot be meant, and changes nothing', async () => {
  const at = await shopTest();
  const { id, holds } = await stopped(at);
  const refused: Decisions[] = [
    [],
    [{ kind: 'risk', decision: 'takeOver' }],
    [{ kind: 'cancellationAsked', decision: 'keep' }],
    [...goOn, { kind: 'risk', decision: 'close' }],
    // against what the buyer wants without a reason
    [{ kind: 'cancellationAsked', decision: 'goOn' }],
  ];
  for (const decisions of refused)
    expect([decisions, (await at.admin.call(orders.decideHold, { id, decisions })).status]).toEqual([decisions, 400]);
  const gone = await at.admin.call(orders.decideHold, { id, decisions: [{ kind: 'cancelled', decision: 'close' }] });
  expect(gone).toMatchObject({ status: 409 });
  expect(await must(at.admin, orders.queryDetail, { id })).toMatchObject({ sysStatus: orderStatus.abnormal, holds });
});

it('needs the right to review, and to close for a closing', async () => {
  const at = await shopTest();
  const { id } = await stopped(at);
  const close: Decisions = [{ kind: 'risk', decision: 'close' }];
  const by = async (keys: Parameters<typeof at.test.as>[0], decisions: Decisions) =>
    (await (await at.test.as(keys)).call(orders.decideHold, { id, decisions })).status;
  expect(await by(['/order/index', 'orderClose'], close)).toBe(403);
  expect(await by(['orderAudit'], close)).toBe(403);
  expect(await by(['orderAudit'], goOn)).toBe(200);
  expect(await by(['orderAudit', 'orderClose'], [{ kind: 'cancellationAsked', decision: 'close' }])).toBe(200);
  expect((await must(at.admin, orders.queryDetail, { id })).sysStatus).toBe(orderStatus.closed);
});

it('shows the other’s change to whoever decides or keeps a label late, and knows no order that is not there', async () => {
  const at = await shopTest();
  const { id, gmtModified } = await stopped(at);
  await must(at.admin, orders.decideHold, { id, gmtModified, decisions: goOn });
  const late = await at.admin.send(orders.decideHold, {
    id,
    gmtModified,
    reason: 'Agreed',
    decisions: [{ kind: 'cancellationAsked', decision: 'goOn' }],
  });
  const current = { holds: [{ kind: 'cancellationAsked' }] };
  expect(late).toMatchObject({ status: 409, data: { by: 'tester', current } });
  expect(await at.admin.send(orders.keepLabel, { id, gmtModified })).toMatchObject({ status: 409, data: { current } });
  for (const endpoint of [orders.decideHold, orders.keepLabel])
    expect((await at.admin.send(endpoint, { id: '999', decisions: goOn })).status).toBe(404);
});

it('has nothing to decide on an order without reports, and no label to keep that is sound', async () => {
  const at = await shopTest();
  const { id } = await makeOrder(at);
  const refusal = { status: 409, data: { sysStatus: orderStatus.factoryReview } };
  expect(await at.admin.send(orders.decideHold, { id, decisions: goOn })).toMatchObject(refusal);
  expect(await at.admin.send(orders.keepLabel, { id })).toMatchObject(refusal);
  const looker = await at.test.as(['/order/index', 'orderAudit']);
  expect((await looker.call(orders.keepLabel, { id })).status).toBe(403);
});

it('says of an approved order with a label that only its number is missing', async () => {
  const at = await shopTest();
  const trackingNumber = '1Z999AA10123456784';
  const { id } = await makeOrderInProduction(at, { trackingNumber });
  const pdf = [{ fileName: 'a.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { trackingNumber }, pdf);
  await must(at.admin, orders.updateParcel, { id }, []);
  await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.abnormal });
  const outcome = await must(at.admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  expect(outcome).toMatchObject({ done: [id], unlabelled: [{ id, reason: 'orders.trackingMissing' }] });
});

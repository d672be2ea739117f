import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { must } from '../../demo/shop.ts';
import { labelPdf, makeOrder, makeOrderInProduction, shopTest, type ShopTest } from '../../testing/orderMakers.ts';

export async function start() {
  const at = await shopTest();
  return { at, worker: await at.test.as(['/order', '/order/production', '/order/gangSheets']) };
}

let serial = 0;

/** An order with its label, a line for each number of pieces. */
export async function orderOf(
  at: ShopTest,
  nums: readonly number[],
  given: Parameters<typeof makeOrder>[1] = {},
): Promise<OrderRow> {
  serial += 1;
  const trackingNumber = `1Z999AA2${String(serial).padStart(10, '0')}`;
  const printingImage = at.shop.pictures.rose_front;
  const orderDetailsList = nums.map((num) => ({ productCode: 'TEE-WHT-L', printingImage, num }));
  const order = await makeOrderInProduction(at, { trackingNumber, orderDetailsList, ...given });
  const label = [{ fileName: 'label.pdf', bytes: await labelPdf([trackingNumber]) }];
  await must(at.admin, orders.uploadPdf, { trackingNumber, id: order.id }, label);
  return order;
}

/** The code of a unit of an order's line; unit 0 is any. */
export function codeOf(order: OrderRow, unit = 1, lineNo = 1): string {
  return pieceCode({ lineId: order.orderDetailsList[lineNo - 1]!.id, unit });
}

export async function review(at: ShopTest, order: OrderRow, sysStatus: (typeof reviewAction.values)[number]) {
  return must(at.admin, orders.orderReview, { ids: [order.id], sysStatus });
}

/** What lies on the shelf of the white shirt. */
export async function shelf({ test }: ShopTest): Promise<number> {
  const { realStock } = await test.db
    .selectFrom('productCodes')
    .where('code', '=', 'TEE-WHT-L')
    .select('realStock')
    .executeTakeFirstOrThrow();
  return realStock;
}

/** The name of an expected failure; undefined where the call went well. */
export async function failureOf(reply: Promise<object>): Promise<unknown> {
  const answer = await reply;
  return 'failure' in answer ? answer.failure : undefined;
}

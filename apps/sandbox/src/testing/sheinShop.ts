import type { SheinOrder } from '../shein/order.ts';
import type { Entry } from '../world/ledger.ts';
import type { TestSandbox } from './makeSandbox.ts';
import { call } from './sheinCaller.ts';

export const api = {
  address: '/open-api/order/export-address',
  waybills: '/open-api/order/import-batch-multiple-express',
  quote: '/open-api/gsp/order-mapping-channels',
  place: '/open-api/gsp/place-express-order',
  check: '/open-api/gsp/check-express-order',
  print: '/open-api/order/print-express-info',
};

export const orderAt = (sandbox: TestSandbox, number: string) => sandbox.control<SheinOrder>('GET', `orders/${number}`);
export const ledger = (sandbox: TestSandbox) => sandbox.control<Entry[]>('GET', 'ledger');

/** An order that both sides may ship. */
export async function freeOrder(sandbox: TestSandbox): Promise<SheinOrder> {
  for (const number of await sandbox.orders({ count: 20 })) {
    const order = await orderAt(sandbox, number);
    if (order.logistics.length === 2 && order.units.length > 1) return order;
  }
  throw new Error('None of the orders has two pieces and both ways');
}

export const acceptOrder = (sandbox: TestSandbox, orderNo: string) =>
  call(sandbox, { path: api.address, body: { orderNo, handleType: 2 } });

/** The body as text: the goods' numbers are longer than a double. */
export function waybills(
  orderNo: string,
  rows: { goodsId: string; expressCode?: string; expressIdCode?: string; remove?: boolean }[],
) {
  const infoList = rows.map(
    ({ goodsId, expressCode = '1Z999AA10123456784', expressIdCode = 'UPS-US', remove = false }) =>
      `{"goodsId":${goodsId},"expressCode":"${expressCode}","expressIdCode":"${expressIdCode}","status":${remove ? 1 : 2}}`,
  );
  return { path: api.waybills, raw: `{"orderNo":"${orderNo}","infoList":[${infoList.join()}]}` };
}

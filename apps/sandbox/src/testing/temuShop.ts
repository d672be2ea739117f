import type { TestSandbox } from './makeSandbox.ts';
import { callTemu } from './temuCaller.ts';

export interface Item {
  orderSn: string;
  parentOrderSn: string;
  quantity: number;
}

interface Detail {
  parentOrderMap: { parentOrderStatus: number };
  orderList: { orderSn: string; orderStatus: number; quantity: number; packageSnInfo: { packageSn: string }[] }[];
}

/** An order of a TEMU store that waits to be shipped. */
export async function temuOrder(sandbox: TestSandbox, store = 's4', spec: object = {}) {
  const [number] = await sandbox.orders(spec, store);
  await sandbox.control('POST', `orders/${number}/release`);
  const detail = async () =>
    (await callTemu(sandbox, 'bg.order.detail.v2.get', { parentOrderSn: number }, { store })).result as Detail;
  const lines = (await detail()).orderList;
  const items: Item[] = lines.map(({ orderSn, quantity }) => ({ orderSn, parentOrderSn: number!, quantity }));
  return { number: number!, items, detail, status: async () => (await detail()).parentOrderMap.parentOrderStatus };
}

export async function temuWarehouse(sandbox: TestSandbox, store = 's4'): Promise<string> {
  const { result } = await callTemu(sandbox, 'bg.logistics.warehouse.list.get', {}, { store });
  return (result as { warehouseList: { warehouseId: string }[] }).warehouseList[0]!.warehouseId;
}

export const americanParcel = {
  weight: '0.78',
  weightUnit: 'lb',
  length: '11.82',
  width: '7.88',
  height: '1.19',
  dimensionUnit: 'in',
};

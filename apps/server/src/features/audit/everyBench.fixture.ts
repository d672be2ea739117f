import { randomUUID } from 'node:crypto';
import { benchCheck } from '@pressroom/contract/printing/check';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { must } from '../../demo/shop.ts';
import { makeOrderInProduction, type ShopTest } from '../../testing/orderMakers.ts';

export async function writeBench(at: ShopTest): Promise<void> {
  const { admin } = at;
  const { id: orderId, orderDetailsList } = await makeOrderInProduction(at);
  const code = pieceCode({ lineId: orderDetailsList[0]!.id, unit: 0 });
  const act = () => ({ bench: 'A', orderId, scanId: randomUUID() });
  await must(admin, benchCheck.scan, { bench: 'A', code, scanId: randomUUID() });
  await must(admin, benchCheck.scan, { bench: 'A', code: 'unknown', scanId: randomUUID() });
  await must(admin, benchCheck.slotFull, act());
  await must(admin, benchCheck.abort, act());
}

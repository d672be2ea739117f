import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { production } from '@pressroom/contract/production/production';
import { must } from '../../demo/shop.ts';
import { makeOrderInProduction, type ShopTest } from '../../testing/orderMakers.ts';

export async function writeProduction(at: ShopTest): Promise<void> {
  const { admin } = at;
  const { orderDetailsList } = await makeOrderInProduction(at);
  const code = pieceCode({ lineId: orderDetailsList[0]!.id, unit: 2 });
  await must(admin, production.spoil, { code, round: 1, reason: 'stained' });
  await must(admin, production.unspoil, { code });
  await must(admin, production.drawings, { codes: [code] });
  await must(admin, production.made, { codes: [code] });
}

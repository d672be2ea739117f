import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { presetSheet } from '@pressroom/contract/production/gangSheetSettings';
import { production } from '@pressroom/contract/production/production';
import { must } from '../../demo/shop.ts';
import { sql } from 'kysely';
import { makeOrderInProduction, type ShopTest } from '../../testing/orderMakers.ts';
import { releaseSheets } from '../production/production.public.ts';
import { transact } from '../../platform/database/transact.ts';

export async function writeProduction(at: ShopTest): Promise<void> {
  const { admin } = at;
  const { orderDetailsList } = await makeOrderInProduction(at);
  const code = pieceCode({ lineId: orderDetailsList[0]!.id, unit: 2 });
  await must(admin, production.spoil, { code, round: 1, reason: 'stained' });
  await must(admin, production.unspoil, { code });
  await must(admin, production.drawings, { codes: [code] });
  await writeSheets(at, code);
  await must(admin, production.made, { codes: [code] });
  await must(admin, production.unmarkMade, { codes: [code] });
}

async function writeSheets({ admin, test }: ShopTest, code: string): Promise<void> {
  const { ids } = await must(admin, gangSheets.makeSheets, { codes: [code], settings: presetSheet });
  await test.drain();
  await must(admin, gangSheets.sheetsPrinted, { ids });
  await must(admin, gangSheets.undoPrinted, { ids });
  await must(admin, gangSheets.sheetsPrinted, { ids });
  await sql`update gang_sheets set changed_at = now() - interval '30 days'`.execute(test.db);
  await transact(test.db, (tx) => test.app.jobs.enqueueMany(tx, releaseSheets, [{}]));
  await test.drain();
  await must(admin, gangSheets.redrawSheet, { id: ids[0]! });
  await must(admin, gangSheets.discardSheets, { ids, reason: 'streaks' });
}

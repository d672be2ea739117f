import type { Page } from '@playwright/test';
import { samplePrint, sampleTrackingNumber } from '@pressroom/imaging/sample';
import { call, sendFiles } from '../reading/call.ts';
import { png } from './files.ts';
import { labels } from './labels.ts';

const minute = 60_000;
const hour = 60 * minute;
const carrier = 'UPS';

export interface MorningOrder {
  number: string;
  tracking: string;
  orderTime: number;
}

interface Shop {
  shopId: string;
  print: string;
}

/** The SKU ID that nobody has mapped yet. */
export const newSku = '17592304999777';
/** Needs more blanks than there are. */
const missing = { productCode: 'TEE-WHT-L', left: 1, num: 2 };

/** Orders of one shirt each, not entered in the order of their deadlines, with their labels. */
export async function addMorningOrders(page: Page, count: number): Promise<MorningOrder[]> {
  await closeAll(page);
  await leaveOnShelf(page, missing.productCode, missing.left);
  const shop = await shopOf(page);
  const added: MorningOrder[] = [];
  const parcels = Array.from({ length: count }, (_, at) => ({ at, tracking: sampleTrackingNumber(carrier, 700 + at) }));
  for (const { at, tracking } of parcels) {
    const form = orderForm(shop, at, count);
    await call(page, '/sysOrder/save', { ...form, carrierName: carrier, trackingNumber: tracking });
    added.push({ number: form.thirdOrderNumber, tracking, orderTime: form.orderTime });
  }
  const pages = added.map(({ tracking: trackingNumber }) => ({ carrier, trackingNumber }) as const);
  await sendFiles(page, '/sysOrder/analysisLabel', [await labels('morning.pdf', pages)]);
  return added;
}

/** The first ones have the most time; the last two should have left by now. */
function orderForm({ shopId, print }: Shop, at: number, count: number) {
  const now = Date.now();
  const isLate = at >= count - 2;
  const line = { productCode: 'TEE-BLK-M', printingImage: print, printingImage2: print, num: 1 };
  const white = { productCode: missing.productCode, printingImage: print, num: missing.num };
  return {
    thirdOrderNumber: `MORNING-${String(count - at).padStart(3, '0')}`,
    shopId,
    labelType: 1,
    // neither in the order in which they are entered
    orderTime: now - 2 * hour - ((at * 7) % count) * minute,
    deliveryTimeLimit: isLate ? now - (at - count + 3) * hour : now + (96 + count - at) * hour,
    orderDetailsList: [at === 0 ? { msku: newSku, num: 1 } : at === 1 ? white : line],
  };
}

async function shopOf(page: Page): Promise<Shop> {
  const { rows } = await call<{ rows: { id: string; name: string }[] }>(page, '/store/page?pageSize=50');
  const { id: shopId } = rows.find(({ name }) => name === 'Austin Print House')!;
  // a small one is drawn in no time
  const bytes = await samplePrint({ name: 'wave', widthCm: 9, heightCm: 7 });
  const [print] = await sendFiles<{ id: string }[]>(page, '/fileManage/uploadBatch', [png('badge.png', bytes)]);
  return { shopId, print: print!.id };
}

/** Nothing else is open on this morning. */
async function closeAll(page: Page): Promise<void> {
  const { rows } = await call<{ rows: { id: string; can: string[] }[] }>(page, '/sysOrder/queryList', {
    pageSize: 200,
  });
  const ids = rows.filter(({ can }) => can.includes('close')).map(({ id }) => id);
  await call(page, '/sysOrder/orderReview', { ids, sysStatus: -1 });
}

async function leaveOnShelf(page: Page, code: string, realStock: number): Promise<void> {
  const { rows } = await call<{ rows: { id: string; sizeCode: string; gmtModified: number }[] }>(
    page,
    `/product/code/page?code=${code}`,
  );
  const { id, sizeCode, gmtModified } = rows[0]!;
  await call(page, '/product/code/update', { id, sizeCode, gmtModified, realStock });
}

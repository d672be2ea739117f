import { publishActs } from '@pressroom/contract/publishing/acts';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { listingStatus } from '@pressroom/contract/publishing/status';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';
import type { ProductAct } from '../sandboxControl.ts';
import { waitForTask } from '../waiting.ts';
import type { Fate } from './planList.ts';
import type { Planned } from './plans.ts';
import { faring, type Publishing, waitForListings } from './release.ts';

/** What reviewers say, one after the other. */
const reasons = [
  [{ zh: '商品标题含有品牌词，涉嫌侵权', en: 'The title names a brand and may infringe on its rights' }],
  [
    { zh: '主图含有水印或文字，请更换图片', en: 'The main picture shows a watermark or text: replace the picture' },
    { zh: '细节图与主图不是同一商品', en: 'The detail pictures show another product than the main picture' },
  ],
  [{ zh: '商品与所选类目不符', en: 'The product does not belong to the chosen category' }],
];

/** What is changed at the marketplace. */
const changes: Partial<Record<Fate, ProductAct>> = {
  price: { act: 'price', original: 2199, special: 1699 },
  stock: { act: 'stock', units: 3 },
  shelf: { act: 'shelf', onShelf: false },
  gone: { act: 'delete' },
};

const isApproved = (fate: Fate) => fate === 'published' || fate in changes;

/** Ends the reviews, but for those that somebody is to find unfinished. */
export async function decideReviews(shop: Publishing, planned: readonly Planned[]): Promise<void> {
  const { caller, control } = shop;
  const decided = faring(planned, (fate) => fate === 'refused' || isApproved(fate));
  const numbers = await numbersOf(caller, decided);
  let refused = 0;
  for (const { id, fate } of decided) {
    const act: ProductAct =
      fate === 'refused' ? { act: 'refuse', reasons: reasons[refused++ % reasons.length]! } : { act: 'approve' };
    await control.actOnProduct(numbers.get(id)!, act);
  }
  await waitForListings(
    shop,
    decided,
    ({ publishStatus }, fate) =>
      publishStatus === (fate === 'refused' ? listingStatus.failed : listingStatus.published),
  );
}

/** Changes listings at their marketplaces, and compares. */
export async function changeBehindOurBack(shop: Publishing, planned: readonly Planned[]): Promise<void> {
  const { caller, control } = shop;
  const changed = faring(planned, (fate) => fate in changes);
  const numbers = await numbersOf(caller, changed);
  for (const { id, fate } of changed) await control.actOnProduct(numbers.get(id)!, changes[fate]!);
  const published = faring(planned, isApproved);
  const { taskId } = await must(caller, publishActs.check, { ids: published.map(({ id }) => id) });
  await waitForTask(caller, { taskId: taskId! });
  await waitForListings(shop, changed, ({ differs }) => differs.length > 0);
}

/** What the marketplaces call them, by our ids. */
async function numbersOf(caller: Caller, listings: readonly Planned[]): Promise<Map<string, string>> {
  const wanted = new Set(listings.map(({ id }) => id));
  const { rows } = await must(caller, publishProducts.page, { pageSize: 200 });
  return new Map(rows.filter(({ id }) => wanted.has(id)).map(({ id, marketProductId }) => [id, marketProductId!]));
}

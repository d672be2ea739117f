import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { must } from '../../demo/shop.ts';
import type { ShopTest } from '../../testing/orderMakers.ts';

export async function writeForbiddenWords({ admin }: ShopTest): Promise<void> {
  const { added } = await must(admin, forbiddenWords.add, { words: ['Wholesale'] });
  await must(admin, forbiddenWords.del, { ids: added.map(({ id }) => id) });
}

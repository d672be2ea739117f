import type { Message } from '@pressroom/contract/message';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { LabelSeller } from './seller.ts';

/** The logistics of a store's marketplace. */
export async function openMarketSeller(
  _app: App,
  _db: Db,
  _shopId: string,
): Promise<{ seller: LabelSeller; rule: { rule: 'cheapest' } } | { problem: Message }> {
  return { problem: { key: 'lastMile.seller.notFound', params: { provider: '' } } };
}

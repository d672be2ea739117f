import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { sql } from 'kysely';
import { must } from '../../demo/shop.ts';
import { type MarketTest, openProductStore } from '../../testing/authorizedStore.ts';
import { quickMarket } from '../../testing/syncMakers.ts';

/** Short-sleeved T-shirts, as both marketplaces of the sandbox have them. */
export const tShirts = { categoryId: '1704', sheinProductTypeId: '41704' };

export interface DefinitionTest extends MarketTest {
  environment: Record<string, string>;
  storeId: string;
}

/** A store of this shop of the sandbox, authorised for products. */
export async function definitionTest(shopId: string): Promise<DefinitionTest> {
  const at = await quickMarket();
  return { ...at, storeId: await openProductStore(at, shopId) };
}

/** Of the T-shirts of SHEIN: what one person's opening of the form asks for. */
export function askAttributes({ admin, storeId }: DefinitionTest, productTypeId = tShirts.sheinProductTypeId) {
  return must(admin, platformCategories.attributes, { storeId, productTypeId });
}

/** How often the sandbox was asked, by the end of the endpoint's name. */
export function callsOf({ sandbox }: MarketTest, endpoint: string): number {
  return sandbox.core.requests.latest(2000).filter((seen) => seen.endpoint.endsWith(endpoint)).length;
}

export const attributeCalls = (at: MarketTest) => callsOf(at, 'query-attribute-template');

/** Everything that is kept was asked for so many hours earlier. */
export async function age({ test }: MarketTest, hours: number): Promise<void> {
  const earlier = sql<string>`make_interval(hours => ${hours})`;
  await test.db
    .updateTable('platformDefinitions')
    .set({
      askedAt: sql`asked_at - ${earlier}`,
      changedAt: sql`changed_at - ${earlier}`,
      triedAt: sql`tried_at - ${earlier}`,
    })
    .execute();
}

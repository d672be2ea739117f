import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { stores } from '@pressroom/contract/stores/stores';
import { sql } from 'kysely';
import { must } from '../../demo/shop.ts';
import type { MarketTest } from '../../testing/authorizedStore.ts';
import { productKeysOf } from '../../testing/sandbox.ts';
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

export async function openProductStore({ admin, sandbox }: MarketTest, shopId: string): Promise<string> {
  const { id } = await sandbox.openStore(admin, shopId);
  if (sandbox.shop(shopId).marketplace === 'temu') {
    const keys = { id, ...productKeysOf(sandbox.keysOf(shopId)) };
    const sites = await must(admin, stores.getWarehouses, keys);
    const [warehouse] = sites.flatMap(({ validWarehouseList }) => validWarehouseList);
    await must(admin, stores.authorization, { ...keys, warehouseId: warehouse!.warehouseId });
  }
  return id;
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

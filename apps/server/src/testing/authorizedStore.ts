import type { GrantScope } from '@pressroom/contract/stores/authorization';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import type { Caller } from '../caller.ts';
import { must } from '../demo/shop.ts';
import { type TestApp, testApp } from './testApp.ts';
import { productKeysOf, type TestSandbox, testSandbox } from './sandbox.ts';

export interface MarketTest {
  test: TestApp;
  sandbox: TestSandbox;
  admin: Caller;
}

/** A server beside a sandbox of its own. */
export async function marketTest(options?: Parameters<typeof testSandbox>[0]): Promise<MarketTest> {
  const sandbox = await testSandbox(options);
  const test = await testApp({ environment: sandbox.environment });
  return { test, sandbox, admin: await test.as('admin') };
}

export async function findRow(admin: Caller, id: string): Promise<StoreRow> {
  const { rows } = await must(admin, stores.page, {});
  return rows.find((row) => row.id === id)!;
}

export async function grantOf(admin: Caller, id: string, scope: GrantScope = 'orders') {
  const { grants } = await findRow(admin, id);
  return grants.find((grant) => grant.scope === scope);
}

/** A store of this shop of the sandbox, authorised for products, too. */
export async function openProductStore({ admin, sandbox }: MarketTest, shopId: string): Promise<string> {
  const { id } = await sandbox.openStore(admin, shopId);
  if (sandbox.shop(shopId).marketplace === 'temu') {
    const keys = { id, ...productKeysOf(sandbox.keysOf(shopId)) };
    if (sandbox.shop(shopId).mode === 'full') {
      await must(admin, stores.authorization, keys);
      return id;
    }
    const sites = await must(admin, stores.getWarehouses, keys);
    const [warehouse] = sites.flatMap(({ validWarehouseList }) => validWarehouseList);
    await must(admin, stores.authorization, { ...keys, warehouseId: warehouse!.warehouseId });
  }
  return id;
}

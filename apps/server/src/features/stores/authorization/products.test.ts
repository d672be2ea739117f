import { stores } from '@pressroom/contract/stores/stores';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { findRow, grantOf, marketTest } from '../../../testing/authorizedStore.ts';
import { productKeysOf } from '../../../testing/sandbox.ts';
import { checkGrants } from './jobs.ts';

it('withdraws products with their warehouse and keys, and leaves orders as they are', async () => {
  const at = await marketTest();
  const { id } = await at.sandbox.openStore(at.admin, 's4');
  const keys = productKeysOf(at.sandbox.keysOf('s4'));
  const [site] = await must(at.admin, stores.getWarehouses, { ...keys, id });
  await must(at.admin, stores.authorization, { id, ...keys, warehouseId: site!.validWarehouseList[0]!.warehouseId });
  await must(at.admin, stores.updateSyncOrder, { id, syncOrder: 1 });
  const owner = { owner: 'stores', ownerId: id };
  const kept = () => at.test.app.secrets.names(at.test.db, owner);
  expect(await kept()).toEqual(['authToken', 'productKey', 'productSecret', 'productToken']);

  const withdrawn = await must(at.admin, stores.withdraw, { id, scope: 'products' });
  expect(withdrawn).toMatchObject({
    authStatus: 1,
    syncOrder: 1,
    productAuthStatus: 0,
    warehouseId: null,
    warehouseName: null,
  });
  expect(withdrawn.grants.map(({ scope }) => scope)).toEqual(['orders']);
  expect(await kept()).toEqual(['authToken']);
  expect(await at.admin.send(stores.withdraw, { id, scope: 'products' })).toMatchObject({ failure: 'stores.noGrant' });
});

it('asks about no store that is disabled, and forgets a problem that has passed', async () => {
  const at = await marketTest();
  const { id } = await at.sandbox.openStore(at.admin, 's4');
  const check = () =>
    checkGrants.run({ app: at.test.app, log: at.test.app.log, signal: new AbortController().signal }, {});
  const problem = JSON.stringify({ key: 'stores.trouble.auth' });
  const note = () => at.test.db.updateTable('storeGrants').set({ problem }).execute();
  await note();
  await must(at.admin, stores.disable, { id });
  await check();
  expect((await grantOf(at.admin, id))!.problem).toMatch(/\w/);
  await must(at.admin, stores.enable, { id });
  await check();
  expect((await grantOf(at.admin, id))!.problem).toBeNull();
  const audited = await at.test.db
    .selectFrom('auditLog')
    .where('action', '=', 'job/stores.checkGrants')
    .select(['objectIds', 'after'])
    .execute();
  expect(audited).toEqual([{ objectIds: [id], after: { name: 'Shop s4', scope: 'orders', problem: null } }]);
  expect(await findRow(at.admin, id)).toMatchObject({ authStatus: 1 });
});

import { scopeKeys, sheinState } from '@pressroom/contract/stores/authorization';
import { marketplaceOf, storeTypeCodes } from '@pressroom/contract/stores/marketplace';
import { stores, storeStatus } from '@pressroom/contract/stores/stores';
import { sheinAuthorizationPage } from '@pressroom/marketplaces/shein';
import { mayCall } from '../../platform/access/actor.ts';
import { fail, failField } from '../../platform/failure.ts';
import { routes, type WriteContext } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { ask } from './connection/ask.ts';
import { authorizeStore, requireMarketplace } from './authorization/authorize.ts';
import { findCalls } from './connection/calls.queries.ts';
import { connectTemu, sheinApp } from './connection/open.ts';
import { dropGrant, findGrants } from './grants/queries.ts';
import { findKeys, keysWith, ownerOf } from './grants/keys.ts';
import { authorizedBy } from './grants/rules.ts';
import { presentStore, presentStores, type ShownStore } from './record/present.ts';
import {
  deleteStore,
  findStores,
  getStore,
  insertStore,
  lockStore,
  type StoreRecord,
  updateStore,
} from './record/queries.ts';
import { refuseUsed } from './record/uses.ts';
import { switchSync } from './connection/orderSync.ts';
import { testConnection } from './connection/testConnection.ts';
import { findWarehouses } from './authorization/warehouses.ts';

export const storesRoutes = routes(stores, {
  storeTypes: async () => storeTypeCodes.map((code) => ({ code, name: { key: `stores.type.${code}` } })),

  async page(context) {
    const { attention, ...search } = context.input;
    const asked = mayCall(context.actor, stores.update) ? { ...search, attention } : search;
    const { rows, total } = await findStores(context.db, asked);
    return { rows: await presentStores(context, rows), total };
  },

  async create(context) {
    const { tx, input, audit } = context;
    const store = await insertStore(tx, input);
    audit({ object: 'stores', ids: [store.id], after: store });
    return presentStore({ ...context, db: tx }, store);
  },

  async update(context) {
    const { tx, input, audit } = context;
    const { id, gmtModified, ...values } = input;
    const before = await lockStore(tx, id);
    const reader = { ...context, db: tx };
    const shown = await presentStore(reader, before);
    await refuseStale(tx, { object: 'stores', record: before, loaded: gmtModified, show: () => shown });
    if (isAnotherShop(before, values) && (await findGrants(tx, [id])).length > 0)
      failField('typeCode', 'stores.typeAuthorized');
    const after = await updateStore(tx, id, values);
    audit({ object: 'stores', ids: [id], before, after });
    return presentStore(reader, after);
  },

  enable: (context) => setStatus(context, storeStatus.normal),
  disable: (context) => setStatus(context, storeStatus.disabled),

  async delete({ app, tx, input, audit }) {
    const before = await lockStore(tx, input.id);
    await refuseUsed(tx, input.id);
    await app.secrets.forget(tx, ownerOf(input.id));
    await deleteStore(tx, input.id);
    audit({ object: 'stores', ids: [input.id], before });
    return null;
  },

  updateSyncOrder: switchSync,
  authorization: authorizeStore,
  testConnection,

  async getWarehouses({ app, db, input }) {
    const store = input.id === undefined ? undefined : await getStore(db, input.id);
    if (store) requireMarketplace(store, 'products');
    const kept = store ? await findKeys(app, db, store.id) : {};
    const keys = keysWith(kept, input, 'products');
    if (!keys.productToken) failField('productToken', 'validation.required');
    const temu = connectTemu(app, store ?? { id: '', countryCode: '' }, keys);
    const asked = await ask((signal) => findWarehouses(temu, store?.countryCode, signal));
    if ('answer' in asked) return asked.answer;
    return fail(409, 'stores.warehousesUnknown', { params: { reason: asked.problem } });
  },

  async authorizationPage({ app, db, input, request }) {
    const store = await getStore(db, input.id);
    if (marketplaceOf(store.typeCode) !== 'shein') fail(409, 'stores.noMarketplace');
    if (!request.isOwnAddress(new URL(input.callback))) failField('callback', 'stores.callbackForeign');
    return sheinAuthorizationPage(sheinApp(app), { callback: input.callback, state: sheinState(store.id) });
  },

  async withdraw(context) {
    const { app, tx, input, audit } = context;
    const before = await lockStore(tx, input.id);
    if (!(await dropGrant(tx, input.id, input.scope))) fail(409, 'stores.noGrant');
    await app.secrets.forget(tx, ownerOf(input.id), scopeKeys[input.scope]);
    const after = await updateStore(
      tx,
      input.id,
      input.scope === 'orders'
        ? { ...authorizedBy(before, 'orders', 0), syncOrder: 0 }
        : { ...authorizedBy(before, 'products', 0), warehouseId: null, warehouseName: null },
    );
    audit({ object: 'stores', ids: [input.id], before, after });
    return presentStore({ ...context, db: tx }, after);
  },

  calls: ({ db, input }) => findCalls(db, input),
});

type StatusContext = WriteContext<typeof stores.enable> | WriteContext<typeof stores.disable>;

async function setStatus(context: StatusContext, dataStatus: 0 | 1): Promise<ShownStore> {
  const { tx, input, audit } = context;
  const before = await lockStore(tx, input.id);
  const after = await updateStore(tx, input.id, { dataStatus });
  audit({ object: 'stores', ids: [input.id], before, after });
  return presentStore({ ...context, db: tx }, after);
}

/** Whether the keys of the store would be of no use: they are valid for one type of shop, and TEMU's for one region. */
function isAnotherShop(before: StoreRecord, after: Pick<StoreRecord, 'typeCode' | 'countryCode'>): boolean {
  if (before.typeCode !== after.typeCode) return true;
  return marketplaceOf(before.typeCode) === 'temu' && before.countryCode !== after.countryCode;
}

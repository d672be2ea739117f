import {
  type AuthorizationForm,
  type GrantScope,
  scopeKeys,
  scopeOf,
  sheinState,
} from '@pressroom/contract/stores/authorization';
import type { MessageKey } from '@pressroom/contract/messages';
import { type Marketplace, marketplaceOf } from '@pressroom/contract/stores/marketplace';
import type { stores } from '@pressroom/contract/stores/stores';
import { exchangeSheinToken } from '@pressroom/marketplaces/shein';
import type { App } from '../../../platform/app.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { fail, failField, failInput } from '../../../platform/failure.ts';
import type { PreparingContext } from '../../../platform/http/context.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { ask } from '../connection/ask.ts';
import { connect, connectTemu, sheinApp } from '../connection/open.ts';
import { askFacts, type ShopFacts } from '../connection/facts.ts';
import { findGrantOfShop, findGrants, grantStore } from '../grants/queries.ts';
import type { StoreProblem } from '../grants/problem.ts';
import { findKeys, keysWith, ownerOf, type StoreKeys } from '../grants/keys.ts';
import { getStore, lockStore, type StoreRecord, updateStore } from '../record/queries.ts';
import { findWarehouses } from './warehouses.ts';

interface Warehouse {
  warehouseId: string;
  warehouseName: string;
}

/** The marketplace is asked first, outside of any transaction: what it does not accept is not kept. */
export async function authorizeStore(context: PreparingContext<typeof stores.authorization>): Promise<true> {
  const { app, db, input, t, write } = context;
  const store = await getStore(db, input.id);
  const scope = scopeOf(input);
  const marketplace = requireMarketplace(store, scope);
  const redirected = marketplace === 'shein' && input.tempToken !== '';
  const given = redirected ? {} : keysWith(await keptKeys(app, db, input), input, scope);
  requireFields(input, given, { scope, marketplace });
  if (scope === 'products' && changesNoKey(input)) return changeWarehouse(context, store, given);
  const keys = redirected ? await exchange(app, input, t) : given;
  const facts = await judge(app, { ...store, marketplace }, { scope, keys }, t);
  const warehouse = scope === 'products' ? await findWarehouse(app, store, { keys, input }, t) : {};
  await write(async ({ tx, audit }) => {
    const before = await lockStore(tx, store.id);
    if (before.typeCode !== store.typeCode || before.countryCode !== store.countryCode)
      fail(409, 'stores.changedMeanwhile');
    await refuseOtherShop(tx, store.id, { scope, account: facts.account });
    await app.secrets.forget(tx, ownerOf(store.id), scopeKeys[scope]);
    await app.secrets.keep(tx, ownerOf(store.id), keys);
    await grantStore(tx, store.id, scope, facts);
    const status = scope === 'orders' ? { authStatus: 1 } : { productAuthStatus: 1 };
    const after = await updateStore(tx, store.id, { ...status, ...warehouse });
    audit({ object: 'stores', ids: [store.id], before, after: { ...after, ...keys } });
  });
  return true;
}

/** None where nothing of the orders' set is filled: there is nothing to change then. */
async function keptKeys(app: App, db: Db, input: AuthorizationForm): Promise<StoreKeys> {
  return scopeOf(input) === 'orders' && changesNoKey(input) ? {} : findKeys(app, db, input.id);
}

const changesNoKey = (input: AuthorizationForm) =>
  input.settingsApp !== 1 && [...scopeKeys.orders, ...scopeKeys.products].every((name) => !input[name]);

/** The keys that are kept stay as they are, and the grant with them. */
async function changeWarehouse(
  { app, input, t, write }: PreparingContext<typeof stores.authorization>,
  store: StoreRecord,
  keys: StoreKeys,
): Promise<true> {
  const warehouse = await findWarehouse(app, store, { keys, input }, t);
  await write(async ({ tx, audit }) => {
    const before = await lockStore(tx, store.id);
    const kept = (await findGrants(tx, [store.id])).some(({ scope }) => scope === 'products');
    if (!kept || before.countryCode !== store.countryCode) fail(409, 'stores.changedMeanwhile');
    const after = await updateStore(tx, store.id, warehouse);
    audit({ object: 'stores', ids: [store.id], before, after });
  });
  return true;
}

/** A store stays with its shop, and a shop with its store: its orders would come in twice, or among those of another. */
async function refuseOtherShop(
  tx: Tx,
  storeId: string,
  { scope, account }: { scope: GrantScope; account: string | undefined },
): Promise<void> {
  if (account === undefined) return;
  const taken = await findGrantOfShop(tx, scope, account);
  if (taken && taken.storeId !== storeId) fail(409, 'stores.shopTaken', { params: { store: taken.storeName } });
  const held = (await findGrants(tx, [storeId])).find((grant) => grant.scope === scope)?.account;
  if (held && held !== account) fail(409, 'stores.otherShop');
}

/** Ends in 409 where a store of this type has no such authorisation. */
export function requireMarketplace({ typeCode }: Pick<StoreRecord, 'typeCode'>, scope: GrantScope): Marketplace {
  const marketplace = marketplaceOf(typeCode) ?? fail(409, 'stores.noMarketplace');
  if (scope === 'products' && marketplace !== 'temu') fail(409, 'stores.noProductScope');
  return marketplace;
}

/** TEMU's key and secret come together or, both left blank, from the settings. */
function requireFields(
  input: AuthorizationForm,
  keys: StoreKeys,
  { scope, marketplace }: { scope: GrantScope; marketplace: Marketplace },
): void {
  const [key, secret, token] = scopeKeys[scope];
  const needed =
    marketplace === 'shein'
      ? input.tempToken
        ? []
        : [key, secret]
      : [token, ...(keys[key] || keys[secret] ? [key, secret] : [])];
  const missing = needed.filter((name) => !keys[name]);
  const empty = (path: string, reason: MessageKey) => ({ path, key: reason, params: {} });
  const problems = [
    ...missing.map((name) => empty(name, 'validation.required')),
    ...(scope === 'products' && !input.warehouseId ? [empty('warehouseId', 'stores.warehouseRequired')] : []),
  ];
  if (problems[0]) failInput(problems[0].key, { problems });
}

/** A temporary token was made for the store that the seller was sent away for, and opens no other. */
async function exchange(app: App, { id, tempToken, state }: AuthorizationForm, t: Translate): Promise<StoreKeys> {
  const expected = sheinState(id);
  if (state && state !== expected) fail(409, 'stores.stateForeign');
  const asked = await ask((signal) =>
    exchangeSheinToken(sheinApp(app), tempToken, app.outside.clientContext('shein'), { signal }),
  );
  if ('problem' in asked) return refuse(asked.problem, t);
  const { answer } = asked;
  if (answer.state !== undefined && answer.state !== expected) fail(409, 'stores.stateForeign');
  return { authKey: answer.openKeyId, authSecret: answer.secretKey };
}

async function judge(
  app: App,
  store: StoreRecord & { marketplace: Marketplace },
  { scope, keys }: { scope: GrantScope; keys: StoreKeys },
  t: Translate,
): Promise<ShopFacts> {
  const connection = connect(app, store, keys);
  const asked = await ask((signal) => askFacts(connection, scope, signal));
  if ('problem' in asked) return refuse(asked.problem, t);
  const { mode } = asked.answer;
  const wanted = store.typeCode.endsWith('FULLY_MANAGED') ? 'full' : 'semi';
  if (mode !== undefined && mode !== wanted) refuse({ key: 'stores.wrongMode' }, t);
  return asked.answer;
}

async function findWarehouse(
  app: App,
  store: StoreRecord,
  { keys, input }: { keys: StoreKeys; input: AuthorizationForm },
  t: Translate,
): Promise<Warehouse> {
  const temu = connectTemu(app, store, keys);
  const asked = await ask((signal) => findWarehouses(temu, store.countryCode, signal));
  if ('problem' in asked) return refuse(asked.problem, t);
  const warehouse = asked.answer
    .flatMap(({ validWarehouseList }) => validWarehouseList)
    .find(({ warehouseId, warehouseDisable }) => warehouseId === input.warehouseId && !warehouseDisable);
  if (!warehouse) return failField('warehouseId', 'stores.warehouseUnknown');
  return { warehouseId: warehouse.warehouseId, warehouseName: warehouse.warehouseName };
}

function refuse({ key, params }: StoreProblem, t: Translate): never {
  fail(409, 'stores.authorizationFailed', { params: { reason: t(key, params) } });
}

import type { Message } from '@pressroom/contract/message';
import {
  type AuthorizationForm,
  type GrantScope,
  scopeKeys,
  scopeOf,
  sheinState,
} from '@pressroom/contract/stores/authorization';
import type { MessageKey } from '@pressroom/contract/messages';
import { type Marketplace, marketplaceOf, storeModeOf } from '@pressroom/contract/stores/marketplace';
import type { stores } from '@pressroom/contract/stores/stores';
import { exchangeSheinToken } from '@pressroom/marketplaces/shein';
import type { App } from '../../../platform/app.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { fail, failField, failInput } from '../../../platform/failure.ts';
import type { PreparingContext } from '../../../platform/http/context.ts';
import { ask } from '../connection/ask.ts';
import { connect, connectTemu, sheinApp } from '../connection/open.ts';
import { askFacts, type ShopFacts } from '../connection/facts.ts';
import { findGrantOfShop, findGrants, grantStore } from '../grants/queries.ts';
import { findKeys, keysWith, ownerOf, type StoreKeys } from '../grants/keys.ts';
import { authorizedBy } from '../grants/rules.ts';
import { getStore, lockStore, type StoreRecord, updateStore } from '../record/queries.ts';
import { findWarehouses } from './warehouses.ts';

interface Warehouse {
  warehouseId: string;
  warehouseName: string;
}

/** Asks the marketplace first, outside of any transaction: keys that it does not accept are not stored. */
export async function authorizeStore(context: PreparingContext<typeof stores.authorization>): Promise<true> {
  const { app, db, input, write } = context;
  const store = await getStore(db, input.id);
  const scope = scopeOf(input);
  const marketplace = requireMarketplace(store, scope);
  const redirected = marketplace === 'shein' && input.tempToken !== '';
  const given = redirected ? {} : keysWith(await keptKeys(app, db, input), input, scope);
  const needsWarehouse = scope === 'products' && storeModeOf(store.typeCode) === 'semi';
  requireFields(input, given, { scope, marketplace, needsWarehouse });
  if (needsWarehouse && changesNoKey(input)) return changeWarehouse(context, store, given);
  const keys = redirected ? await exchange(app, input) : given;
  const facts = await verifyKeys(app, { ...store, marketplace }, { scope, keys });
  const warehouse = needsWarehouse ? await findWarehouse(app, store, { keys, input }) : {};
  await write(async ({ tx, audit }) => {
    const before = await lockStore(tx, store.id);
    if (before.typeCode !== store.typeCode || before.countryCode !== store.countryCode)
      fail(409, 'stores.changedMeanwhile');
    await refuseOtherShop(tx, store.id, { scope, account: facts.account });
    await app.secrets.forget(tx, ownerOf(store.id), scopeKeys[scope]);
    await app.secrets.keep(tx, ownerOf(store.id), keys);
    await grantStore(tx, store.id, scope, facts);
    const after = await updateStore(tx, store.id, { ...authorizedBy(store, scope, 1), ...warehouse });
    audit({ object: 'stores', ids: [store.id], before, after: { ...after, ...keys } });
  });
  return true;
}

/** The stored keys. None where no key for orders is typed: then the form has nothing to complete. */
async function keptKeys(app: App, db: Db, input: AuthorizationForm): Promise<StoreKeys> {
  return scopeOf(input) === 'orders' && changesNoKey(input) ? {} : findKeys(app, db, input.id);
}

const changesNoKey = (input: AuthorizationForm) =>
  input.settingsApp !== 1 && [...scopeKeys.orders, ...scopeKeys.products].every((name) => !input[name]);

/** Changes the warehouse only; keys and authorisation stay as they are. */
async function changeWarehouse(
  { app, input, write }: PreparingContext<typeof stores.authorization>,
  store: StoreRecord,
  keys: StoreKeys,
): Promise<true> {
  const warehouse = await findWarehouse(app, store, { keys, input });
  await write(async ({ tx, audit }) => {
    const before = await lockStore(tx, store.id);
    const kept = (await findGrants(tx, [store.id])).some(({ scope }) => scope === 'products');
    if (!kept || before.countryCode !== store.countryCode) fail(409, 'stores.changedMeanwhile');
    const after = await updateStore(tx, store.id, warehouse);
    audit({ object: 'stores', ids: [store.id], before, after });
  });
  return true;
}

/**
 * 409 where the keys are of a shop that another store has, or of another shop than the store's own: its orders would come
 * in twice, or be mixed with those of another shop.
 */
async function refuseOtherShop(
  tx: Tx,
  storeId: string,
  { scope, account }: { scope: GrantScope; account: string | undefined },
): Promise<void> {
  if (account === undefined) return;
  const taken = await findGrantOfShop(tx, scope, account);
  if (taken && taken.storeId !== storeId) fail(409, 'stores.shopTaken', { params: { store: taken.storeName } });
  const ownAccount = (await findGrants(tx, [storeId])).find((grant) => grant.scope === scope)?.account;
  if (ownAccount && ownAccount !== account) fail(409, 'stores.otherShop');
}

/** The marketplace of the store; 409 where a store of this type has no such authorisation. */
export function requireMarketplace({ typeCode }: Pick<StoreRecord, 'typeCode'>, scope: GrantScope): Marketplace {
  const marketplace = marketplaceOf(typeCode) ?? fail(409, 'stores.noMarketplace');
  if (scope === 'products' && marketplace !== 'temu') fail(409, 'stores.noProductScope');
  return marketplace;
}

/** 400 with every missing field. Shops that TEMU manages fully have no warehouses. TEMU's key and secret are both typed or, where both are blank, taken from the settings. */
function requireFields(
  input: AuthorizationForm,
  keys: StoreKeys,
  { scope, marketplace, needsWarehouse }: { scope: GrantScope; marketplace: Marketplace; needsWarehouse: boolean },
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
    ...(needsWarehouse && !input.warehouseId ? [empty('warehouseId', 'stores.warehouseRequired')] : []),
  ];
  if (problems[0]) failInput(problems[0].key, { problems });
}

/** Exchanges the temporary token for keys; 409 where it was made for another store than this one. */
async function exchange(app: App, { id, tempToken, state }: AuthorizationForm): Promise<StoreKeys> {
  const expected = sheinState(id);
  if (state && state !== expected) fail(409, 'stores.stateForeign');
  const asked = await ask((signal) =>
    exchangeSheinToken(sheinApp(app), tempToken, app.outside.clientContext('shein'), { signal }),
  );
  if ('problem' in asked) return refuse(asked.problem);
  const { answer } = asked;
  if (answer.state !== undefined && answer.state !== expected) fail(409, 'stores.stateForeign');
  return { authKey: answer.openKeyId, authSecret: answer.secretKey };
}

/** What the marketplace says of these keys. 409 where it refuses them, or where they are of another kind of shop. */
async function verifyKeys(
  app: App,
  store: StoreRecord & { marketplace: Marketplace },
  { scope, keys }: { scope: GrantScope; keys: StoreKeys },
): Promise<ShopFacts> {
  const connection = connect(app, store, keys);
  const asked = await ask((signal) => askFacts(connection, scope, signal));
  if ('problem' in asked) return refuse(asked.problem);
  const { mode } = asked.answer;
  if (mode !== undefined && mode !== storeModeOf(store.typeCode)) refuse({ key: 'stores.wrongMode' });
  return asked.answer;
}

async function findWarehouse(
  app: App,
  store: StoreRecord,
  { keys, input }: { keys: StoreKeys; input: AuthorizationForm },
): Promise<Warehouse> {
  const temu = connectTemu(app, store, keys);
  const asked = await ask((signal) => findWarehouses(temu, store.countryCode, signal));
  if ('problem' in asked) return refuse(asked.problem);
  const warehouse = asked.answer
    .flatMap(({ validWarehouseList }) => validWarehouseList)
    .find(({ warehouseId, warehouseDisable }) => warehouseId === input.warehouseId && !warehouseDisable);
  if (!warehouse) return failField('warehouseId', 'stores.warehouseUnknown');
  return { warehouseId: warehouse.warehouseId, warehouseName: warehouse.warehouseName };
}

function refuse(reason: Message): never {
  fail(409, 'stores.authorizationFailed', { params: { reason } });
}

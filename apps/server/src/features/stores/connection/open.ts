import { type Marketplace, marketplaceOf } from '@pressroom/contract/stores/marketplace';
import {
  openSheinStore,
  type SheinApp,
  sheinSettings,
  type SheinSettings,
  type SheinStore,
} from '@pressroom/marketplaces/shein';
import {
  openTemuStore,
  type TemuCredentials,
  type TemuKeys,
  temuSettings,
  type TemuStore,
  temuZoneOf,
} from '@pressroom/marketplaces/temu';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import type { AppKeys } from '../../../platform/outside/outsideSettings.ts';
import { findKeys, type StoreKeys } from '../grants/keys.ts';
import { findStore, getStore, type StoreRecord } from '../record/queries.ts';

export type Connection = { marketplace: 'shein'; store: SheinStore } | { marketplace: 'temu'; store: TemuStore };

type StorePlace = Pick<StoreRecord, 'id' | 'countryCode'>;

/** Undefined where the store's type has no marketplace, or it is not authorised for orders. */
export async function openConnection(app: App, db: Db, storeId: string): Promise<Connection | undefined> {
  const store = await findStore(db, storeId);
  const marketplace = store && marketplaceOf(store.typeCode);
  if (!marketplace || store.authStatus !== 1) return undefined;
  return connect(app, { ...store, marketplace }, await findKeys(app, db, storeId));
}

interface ProductAccess {
  name: string;
  marketplace: Marketplace | undefined;
  isAuthorized: boolean;
}

/** Undefined where there is no such store. */
export async function findProductAccess(db: Db, storeId: string): Promise<ProductAccess | undefined> {
  const store = await findStore(db, storeId);
  return store && productAccessOf(store);
}

function productAccessOf({ name, typeCode, productAuthStatus }: StoreRecord): ProductAccess {
  return { name, marketplace: marketplaceOf(typeCode), isAuthorized: productAuthStatus === 1 };
}

/** For what products are made of. Ends in 409 where the store is not authorised for it. */
export async function openProductConnection(app: App, db: Db, storeId: string): Promise<Connection> {
  const store = await getStore(db, storeId);
  const { marketplace, isAuthorized } = productAccessOf(store);
  if (!marketplace) fail(409, 'stores.noMarketplace');
  if (!isAuthorized) fail(409, 'stores.notAuthorizedForProducts');
  return connect(app, { ...store, marketplace }, await findKeys(app, db, storeId));
}

/** 409 where neither the keys nor the server's settings have an application's key and secret. */
export function connect(app: App, store: StorePlace & { marketplace: Marketplace }, keys: StoreKeys): Connection {
  return store.marketplace === 'shein'
    ? { marketplace: 'shein', store: connectShein(app, store, keys) }
    : { marketplace: 'temu', store: connectTemu(app, store, keys) };
}

function connectShein(app: App, { id }: StorePlace, keys: StoreKeys): SheinStore {
  const credentials = { name: id, openKeyId: keys.authKey ?? '', secretKey: keys.authSecret ?? '' };
  return openSheinStore(sheinApp(app), credentials, app.outside.clientContext('shein'));
}

export function sheinApp({ settings: { outside } }: App): SheinApp {
  const { key, secret } = given(outside.shein, 'SHEIN_APP_ID', 'SHEIN_APP_SECRET');
  const { hosts, perSecond } = outside.shein;
  return { appId: key, appSecret: secret, hosts, ...(perSecond && { settings: sheinSettingsAt(perSecond) }) };
}

function sheinSettingsAt(perSecond: number): SheinSettings {
  const { unverified } = sheinSettings;
  const { app, store } = unverified.rates;
  const rates = { ...unverified.rates, app: { ...app, perSecond }, store: { ...store, perSecond } };
  return { ...sheinSettings, unverified: { ...unverified, rates } };
}

/** Has credentials for orders, products, or both: those that the keys have a token for. */
export function connectTemu(app: App, { id, countryCode }: StorePlace, keys: StoreKeys): TemuStore {
  const { apps, hosts, perSecond } = app.settings.outside.temu;
  const credentials: TemuCredentials = { name: id };
  if (keys.authToken) {
    const zone = temuZoneOf(countryCode);
    const own = { key: keys.authKey, secret: keys.authSecret };
    const set = keySet(own, apps[zone], keys.authToken, [`TEMU_APP_KEY_${zone}`, `TEMU_APP_SECRET_${zone}`]);
    credentials.orders = { ...set, zone };
  }
  if (keys.productToken) {
    const own = { key: keys.productKey, secret: keys.productSecret };
    const names = ['TEMU_PRODUCT_APP_KEY', 'TEMU_PRODUCT_APP_SECRET'] as const;
    credentials.products = keySet(own, apps.products, keys.productToken, names);
  }
  return openTemuStore(credentials, app.outside.clientContext('temu'), {
    ...temuSettings,
    hosts,
    ...(perSecond && { appRate: { ...temuSettings.appRate, perSecond } }),
  });
}

function keySet(own: AppKeys, ofSettings: AppKeys, accessToken: string, names: readonly [string, string]): TemuKeys {
  const { key, secret } = given(own.key ? own : ofSettings, ...names);
  return { appKey: key, appSecret: secret, accessToken };
}

function given({ key, secret }: AppKeys, keyName: string, secretName: string): { key: string; secret: string } {
  if (key && secret) return { key, secret };
  const names = [...(key ? [] : [keyName]), ...(secret ? [] : [secretName])].join(', ');
  fail(409, 'stores.settingsMissing', { params: { names } });
}

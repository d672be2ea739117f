import { type Marketplace, marketplaceOf, storeTypeCodes } from '@pressroom/contract/stores/marketplace';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { keysOwner, type StoreKeys } from '../grants/keys.ts';

interface Account {
  storeId: string;
  keys: StoreKeys;
}

/** The store that SHEIN identifies by this key; undefined where none is authorised with it. */
export async function findStoreOfSheinKey(app: App, db: Db, openKeyId: string): Promise<string | undefined> {
  const accounts = await findAccounts(app, db, 'shein');
  return accounts.find(({ keys }) => keys.authKey === openKeyId)?.storeId;
}

export interface TemuApp {
  appKey: string;
  appSecret: string;
  /** The stores whose orders this application fetches. */
  storeIds: string[];
}

/** The application that TEMU identifies by this key: one of the settings, or a store's own. */
export async function findTemuApp(app: App, db: Db, appKey: string): Promise<TemuApp | undefined> {
  const accounts = await findAccounts(app, db, 'temu');
  const own = accounts.filter(({ keys }) => keys.authKey === appKey);
  const ownSecret = own.find(({ keys }) => keys.authSecret)?.keys.authSecret;
  const ofSettings = Object.values(app.settings.outside.temu.apps).find(({ key }) => key === appKey)?.secret;
  const appSecret = ownSecret ?? ofSettings;
  if (!appSecret) return undefined;
  const shared = ofSettings ? accounts.filter(({ keys }) => !keys.authKey) : [];
  return { appKey, appSecret, storeIds: [...own, ...shared].map(({ storeId }) => storeId) };
}

async function findAccounts(app: App, db: Db, marketplace: Marketplace): Promise<Account[]> {
  const types = storeTypeCodes.filter((code) => marketplaceOf(code) === marketplace);
  const stores = await db
    .selectFrom('stores')
    .where('typeCode', '=', anyOf(types, 'text'))
    .where('authStatus', '=', 1)
    .select('id')
    .orderBy('id')
    .execute();
  const ids = stores.map(({ id }) => id);
  const keys = await app.secrets.revealEach(db, keysOwner, ids);
  return ids.map((storeId) => ({ storeId, keys: keys.get(storeId) ?? {} }));
}

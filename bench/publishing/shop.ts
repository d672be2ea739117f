import { account } from '@pressroom/contract/account/account';
import { stores } from '@pressroom/contract/stores/stores';
import { categoryOf } from '@pressroom/sandbox/src/world/categories.ts';
import type { Store } from '@pressroom/sandbox/src/world/stores.ts';
import { sql } from 'kysely';
import { buildApi } from '../../apps/server/src/api.ts';
import { type Caller, openCaller } from '../../apps/server/src/caller.ts';
import { must } from '../../apps/server/src/demo/shop.ts';
import { featureJobs } from '../../apps/server/src/features.ts';
import { ensureAdmin } from '../../apps/server/src/features/account/account.public.ts';
import { openLogger } from '../../apps/server/src/platform/logger.ts';
import { openApp, type OpenApp } from '../../apps/server/src/platform/openApp.ts';
import { readSettings } from '../../apps/server/src/platform/settings.ts';
import { type PlantedPlace, placesOf } from '../../apps/server/src/testing/planted/places.ts';
import { orderKeysOf, productKeysOf, storeFormOf } from '../../apps/server/src/testing/sandbox.ts';
import { copyOf, readyDataset } from '../database/dataset.ts';
import { databaseUrl } from '../database/server.ts';
import { folderIn } from '../folders.ts';
import { admin, benchKey } from '../programs/pressroom.ts';
import { type Sandbox, startSandbox } from '../programs/sandbox.ts';

/** A store of the sandbox with its keys. */
interface There extends Store {
  credentials: Record<string, string>;
}

/** Stores of a sandbox that are ready to publish, and a server inside this process that has set them up. */
export interface PublishingShop extends AsyncDisposable {
  database: string;
  sandbox: Sandbox;
  app: OpenApp;
  admin: Caller;
  /** Categories of the stores, each with all that is asked of its marketplace beforehand. */
  places: readonly PlantedPlace[];
  /** Of further processes on the same database: they see the same files and the same marketplaces. */
  environment: Record<string, string>;
}

interface Wanted {
  database: string;
  /** The sandbox's names; s1 and s3 are SHEIN's, s4 and s6 TEMU's, the second of each managed fully. */
  shops: readonly string[];
  categories: readonly string[];
  /** True where the processes keep to the rates that the marketplaces publish. */
  paced?: boolean;
}

const inAbundance = 1_000_000;

/** Calls a second, so that nobody waits unless that is what is measured. */
const quick = 2000;

export async function openPublishingShop({ database, shops, categories, paced = false }: Wanted) {
  await copyOf(await readyDataset({ name: 'publishing', seeds: [], holds: 'nothing' }), database);
  const sandbox = await startSandbox(`sandbox-${database}`);
  await sandbox.control('PUT', 'rates', { endpoint: '*', perSecond: quick });
  await sandbox.control('PUT', 'reviews', { fromMs: 500, toMs: 3000, refusedShare: 0 });
  const rates = { SHEIN_CALLS_PER_SECOND: String(quick), TEMU_CALLS_PER_SECOND: String(quick) };
  const environment = {
    SANDBOX_URL: sandbox.origin,
    STORAGE_URL: folderIn(`files/${database}`),
    ...(!paced && rates),
  };
  const settings = readSettings({
    ...rates,
    SANDBOX_URL: sandbox.origin,
    STORAGE_URL: environment.STORAGE_URL,
    NODE_ENV: 'test',
    DATA_DIR: folderIn(`data/${database}-here`),
    SECRET_KEY: benchKey,
    LOG_LEVEL: 'warn',
  });
  const log = openLogger('warn');
  const app = await openApp(settings, await databaseUrl(database), { log, jobs: featureJobs, supervise: false });
  const server = await buildApi(app, { webFolder: settings.dataDir });
  const close = async () => {
    await server.close();
    await app.close(0);
    await sandbox[Symbol.asyncDispose]();
  };
  try {
    await ensureAdmin(app.db, admin.password, { temporary: false });
    const { accessToken } = await must(
      openCaller(server, '', () => 'en'),
      account.login,
      admin,
    );
    const caller = openCaller(server, accessToken, () => 'en');
    const at = { admin: caller, test: { app, db: app.db } };
    const leaves = categories.map((id) => categoryOf(id)!);
    const places: PlantedPlace[] = [];
    for (const shop of await sandbox.control<There[]>('GET', 'stores')) {
      if (!shops.includes(shop.id)) continue;
      const limits = { products: inAbundance, daily: inAbundance, onShelf: null };
      await sandbox.control('PUT', `stores/${shop.id}/limits`, limits);
      const { id: shopId, marketplace, mode } = shop;
      const storeId = await openStore(caller, shop);
      places.push(...(await placesOf(at, { marketplace, mode, shopId, storeId }, leaves)));
    }
    const shop: PublishingShop = {
      database,
      sandbox,
      app,
      admin: caller,
      places,
      environment,
      [Symbol.asyncDispose]: close,
    };
    return shop;
  } catch (error) {
    await close();
    throw error;
  }
}

/** The store with the keys of orders and products. */
async function openStore(caller: Caller, shop: There): Promise<string> {
  const { id } = await must(caller, stores.create, { ...storeFormOf(shop), name: `Bench ${shop.id}` });
  await must(caller, stores.authorization, { id, ...orderKeysOf(shop, shop.credentials) });
  if (shop.marketplace === 'shein') return id;
  const keys = { id, ...productKeysOf(shop.credentials) };
  const warehouseId =
    shop.mode === 'full'
      ? undefined
      : (await must(caller, stores.getWarehouses, keys))[0]?.validWarehouseList[0]?.warehouseId;
  await must(caller, stores.authorization, { ...keys, ...(warehouseId && { warehouseId }) });
  return id;
}

/** A session of a colleague with all rights. */
export async function signInAs({ app }: PublishingShop, username: string): Promise<string> {
  return app.db.transaction().execute(async (tx) => {
    const role = await tx
      .selectFrom('users')
      .where('username', '=', admin.username)
      .select('roleId')
      .executeTakeFirstOrThrow();
    const user = await tx
      .insertInto('users')
      .values({ username, nickname: username, passwordHash: '', roleId: role.roleId })
      .onConflict((conflict) => conflict.expression(sql`lower(username)`).doUpdateSet({ nickname: username }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return app.access.open(tx, { userId: user.id, userAgent: 'bench', address: '127.0.0.1' });
  });
}

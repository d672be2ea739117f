import { scopeKeys } from '@pressroom/contract/stores/authorization';
import { stores } from '@pressroom/contract/stores/stores';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { sync } from '@pressroom/contract/sync/sync';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../platform/app.ts';
import type { Caller } from '../caller.ts';
import { addCatalogue } from './catalogue/catalogue.ts';
import { addListings } from './listings.ts';
import { openSandboxControl, type SandboxControl, type SandboxStore } from './sandboxControl.ts';
import { must, type Shop } from './shop.ts';
import { addTemplates, type Packed } from './templates/templates.ts';

const day = 86_400_000;

interface OpenedStore {
  id: string;
  there: SandboxStore;
}

interface Market {
  app: App;
  caller: Caller;
  shop: Shop;
  packed: Packed;
  /** The sandbox's. */
  url: string;
}

/** Stores on the sandbox's marketplaces: authorised, their goods mapped but for a few, their orders fetched. */
export async function openMarketShop({ app, caller, shop, packed, url }: Market): Promise<void> {
  const control = await openSandboxControl(url);
  const opened = await openStores(caller, control);
  const first = (marketplace: SandboxStore['marketplace']) =>
    opened.find(({ there }) => there.marketplace === marketplace)!.id;
  await addTemplates(caller, control, { stores: { shein: first('shein'), temu: first('temu') }, packed });
  await addCatalogue(caller, shop);
  await fetchOrders(caller, opened);
  await addListings(app, caller, shop);
  await changeOrders(control, opened);
  await fetchOrders(caller, opened);
  for (const store of opened) {
    const [startDay, endDay] = [new Date(Date.now() - 6 * day), new Date()].map((at) => at.toISOString().slice(0, 10));
    await waitForTask(
      caller,
      await must(caller, sync.reconcile, { shopId: store.id, startDay: startDay!, endDay: endDay! }),
    );
  }
}

/** Opens semi-managed shops only: fully managed ones have no orders for the seller. */
async function openStores(caller: Caller, control: SandboxControl): Promise<OpenedStore[]> {
  const found = (await control.stores()).filter(({ mode, country }) => mode === 'semi' && country !== 'DE');
  const opened: OpenedStore[] = [];
  for (const there of found) {
    const { id } = await must(caller, stores.create, {
      name: there.name,
      typeCode: there.marketplace === 'shein' ? 'SHEIN_SEMI_TRUSTEESHIP' : 'TEMU_SEMI_TRUSTEESHIP',
      countryCode: there.country === 'MX' ? 'MX' : 'US',
      currency: 'USD',
      dataStatus: 1,
      remark: '-',
    });
    await must(caller, stores.authorization, { id, ...keysOf(there) });
    if (there.marketplace === 'temu') await authorizeProducts(caller, id, there);
    await must(caller, stores.updateSyncOrder, { id, syncOrder: 1 });
    opened.push({ id, there });
  }
  return opened;
}

/** For orders, by the names of the authorisation. */
function keysOf({ marketplace, credentials }: SandboxStore) {
  return marketplace === 'shein'
    ? { authKey: credentials['openKeyId']!, authSecret: credentials['secretKey']! }
    : { authToken: credentials['accessToken']! };
}

/** With the first warehouse that TEMU names. */
async function authorizeProducts(caller: Caller, id: string, { credentials }: SandboxStore): Promise<void> {
  const keys = Object.fromEntries(scopeKeys.products.map((name) => [name, credentials[name]!]));
  const [site] = await must(caller, stores.getWarehouses, { id, ...keys });
  const [warehouse] = site!.validWarehouseList;
  await must(caller, stores.authorization, { id, ...keys, warehouseId: warehouse!.warehouseId });
}

async function fetchOrders(caller: Caller, opened: readonly OpenedStore[]): Promise<void> {
  const range = { startTime: new Date(Date.now() - 7 * day).toISOString(), endTime: new Date().toISOString() };
  await waitForTask(
    caller,
    await must(caller, syncRequests.order, { shopIds: opened.map(({ id }) => id), thirdOrderNumbers: '', ...range }),
  );
}

async function waitForTask(caller: Caller, { taskId }: { taskId: string }): Promise<void> {
  for (;;) {
    const task = (await must(caller, tasks.list, {})).find((one) => one.id === taskId);
    if (task && task.state !== 'waiting' && task.state !== 'running') return;
    await pause(200);
  }
}

/** Lets one buyer cancel an order, and another one change the address. */
async function changeOrders(control: SandboxControl, opened: readonly OpenedStore[]): Promise<void> {
  for (const [index, { there }] of opened.entries()) {
    const [number] = await control.orderNumbers(there.id);
    if (number) await control.act(number, index % 2 === 0 ? 'cancel' : 'change-address');
  }
}

import { syncRequests } from '@pressroom/contract/sync/requests';
import { sync } from '@pressroom/contract/sync/sync';
import type { App } from '../platform/app.ts';
import type { Caller } from '../caller.ts';
import { addCatalogue } from './catalogue/catalogue.ts';
import { addHistory } from './history/history.ts';
import { addLastMile } from './lastMile/lastMile.ts';
import { addListings } from './listings.ts';
import { type OpenedStore, openMarketStores } from './marketStores.ts';
import { addPublishing } from './publishing/publishing.ts';
import { openSandboxControl, type SandboxControl } from './sandboxControl.ts';
import { must, type Shop } from './shop.ts';
import { addTemplates, type Packed } from './templates/templates.ts';
import { waitForTask } from './waiting.ts';

const day = 86_400_000;

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
  const stores = await openMarketStores(caller, control);
  const { shein, mexico, temu } = stores;
  // marketplaces keep the orders of stores that they manage themselves
  const selling = [shein, mexico, temu];
  await addTemplates(caller, control, { stores: { shein: shein.id, temu: temu.id }, packed });
  await addCatalogue(caller, shop);
  const past = await addHistory(app, caller, shop);
  await fetchOrders(caller, selling);
  await addListings(app, caller, shop);
  // both wait for the other side most of the time
  await Promise.all([
    addPublishing({ app, caller, control, stores }),
    addLastMile({ app, caller, shop, control, stores, past }),
  ]);
  await changeOrders(control, selling);
  await fetchOrders(caller, selling);
  for (const store of selling) {
    const [startDay, endDay] = [new Date(Date.now() - 6 * day), new Date()].map((at) => at.toISOString().slice(0, 10));
    await waitForTask(
      caller,
      await must(caller, sync.reconcile, { shopId: store.id, startDay: startDay!, endDay: endDay! }),
    );
  }
}

async function fetchOrders(caller: Caller, opened: readonly OpenedStore[]): Promise<void> {
  const range = { startTime: new Date(Date.now() - 7 * day).toISOString(), endTime: new Date().toISOString() };
  await waitForTask(
    caller,
    await must(caller, syncRequests.order, { shopIds: opened.map(({ id }) => id), thirdOrderNumbers: '', ...range }),
  );
}

/** Lets one buyer cancel an order, and another one change the address. */
async function changeOrders(control: SandboxControl, opened: readonly OpenedStore[]): Promise<void> {
  for (const [index, { there }] of opened.entries()) {
    const [number] = await control.orderNumbers(there.id);
    if (number) await control.act(number, index % 2 === 0 ? 'cancel' : 'change-address');
  }
}

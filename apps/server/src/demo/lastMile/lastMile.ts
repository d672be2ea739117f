import type { Caller } from '../../caller.ts';
import type { App } from '../../platform/app.ts';
import type { OpenedStores } from '../marketStores.ts';
import type { SandboxControl } from '../sandboxControl.ts';
import type { Shop } from '../shop.ts';
import type { PastOrder } from '../history/dates.ts';
import { addChannels } from './channels.ts';
import { addInvoice } from './invoice.ts';
import { buyAll, buySome } from './ownLabels.ts';
import { buyPast } from './pastLabels.ts';
import { pushSome } from './platformLabels.ts';

interface LabelShop {
  app: App;
  caller: Caller;
  shop: Shop;
  control: SandboxControl;
  stores: OpenedStores;
  /** In production without a label. */
  past: readonly PastOrder[];
}

/** Channels, batches in every state, an invoice, a manifest: bought from the label systems and marketplaces of the sandbox. */
export async function addLastMile({ app, caller, shop, control, stores, past }: LabelShop): Promise<void> {
  const channels = await addChannels(caller, control);
  // before the invoice, which is about the labels of today
  await buyPast({ app, caller, channels, past });
  const bought = async () => addInvoice(caller, await buyAll({ caller, shop, channels }));
  await Promise.all([bought(), pushSome({ caller, control, stores })]);
  // its refusal is meant for a certain order, so nobody else buys meanwhile
  await buySome({ caller, shop, channels, control });
}

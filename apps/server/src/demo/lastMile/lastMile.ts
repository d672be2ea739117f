import type { Caller } from '../../caller.ts';
import type { OpenedStores } from '../marketStores.ts';
import type { SandboxControl } from '../sandboxControl.ts';
import type { Shop } from '../shop.ts';
import { addChannels } from './channels.ts';
import { addInvoice } from './invoice.ts';
import { buyAll, buySome } from './ownLabels.ts';
import { pushSome } from './platformLabels.ts';

interface LabelShop {
  caller: Caller;
  shop: Shop;
  control: SandboxControl;
  stores: OpenedStores;
}

/** Channels, batches in every state, an invoice, a manifest: bought from the label systems and marketplaces of the sandbox. */
export async function addLastMile({ caller, shop, control, stores }: LabelShop): Promise<void> {
  const channels = await addChannels(caller, control);
  const bought = async () => addInvoice(caller, await buyAll({ caller, shop, channels }));
  await Promise.all([bought(), pushSome({ caller, control, stores })]);
  // its refusal is meant for a certain order, so nobody else buys meanwhile
  await buySome({ caller, shop, channels, control });
}

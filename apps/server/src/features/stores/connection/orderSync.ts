import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { stores } from '@pressroom/contract/stores/stores';
import { eachSheinOrderPage } from '@pressroom/marketplaces/shein';
import { eachTemuOrderPage } from '@pressroom/marketplaces/temu';
import { fail } from '../../../platform/failure.ts';
import type { PreparingContext } from '../../../platform/http/context.ts';
import { ask } from './ask.ts';
import { type Connection, openConnection } from './open.ts';
import { presentStore, type ShownStore } from '../record/present.ts';
import { getStore, lockStore, updateStore } from '../record/queries.ts';

type SwitchContext = PreparingContext<typeof stores.updateSyncOrder>;

/** A fully managed store mostly has no orders for us: before its sync is turned on, its marketplace is asked for some. */
export async function switchSync(context: SwitchContext): Promise<ShownStore> {
  const { db, input, write } = context;
  const on = input.syncOrder === 1;
  const { typeCode } = await getStore(db, input.id);
  if (on && !marketplaceOf(typeCode)) fail(409, 'stores.noMarketplace');
  if (on && typeCode.endsWith('FULLY_MANAGED')) await requireOrders(context);
  return write(async ({ tx, audit }) => {
    const before = await lockStore(tx, input.id);
    if (on && (before.authStatus !== 1 || before.typeCode !== typeCode)) fail(409, 'stores.notAuthorized');
    const after = await updateStore(tx, input.id, { syncOrder: input.syncOrder });
    audit({ object: 'stores', ids: [input.id], before, after });
    return presentStore({ ...context, db: tx }, after);
  });
}

async function requireOrders({ app, db, input }: SwitchContext): Promise<void> {
  const connection = await openConnection(app, db, input.id);
  if (!connection) return;
  const asked = await ask((signal) => askForOrders(connection, signal));
  if ('problem' in asked) fail(409, 'stores.ordersRefused', { params: { reason: asked.problem } });
}

async function askForOrders({ marketplace, store }: Connection, signal: AbortSignal): Promise<void> {
  const to = new Date(store.now());
  const range = { from: new Date(to.getTime() - 60_000), to, by: 'updated' } as const;
  const pages =
    marketplace === 'shein'
      ? eachSheinOrderPage(store, range, { signal })
      : eachTemuOrderPage(store, range, { signal });
  await pages.next();
}

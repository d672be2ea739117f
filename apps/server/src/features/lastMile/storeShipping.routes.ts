import { type StoreShipping, storeShipping } from '@pressroom/contract/lastMile/storeShipping';
import { failField } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { findOfferedChannels, findOfferedWarehouses } from './sellers/offered.ts';
import {
  getStoreShipping,
  lockStoreShipping,
  saveStoreShipping,
  type ShippingSettings,
} from './storeShipping/queries.ts';

export const storeShippingRoutes = routes(storeShipping, {
  get: async ({ db, input }) => present(await getStoreShipping(db, input.id)),

  async offers({ app, db, input }) {
    const { id } = await getStoreShipping(db, input.id);
    const warehouses = await findOfferedWarehouses(app, db, id);
    return { warehouses, ...(await findOfferedChannels(app, db, id)) };
  },

  async save({ tx, input, audit }) {
    const { id, gmtModified, ...given } = input;
    const before = await lockStoreShipping(tx, id);
    const record = { id, gmtModified: before.gmtModified };
    await refuseStale(tx, { object: 'storeShipping', record, loaded: gmtModified, show: () => present(before) });
    if (given.rule === 'fastest' && before.marketplace === 'temu') failField('rule', 'storeShipping.noDays');
    await saveStoreShipping(tx, id, given);
    const after = await getStoreShipping(tx, id);
    audit({ object: 'storeShipping', ids: [id], before: audited(before), after: audited(after) });
    return present(after);
  },
});

function present({ id, name, marketplace, rule, channels, warehouse, gmtModified }: ShippingSettings): StoreShipping {
  return { id, name, marketplace, rule, channels, warehouse, gmtModified };
}

function audited({ name, rule, channels, warehouse }: ShippingSettings) {
  return { name, rule, channels, warehouse };
}

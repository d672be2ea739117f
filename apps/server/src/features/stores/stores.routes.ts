import { type StoreRow, stores, storeRow, storeStatus, storeTypeCodes } from '@pressroom/contract/stores/stores';
import { fail } from '../../platform/failure.ts';
import { routes, type WriteContext } from '../../platform/http/context.ts';
import { listed, type Translate } from '../../platform/i18n.ts';
import { refuseStale } from '../../platform/stale.ts';
import {
  countStoreUses,
  deleteStore,
  findStores,
  insertStore,
  lockStore,
  type StoreRecord,
  updateStore,
} from './stores.queries.ts';

const storeWords = storeRow.pick({ typeCode: true, countryCode: true, currency: true, dataStatus: true });

const present =
  (t: Translate) =>
  (store: StoreRecord): StoreRow => {
    const known = storeWords.parse(store);
    return {
      ...store,
      ...known,
      typeName: t(`stores.type.${known.typeCode}`),
      countryName: t(`stores.country.${known.countryCode}`),
    };
  };

export const storesRoutes = routes(stores, {
  storeTypes: async ({ t }) => storeTypeCodes.map((code) => ({ code, name: t(`stores.type.${code}`) })),

  async page({ db, input, t }) {
    const { rows, total } = await findStores(db, input);
    return { rows: rows.map(present(t)), total };
  },

  async create({ tx, input, t, audit }) {
    const store = await insertStore(tx, input);
    audit({ object: 'stores', ids: [store.id], after: store });
    return present(t)(store);
  },

  async update({ tx, input, t, audit }) {
    const { id, gmtModified, ...values } = input;
    const before = await lockStore(tx, id);
    await refuseStale(tx, { object: 'stores', record: before, loaded: gmtModified, show: () => present(t)(before) });
    const after = await updateStore(tx, id, values);
    audit({ object: 'stores', ids: [id], before, after });
    return present(t)(after);
  },

  enable: (context) => setStatus(context, storeStatus.normal),
  disable: (context) => setStatus(context, storeStatus.disabled),

  async delete({ tx, input, t, audit }) {
    const before = await lockStore(tx, input.id);
    const uses = await countStoreUses(tx, input.id);
    if (uses.orders + uses.mappings > 0) {
      const places = [
        ...(uses.orders > 0 ? [t('stores.usedByOrders', { count: uses.orders })] : []),
        ...(uses.mappings > 0 ? [t('stores.usedByMappings', { count: uses.mappings })] : []),
      ];
      fail(409, 'platform.inUse', { params: { places: listed(places, t) }, data: uses });
    }
    await deleteStore(tx, input.id);
    audit({ object: 'stores', ids: [input.id], before });
    return null;
  },
});

type StatusContext = WriteContext<typeof stores.enable> | WriteContext<typeof stores.disable>;

async function setStatus({ tx, input, t, audit }: StatusContext, dataStatus: 0 | 1): Promise<StoreRow> {
  const before = await lockStore(tx, input.id);
  const after = await updateStore(tx, input.id, { dataStatus });
  audit({ object: 'stores', ids: [input.id], before, after });
  return present(t)(after);
}

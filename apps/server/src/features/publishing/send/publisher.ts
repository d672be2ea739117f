import type { MarketListing, Publisher, ReadOptions } from '@pressroom/marketplaces/publishing';
import { type SheinAttributeTemplate, sheinPublisher } from '@pressroom/marketplaces/shein';
import { type TemuAttributes, temuPublisher } from '@pressroom/marketplaces/temu';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { getDefinition } from '../../platformCategories/platformCategories.public.ts';
import { openProductConnection } from '../../stores/stores.public.ts';
import { getStorePublishing, type StorePublishing } from '../settings/queries.ts';
import type { Held } from './held.ts';

/** A store's side of publishing, opened. */
export interface OpenedStore {
  storeId: string;
  name: string;
  publisher: Publisher;
  /** In which it sells. */
  currency: string;
  /** What the marketplace says of listings now, by `marketId`; prices in other currencies than the store's are not told. */
  read(held: readonly Held[], options?: ReadOptions): Promise<Map<string, MarketListing>>;
}

/** Ends in 409 where the store is not authorised for products, or nobody has said how it publishes. */
export async function openPublisher(app: App, storeId: string): Promise<OpenedStore> {
  const publishing = await getStorePublishing(app.db, storeId);
  const { name } = publishing;
  if (!publishing.settings) throw new Failure(409, 'publishing.refused.noSettings', { params: { store: name } });
  const { currency } = publishing.settings;
  const publisher = await connect(app, publishing);
  return {
    storeId,
    name,
    publisher,
    currency,
    async read(held, options) {
      const found = await publisher.read(held, options);
      return new Map([...found].map(([id, listing]) => [id, pricedIn(currency, listing)]));
    },
  };
}

async function connect(app: App, { storeId, mode, ...about }: StorePublishing): Promise<Publisher> {
  const connection = await openProductConnection(app, app.db, storeId);
  if (connection.marketplace === 'shein' && about.marketplace === 'shein' && about.settings)
    return sheinPublisher(connection.store, {
      mode,
      settings: about.settings,
      // kept as its client reads it
      attributesOf: async (key) =>
        (await getDefinition(app, { storeId, kind: 'attributes', key })) as SheinAttributeTemplate,
      standardOf: (key) => getDefinition(app, { storeId, kind: 'fillInStandard', key }),
    });
  if (connection.marketplace === 'temu' && about.marketplace === 'temu' && about.settings)
    return temuPublisher(connection.store, {
      mode,
      settings: about.settings,
      attributesOf: async (key) => (await getDefinition(app, { storeId, kind: 'attributes', key })) as TemuAttributes,
    });
  throw new Failure(409, 'stores.noMarketplace');
}

/** Prices in other currencies cannot be compared with ours. */
function pricedIn(currency: string, listing: MarketListing): MarketListing {
  const skus = listing.skus.map((sku) =>
    sku.currency === null || sku.currency === currency ? sku : { ...sku, originalPrice: null, specialPrice: null },
  );
  return { ...listing, skus };
}

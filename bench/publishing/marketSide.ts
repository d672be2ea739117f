import type { Product } from '@pressroom/sandbox/src/markets/product.ts';
import type { Entry } from '@pressroom/sandbox/src/world/ledger.ts';
import { sql } from 'kysely';
import type { PublishingShop } from './shop.ts';

/** What our database says of a listing. */
interface Ours {
  id: string;
  shopId: string;
  cargoNo: string;
  publishStatus: number;
  stage: string | null;
  marketId: string | null;
  skus: { sku: string; marketSkuId: string | null }[];
}

/** All listings, with the sandbox's names of their stores. */
export async function findOurs({ app, places }: PublishingShop): Promise<Ours[]> {
  const { rows } = await sql<Ours & { storeId: string }>`
    select listing.id, listing.store_id, cargo_no, publish_status, stage, market_id,
      (select jsonb_agg(jsonb_build_object('sku', sku, 'marketSkuId', market_sku_id) order by position)
        from listing_skus where listing_id = listing.id) as skus
    from listings listing order by listing.id`.execute(app.db);
  const shops = new Map(places.map(({ storeId, shopId }) => [storeId, shopId]));
  return rows.map(({ storeId, ...row }) => ({ ...row, shopId: shops.get(storeId)! }));
}

/** What the marketplaces have and have not deleted, told by the sandbox itself. */
export async function findTheirs({ sandbox, places }: PublishingShop): Promise<Product[]> {
  const shops = [...new Set(places.map(({ shopId }) => shopId))];
  const products = await Promise.all(shops.map((shop) => sandbox.control<Product[]>('GET', `products?store=${shop}`)));
  return products.flat().filter(({ removed }) => removed === null);
}

/** Refused and given up: a later one stands in its place. */
export const isRefused = ({ skcs }: Product): boolean => skcs.every(({ state }) => state === 'refused');

/** Whatever is not as it must be after all has come to rest; empty: each listing is there once, and as we say. */
export async function findDisagreements(shop: PublishingShop): Promise<string[]> {
  const [ours, theirs] = [await findOurs(shop), await findTheirs(shop)];
  const bySku = Map.groupBy(
    theirs.flatMap((product) =>
      product.skcs.flatMap(({ skus }) => skus.map(({ id, sellerSku }) => ({ product, id, sellerSku }))),
    ),
    ({ product, sellerSku }) => `${product.storeId} ${sellerSku}`,
  );
  return [...ours.flatMap((one) => wrongWith(one, bySku)), ...strangers(ours, theirs)];
}

type Named = ReadonlyMap<string, { product: Product; id: string }[]>;

function wrongWith({ shopId, cargoNo, ...ours }: Ours, bySku: Named): string[] {
  const found = ours.skus.map(({ sku, marketSkuId }) => ({
    marketSkuId,
    there: bySku.get(`${shopId} ${sku}`) ?? [],
  }));
  const products = [...new Set(found.flatMap(({ there }) => there.map(({ product }) => product)))];
  const living = products.filter((product) => !isRefused(product));
  const wrong = (what: string) => [`${shopId} ${cargoNo}: ${what}`];
  if (living.length > 1) return wrong(`is there ${living.length} times`);
  if (ours.publishStatus === 2) return wrong(`is still on its way (${ours.stage})`);
  const [product] = living;
  if (ours.publishStatus !== 3) return product ? wrong('is there, and has failed here') : [];
  if (!product) return wrong('is published here, and not there');
  if (ours.marketId !== product.number) return wrong(`is ${product.number} there, and ${ours.marketId} here`);
  if (product.skcs.some(({ state }) => state !== 'approved')) return wrong('is published here, and not approved there');
  const isNamed = found.every(({ marketSkuId, there }) =>
    there.some((one) => one.product === product && one.id === marketSkuId),
  );
  return isNamed ? [] : wrong('has SKUs of other names there');
}

function strangers(ours: readonly Ours[], theirs: readonly Product[]): string[] {
  const known = new Set(ours.flatMap(({ shopId, skus }) => skus.map(({ sku }) => `${shopId} ${sku}`)));
  return theirs
    .filter(
      ({ storeId, skcs }) => !skcs.some(({ skus }) => skus.some((sku) => known.has(`${storeId} ${sku.sellerSku}`))),
    )
    .map(({ storeId, number }) => `${storeId} ${number}: is there, and nobody has sent it`);
}

/** What the sandbox did more than once though it was to be done once. */
export async function findRepeated({ sandbox }: PublishingShop, act: 'picture' | 'publish'): Promise<Entry[]> {
  const entries = await sandbox.control<Entry[]>('GET', 'ledger');
  return entries.filter((entry) => entry.act === act && entry.done > 1);
}

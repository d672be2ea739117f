import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { asSoldBy, findProducts, type Product } from '../../categories/categories.public.ts';
import { findPictures, type Picture } from '../../library/library.public.ts';
import { findCombinations } from '../../products/products.public.ts';
import type { NewLine } from '../record/insert.ts';
import { describeLines, type LineColumns, parcelOf } from '../record/lineContent.ts';

interface Part {
  product: Product;
  prints: (Picture | undefined)[];
  quantity: number;
}

interface Combined {
  sku: string;
  parts: Part[];
}

/** What a line may say of the SKU that it wants, the most certain first. */
export type Spellings = readonly (string | null | undefined)[];

/** The first of these SKUs that is a combination's, with what is made for one piece of it. */
export type CombinedOf = (skus: Spellings) => Combined | undefined;

/** Looks up the combinations among these SKUs at once. */
export async function findCombined(db: Db, skus: Spellings): Promise<CombinedOf> {
  const combinations = await findCombinations(db, [
    ...new Set(skus.filter((sku) => typeof sku === 'string' && sku)),
  ] as string[]);
  const parts = combinations.flatMap((combination) => combination.parts);
  const products = await findProducts(db, { ids: [...new Set(parts.map(({ productCodeId }) => productCodeId))] });
  const productOf = new Map(products.map((product) => [product.id, product]));
  const pictures = await findPictures(db, [
    ...new Set(parts.flatMap(({ print1Id, print2Id }) => [print1Id ?? [], print2Id ?? []].flat())),
  ]);
  const bySku = new Map(
    combinations.map((combination) => [
      combination.sku.toLowerCase(),
      {
        sku: combination.sku,
        parts: combination.parts.map(({ productCodeId, print1Id, print2Id, quantity }) => ({
          product: productOf.get(productCodeId)!,
          prints: [pictures.get(print1Id ?? ''), pictures.get(print2Id ?? '')],
          quantity,
        })),
      },
    ]),
  );
  return (given) => {
    for (const sku of given) {
      const found = sku ? bySku.get(sku.toLowerCase()) : undefined;
      if (found) return found;
    }
    return undefined;
  };
}

interface Pair {
  shopId: string;
  /** The marketplace's id of it. */
  skuId: string;
}

/** Under which of our SKUs stores sell what they have published as combinations; `undefined` for everything else. */
export type ListedAs = (pair: Pair) => string | undefined;

/** A store may know a combination by another SKU than ours: where it was published here, that tells which one it is. */
export async function findListedAs(db: Db, pairs: readonly Pair[]): Promise<ListedAs> {
  const { rows } = await sql<Pair & { sku: string }>`
    select distinct listed.store_id as shop_id, listed.market_sku_id as sku_id, own.sku
    from unnest(${pairs.map(({ shopId }) => shopId)}::bigint[], ${pairs.map(({ skuId }) => skuId)}::text[])
      as given (shop_id, sku_id)
    join listing_skus listed on listed.store_id = given.shop_id and listed.market_sku_id = given.sku_id
    join product_skus own on own.id = listed.sku_id
    where listed.product_code_id is null`.execute(db);
  const listed = new Map(rows.map(({ shopId, skuId, sku }) => [`${shopId} ${skuId}`, sku]));
  return ({ shopId, skuId }) => listed.get(`${shopId} ${skuId}`);
}

interface PartContent {
  content: LineColumns;
  parcel: NewLine['parcel'];
  quantity: number;
}

/** A combination as the lines of one store stand for it. */
export interface CombinedContent {
  sku: string;
  parts: PartContent[];
}

/** Fills the columns for the parts of many combinations at once, in their order, with each store's own base images. */
export async function describeCombined(
  tx: Tx,
  wanted: readonly { shopId: string; combined: Combined }[],
): Promise<CombinedContent[]> {
  const parts = wanted.flatMap(({ shopId, combined }) => combined.parts.map((part) => ({ ...part, shopId })));
  const sold = await asSoldBy(tx, parts);
  const columns = await describeLines(
    tx,
    parts.map(({ prints }, index) => {
      const product = sold[index]!;
      return { product, prints, printNum: product.printNum, printingLocation: 1 };
    }),
  );
  let next = 0;
  return wanted.map(({ combined: { sku, parts: own } }) => ({
    sku,
    parts: own.map(({ product, quantity }) => ({ content: columns[next++]!, parcel: parcelOf(product), quantity })),
  }));
}

/** The lines of a combination's parts in place of the line that asks for it. The marketplace's names stay with the first. */
export function expandLine(
  { msku, num, listing, marketItems }: Pick<NewLine, 'msku' | 'num' | 'listing' | 'marketItems'>,
  { sku, parts }: CombinedContent,
): NewLine[] {
  const combination = { sku, num };
  const isTold = marketItems !== undefined && marketItems !== null;
  return parts.map(({ content, parcel, quantity }, index) => ({
    msku,
    num: num * quantity,
    content,
    parcel,
    listing,
    marketItems: index > 0 && isTold ? [] : marketItems,
    combination,
  }));
}

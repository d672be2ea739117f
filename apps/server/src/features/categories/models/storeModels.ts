import type { Blend } from '@pressroom/contract/categories/blend';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { storedBoxes } from '../record/storedBoxes.ts';
import type { Product } from '../productCodes/products.ts';

/** The picture on which a store shows a category, and the print positions on it. */
export interface StoreModel {
  baseBlobId: string;
  boxes: PrintBox[];
  blend: Blend;
}

interface Sold {
  categoryId: string;
  /** Null: as the category itself shows it. */
  shopId: string | null;
}

/**
 * The picture and positions of each item, in the order of the items: those of the store's own default model, or of the
 * category where the store has no model. Positions beyond the product's number of prints are left out; a model with fewer
 * positions shows the first prints only. A category that does not exist has none.
 */
export async function findStoreModels(db: Db, wanted: readonly Sold[]): Promise<StoreModel[]> {
  const keyOf = ({ categoryId, shopId }: Sold) => `${categoryId} ${shopId ?? ''}`;
  const distinct = [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
  const { rows } = await sql<Sold & { baseBlobId: string; boxes: unknown; prints: number; blend: Blend }>`
    select wanted.category_id as "categoryId", wanted.shop_id as "shopId", picture.blob_id as "baseBlobId",
      coalesce(model.print_locations, category.print_locations) as boxes, category.number_of_prints as prints, category.blend
    from unnest(${distinct.map((one) => one.categoryId)}::bigint[], ${distinct.map((one) => one.shopId)}::bigint[])
      as wanted (category_id, shop_id)
    join product_categories category on category.id = wanted.category_id
    left join category_models model
      on model.category_id = wanted.category_id and model.shop_id = wanted.shop_id and model.is_default = 1
    join library_files picture on picture.id = coalesce(model.bottom_image_id, category.bottom_image_id)`.execute(db);
  const models = new Map(
    rows.map((row) => {
      const { baseBlobId, boxes, prints, blend } = row;
      return [keyOf(row), { baseBlobId, boxes: storedBoxes(boxes).slice(0, prints), blend }] as const;
    }),
  );
  return wanted.map((one) => models.get(keyOf(one))!);
}

/** The products with the picture and positions that their stores show, in the order of the items. */
export async function asSoldBy(db: Db, items: readonly { product: Product; shopId: string }[]): Promise<Product[]> {
  const models = await findStoreModels(
    db,
    items.map(({ product: { categoryId }, shopId }) => ({ categoryId, shopId })),
  );
  return items.map(({ product }, index) => ({ ...product, ...models[index]! }));
}

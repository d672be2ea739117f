import type { PrintBox } from '@pressroom/contract/categories/categories';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { storedBoxes } from '../record/storedBoxes.ts';
import type { Product } from '../productCodes/products.ts';

/** The picture that a store shows a category on, and where prints go on it. */
export interface Look {
  baseBlobId: string;
  boxes: PrintBox[];
}

interface Sold {
  categoryId: string;
  shopId: string;
}

/**
 * For each of these its look, in their order: the store's own model where it has one, else the category's. A model may
 * have more positions than its product has prints, which stay empty, or fewer: it shows the first prints then.
 */
export async function findLooks(db: Db, wanted: readonly Sold[]): Promise<Look[]> {
  const keyOf = ({ categoryId, shopId }: Sold) => `${categoryId} ${shopId}`;
  const distinct = [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
  const { rows } = await sql<Sold & { baseBlobId: string; boxes: unknown; prints: number }>`
    select wanted.category_id as "categoryId", wanted.shop_id as "shopId", picture.blob_id as "baseBlobId",
      coalesce(model.print_locations, category.print_locations) as boxes, category.number_of_prints as prints
    from unnest(${distinct.map((one) => one.categoryId)}::bigint[], ${distinct.map((one) => one.shopId)}::bigint[])
      as wanted (category_id, shop_id)
    join product_categories category on category.id = wanted.category_id
    left join category_models model
      on model.category_id = wanted.category_id and model.shop_id = wanted.shop_id and model.is_default = 1
    join library_files picture on picture.id = coalesce(model.bottom_image_id, category.bottom_image_id)`.execute(db);
  const looks = new Map(
    rows.map((row) => [keyOf(row), { baseBlobId: row.baseBlobId, boxes: storedBoxes(row.boxes).slice(0, row.prints) }]),
  );
  return wanted.map((one) => looks.get(keyOf(one))!);
}

/** The same products, in their order, as their stores show them. */
export async function asSoldBy(db: Db, items: readonly { product: Product; shopId: string }[]): Promise<Product[]> {
  const looks = await findLooks(
    db,
    items.map(({ product: { categoryId }, shopId }) => ({ categoryId, shopId })),
  );
  return items.map(({ product }, place) => ({ ...product, ...looks[place]! }));
}

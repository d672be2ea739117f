import { askedBy, type MissingPart, missingOf, type SkuFacts } from '@pressroom/contract/products/missingParts';
import { productType, skuStatus } from '@pressroom/contract/products/product';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';

interface FoundFacts extends SkuFacts {
  id: string;
  productType: number;
  /** False: a component of one that is concerned. */
  concerned: boolean;
  /** Of a combination: its SKUs by their ids. */
  componentIds: string[];
}

/** The SKUs of these products, in the order of their ids, and what their combinations are made of. */
async function findFacts(tx: Tx, productIds: readonly string[]): Promise<FoundFacts[]> {
  const { rows } = await sql<FoundFacts>`
    with concerned as (select id from product_skus where product_id = any(${productIds}::bigint[])),
    asked as (
      select id, true as concerned from concerned
      union
      select component_sku_id, false from combination_components
      where sku_id in (select id from concerned) and component_sku_id not in (select id from concerned)
    )
    select sku.id, product.product_type, asked.concerned,
      array(select component_sku_id::text from combination_components where sku_id = sku.id) as component_ids,
      sku.name, sku.product_code_id is not null as has_product_code,
      num_nonnulls(product.print1_id, product.print2_id) as prints, coalesce(category.number_of_prints, 0) as print_num,
      sku.main_blob_id is not null as has_main_picture, sku.material, sku.origin, sku.product_reference_links,
      num_nulls(sku.start_original_price, sku.end_original_price) = 0 as has_original_price,
      num_nulls(sku.start_selling_price, sku.end_selling_price) = 0 as has_selling_price,
      num_nulls(sku.outer_box_length, sku.outer_box_width, sku.outer_box_height, sku.outer_box_weight) = 0 as has_box,
      coalesce((
        select jsonb_object_agg(image_type, count)
        from (select image_type, count(*) from product_pictures where sku_id = sku.id group by 1) counted
      ), '{}') as pictures
    from asked
    join product_skus sku on sku.id = asked.id
    join products product on product.id = sku.product_id
    left join product_codes code on code.id = sku.product_code_id
    left join product_categories category on category.id = code.category_id
    order by sku.id`.execute(tx);
  return rows;
}

function addUp(components: readonly SkuFacts[]): Record<number, number> {
  const sum: Record<number, number> = {};
  for (const { pictures } of components)
    for (const [type, count] of Object.entries(pictures)) sum[Number(type)] = (sum[Number(type)] ?? 0) + count;
  return sum;
}

/** A combination is listed with what its components say, as far as it says nothing itself. */
function combined(own: SkuFacts, components: readonly SkuFacts[]): SkuFacts {
  const every = (holds: (component: SkuFacts) => boolean) => components.length > 0 && components.every(holds);
  const [first] = components;
  const enoughPrints = every(({ prints, printNum }) => prints >= Math.max(1, printNum));
  return {
    name: own.name,
    hasProductCode: every(({ hasProductCode }) => hasProductCode),
    prints: enoughPrints ? 1 : 0,
    printNum: 1,
    hasMainPicture: own.hasMainPicture || components.some(({ hasMainPicture }) => hasMainPicture),
    material: every(({ material }) => material !== '') ? first!.material : '',
    origin: every(({ origin }) => origin !== null) ? first!.origin : null,
    productReferenceLinks: every(({ productReferenceLinks: links }) => links !== '')
      ? first!.productReferenceLinks
      : '',
    hasOriginalPrice: own.hasOriginalPrice || every(({ hasOriginalPrice }) => hasOriginalPrice),
    hasSellingPrice: own.hasSellingPrice || every(({ hasSellingPrice }) => hasSellingPrice),
    hasBox: own.hasBox || every(({ hasBox }) => hasBox),
    pictures: addUp(components),
  };
}

/** The products, and the combinations that contain one of their SKUs. */
async function withCombinations(tx: Tx, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(${productIds}::bigint[]) as id
    union
    select combination.product_id
    from product_skus sku
    join combination_components component on component.component_sku_id = sku.id
    join product_skus combination on combination.id = component.sku_id
    where sku.product_id = any(${productIds}::bigint[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Says anew what the SKUs of these products lack for a listing, and what the products count of them. To be called after
 * every write to any of them. Combinations that contain one of the SKUs follow.
 */
export async function refreshProducts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const concerned = await withCombinations(tx, productIds);
  // locked in one order, so that two acts on the components of the same combinations do not wait for each other
  await sql`select id from products where id = any(${concerned}::bigint[]) order by id for no key update`.execute(tx);
  const facts = await findFacts(tx, concerned);
  const byId = new Map(facts.map((each) => [each.id, each]));
  const judged = facts.filter((each) => each.concerned);
  const missing = (marketplace: 'shein' | 'temu') =>
    judged.map((own) => {
      const isCombination = own.productType === productType.combination;
      const whole = isCombination
        ? combined(
            own,
            own.componentIds.map((id) => byId.get(id)!),
          )
        : own;
      return missingOf(whole, marketplace, askedBy(own.productType));
    });
  await writeMissing(tx, judged, { shein: missing('shein'), temu: missing('temu') });
  await sql`
    update products set sku_count = count.skus, enabled_count = count.enabled, shein_missing = count.shein, temu_missing = count.temu
    from (
      select product.id, count(sku.id) as skus, count(sku.id) filter (where sku.status = ${sql.lit(skuStatus.enabled)}) as enabled,
        count(sku.id) filter (where sku.shein_missing <> '{}') as shein,
        count(sku.id) filter (where sku.temu_missing <> '{}') as temu
      from products product left join product_skus sku on sku.product_id = product.id
      where product.id = any(${concerned}::bigint[]) group by product.id
    ) count
    where products.id = count.id
      and (products.sku_count, products.enabled_count, products.shein_missing, products.temu_missing)
        is distinct from (count.skus, count.enabled, count.shein, count.temu)`.execute(tx);
}

/** So many products are judged at once: their SKUs have to fit in memory. */
const atOnce = 1000;

/** The same for the products whose SKUs are of this category, whose number of prints has changed. */
export async function refreshOfCategory({ tx }: Act, categoryId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct sku.product_id as id
    from product_codes code join product_skus sku on sku.product_code_id = code.id
    where code.category_id = ${categoryId}
    order by 1`.execute(tx);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atOnce) await refreshProducts(tx, ids.slice(from, from + atOnce));
}

interface Missing {
  shein: readonly MissingPart[][];
  temu: readonly MissingPart[][];
}

async function writeMissing(tx: Tx, skus: readonly { id: string }[], { shein, temu }: Missing): Promise<void> {
  // one text for each list: PostgreSQL takes no array of arrays that differ in length
  const texts = (lists: readonly MissingPart[][]) => lists.map((parts) => parts.join(','));
  await sql`
    update product_skus sku set shein_missing = fresh.shein, temu_missing = fresh.temu
    from (
      select id, string_to_array(shein, ',') as shein, string_to_array(temu, ',') as temu
      from unnest(${skus.map(({ id }) => id)}::bigint[], ${texts(shein)}::text[], ${texts(temu)}::text[]) as given (id, shein, temu)
    ) fresh
    where sku.id = fresh.id and (sku.shein_missing, sku.temu_missing) is distinct from (fresh.shein, fresh.temu)`.execute(
    tx,
  );
}

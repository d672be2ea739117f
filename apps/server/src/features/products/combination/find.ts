import type { CombinationOfSku } from '@pressroom/contract/skuMapping/skuMapping';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

/** What is made for one piece of a combination. */
export interface CombinationPart {
  productCodeId: string;
  print1Id: string | null;
  print2Id: string | null;
  quantity: number;
}

export interface Combination {
  sku: string;
  /** In their order. */
  parts: CombinationPart[];
}

/** The combinations with these SKUs, whatever their case. One with a part whose product code does not exist is left out. */
export async function findCombinations(db: Db, skus: readonly string[]): Promise<Combination[]> {
  if (skus.length === 0) return [];
  const { rows } = await sql<Combination>`
    select combination.sku, jsonb_agg(jsonb_build_object(
        'productCodeId', part.product_code_id::text, 'quantity', component.quantity,
        'print1Id', product.print1_id::text, 'print2Id', product.print2_id::text) order by component.position) as parts
    from product_skus combination
    join combination_components component on component.sku_id = combination.id
    join product_skus part on part.id = component.component_sku_id
    join products product on product.id = part.product_id
    where lower(combination.sku) = any (array(select lower(word) from unnest(${skus}::text[]) as word))
    group by combination.id
    having bool_and(part.product_code_id is not null)
    order by combination.id`.execute(db);
  return rows;
}

/** The combination with this SKU in words, under the same conditions. */
export async function findCombinationOfSku(db: Db, sku: string): Promise<CombinationOfSku | undefined> {
  const [combination] = await findCombinations(db, [sku]);
  if (!combination) return undefined;
  const { rows: components } = await sql<CombinationOfSku['components'][number]>`
    select code.code as product_code, part.quantity, print1.name as printing_name, print2.name as printing_name2
    from jsonb_to_recordset(${JSON.stringify(combination.parts.map((part, position) => ({ ...part, position })))}::jsonb) as part (
      "productCodeId" bigint, quantity int, "print1Id" bigint, "print2Id" bigint, position int)
    join product_codes code on code.id = "productCodeId"
    left join library_files print1 on print1.id = "print1Id"
    left join library_files print2 on print2.id = "print2Id"
    order by part.position`.execute(db);
  return { combinationSku: combination.sku, components };
}

/** The SKUs of the combinations that hold one of these SKUs. */
export async function findSkusHolding(db: Db, skuIds: readonly string[]): Promise<string[]> {
  if (skuIds.length === 0) return [];
  const { rows } = await sql<{ sku: string }>`
    select distinct combination.sku
    from combination_components component join product_skus combination on combination.id = component.sku_id
    where component_sku_id = any (${skuIds}::bigint[])`.execute(db);
  return rows.map(({ sku }) => sku);
}

/** True where one of these SKUs has no product code: a combination's own, or one without which combinations cannot be made. */
export async function lackProductCode(db: Db, skuIds: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('productSkus')
    .where('id', '=', anyOf(skuIds, 'bigint'))
    .where('productCodeId', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

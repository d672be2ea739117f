import { sql } from 'kysely';
import { underIds } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { FollowCreated } from '../../categories/categories.public.ts';
import { findSkusHolding } from '../combination/find.ts';
import type { FollowCombinations } from '../combination/follow.ts';
import { refreshProducts } from '../record/completeness.ts';
import { lockProducts } from '../record/queries.ts';

/** SKUs are linked to so many products' worth at once: what is judged of them has to fit in memory. */
const atOnce = 1000;
const linkLock = 7_305_116;

/** For saving SKUs that may have no product code: none comes into being until the transaction ends. Before any row is locked. */
export async function lockMissingCodes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${linkLock})`.execute(tx);
}

interface Link {
  id: string;
  code: string;
}

/** SKUs whose style, colour and size have had no product code until now get it, and orders of their combinations follow. */
export const linkProductCodes = (combinations: FollowCombinations): FollowCreated => ({
  async lock(tx) {
    await combinations.lock(tx);
    await sql`select pg_advisory_xact_lock(${linkLock})`.execute(tx);
  },

  async follow(act, productCodeIds) {
    const { tx, audit } = act;
    const productIds = await findWaiting(tx, productCodeIds);
    if (productIds.length === 0) return;
    await lockProducts(tx, productIds);
    const linked = await link(tx, productCodeIds);
    if (linked.length === 0) return;
    for (let from = 0; from < productIds.length; from += atOnce)
      await refreshProducts(tx, productIds.slice(from, from + atOnce));
    const ids = linked.map(({ id }) => id);
    audit({
      object: 'productSkus',
      ids,
      before: underIds(linked, () => ({ productCode: null })),
      after: underIds(linked, ({ code }) => ({ productCode: code })),
    });
    await combinations.follow(act, await findSkusHolding(tx, ids));
  },
});

/** The SKUs that wait for one of these product codes, as a join of `product_skus sku` and `product_codes code`. */
const waitingFor = (productCodeIds: readonly string[]) => sql`
  product_codes code
  join product_categories category on category.id = code.category_id
  join products product on product.style_id = category.style_id
  join product_skus sku on sku.product_id = product.id and sku.color_id = category.color_id
    and sku.size_id = code.size_id and sku.product_code_id is null
  where code.id = any (${productCodeIds}::bigint[])`;

async function findWaiting(tx: Tx, productCodeIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct product.id from ${waitingFor(productCodeIds)} order by product.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** With a new version: whoever edits such a SKU meanwhile would take the product code from it again. */
async function link(tx: Tx, productCodeIds: readonly string[]): Promise<Link[]> {
  const { rows } = await sql<Link>`
    update product_skus set product_code_id = found.code_id, gmt_modified = clock_timestamp()
    from (select sku.id, code.id as code_id, code.code from ${waitingFor(productCodeIds)}) found
    where product_skus.id = found.id
    returning product_skus.id, found.code`.execute(tx);
  return rows;
}

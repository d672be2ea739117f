import type { Language } from '@pressroom/contract/messages';
import { productType } from '@pressroom/contract/products/product';
import { productWrites } from '@pressroom/contract/products/writes';
import type { Tx } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/expressions.ts';
import { fail } from '../../platform/failure.ts';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { findSkusHolding, lackProductCode } from './combination/find.ts';
import type { FollowCombinations } from './combination/follow.ts';
import { findWholeProducts, lockProducts, type WholeProduct } from './record/queries.ts';
import { isVariants, requireKind } from './record/rights.ts';
import { showProduct } from './record/show.ts';
import { auditProduct, auditVariant, auditVariants } from './write/audited.ts';
import {
  addCombination,
  addSingle,
  changeComponents,
  changeProduct,
  changeSku,
  lockProduct,
  removeProduct,
  removeSkus,
  skuIn,
} from './writes.actions.ts';

interface Loaded {
  gmtModified?: string;
  /** What it is now. */
  show: () => unknown;
}

/** `combinations` brings orders up to what combinations are made of. */
export function productWritesRoutes(combinations: FollowCombinations): FeatureRoutes {
  return routes(productWrites, {
    async add({ tx, input, language, audit }) {
      const after = await addSingle(tx, input);
      auditProduct(audit, { after });
      return showProduct(tx, after, language);
    },
    async addCombination(act) {
      const { tx, input, language, audit } = act;
      await combinations.lock(tx);
      const after = await addCombination(tx, input);
      auditProduct(audit, { after });
      await combinations.follow(act, skusOf(after));
      return showProduct(tx, after, language);
    },
    async edit(act) {
      const { tx, actor, input, language, audit } = act;
      const given = input.variantSpecs?.map(({ id }) => id) ?? [];
      if (input.combinationSpec ?? input.components ?? (await lackProductCode(tx, given))) await combinations.lock(tx);
      const before = await lockProduct(tx, input.id);
      requireKind(actor, before.head.productType);
      const show = () => showProduct(tx, before, language);
      await refuseStaleHead(tx, before, { ...input, show });
      const spec = input.singleSpec ?? input.combinationSpec;
      if (spec) await refuseStaleSku(tx, before, { ...spec, show });
      const after = await changeProduct(tx, before, { form: input, show });
      auditProduct(audit, { before, after });
      await combinations.follow(act, await combinationsOf(tx, before, after));
      return showProduct(tx, after, language);
    },
    async editSpec(act) {
      const { tx, actor, input, language, audit } = act;
      if (await lackProductCode(tx, [input.id])) await combinations.lock(tx);
      const before = await lockProduct(tx, await productIdOf(tx, input.id));
      requireKind(actor, before.head.productType);
      const sku = skuIn(before, input.id);
      await refuseStaleSku(tx, before, { ...input, show: () => showSku(tx, before, { id: sku.id, language }) });
      const after = await changeSku(tx, { before, sku, form: input });
      if (isVariants(before.head.productType)) auditVariant(audit, sku, skuIn(after, sku.id));
      else auditProduct(audit, { before, after });
      await combinations.follow(act, await combinationsOf(tx, before, after));
      return showSku(tx, after, { id: sku.id, language });
    },
    async editCombination(act) {
      const { tx, actor, input, language, audit } = act;
      await combinations.lock(tx);
      const before = await lockProduct(tx, input.id);
      requireKind(actor, before.head.productType);
      if (before.head.productType !== productType.combination) fail(404, 'platform.notFound');
      await refuseStaleHead(tx, before, { ...input, show: () => showProduct(tx, before, language) });
      const after = await changeComponents(tx, before, input.productSpecs);
      auditProduct(audit, { before, after });
      await combinations.follow(act, skusOf(after));
      return showProduct(tx, after, language);
    },
    async delete({ tx, actor, input, audit }) {
      const before = await lockProduct(tx, input.id);
      requireKind(actor, before.head.productType);
      await removeProduct(tx, before);
      auditProduct(audit, { before });
      return null;
    },
    async deleteSpec({ tx, actor, input: { ids }, audit }) {
      const productIds = await productIdsOf(tx, ids);
      await lockProducts(tx, productIds);
      const products = await findWholeProducts(tx, productIds);
      for (const { head } of products) requireKind(actor, head.productType);
      // one may have gone until its product was locked
      const found = new Set(products.flatMap(({ skus }) => skus.map(({ id }) => id)));
      if (!ids.every((id) => found.has(id))) fail(404, 'platform.notFound');
      const left = await removeSkus(tx, products, ids);
      for (const before of products) {
        const after = left.get(before.head.id);
        if (after) auditVariants(audit, before.skus, after.skus);
        else auditProduct(audit, { before });
      }
      return null;
    },
  });
}

const skusOf = ({ skus }: WholeProduct) => skus.map(({ sku }) => sku);

/** The SKUs of combinations that a change may have made ready: its own, or those whose components have a product code now. */
async function combinationsOf(tx: Tx, before: WholeProduct, after: WholeProduct): Promise<string[]> {
  if (after.head.productType === productType.combination) return skusOf(after);
  const lacking = new Set(before.skus.flatMap(({ id, productCodeId }) => (productCodeId === null ? id : [])));
  const given = after.skus.filter(({ id, productCodeId }) => lacking.has(id) && productCodeId !== null);
  return findSkusHolding(
    tx,
    given.map(({ id }) => id),
  );
}

function refuseStaleHead(tx: Tx, { head }: WholeProduct, { gmtModified, show }: Loaded): Promise<void> {
  return refuseStale(tx, { object: 'products', record: head, loaded: gmtModified, show });
}

/** A single product and a combination are one with their SKU: their rows in the audit are the product's. */
async function refuseStaleSku(
  tx: Tx,
  before: WholeProduct,
  { id, gmtModified, show }: Loaded & { id: string },
): Promise<void> {
  const sku = skuIn(before, id);
  const own = isVariants(before.head.productType);
  const record = { id: own ? id : before.head.id, gmtModified: sku.gmtModified };
  await refuseStale(tx, { object: own ? 'productSkus' : 'products', record, loaded: gmtModified, show });
}

async function showSku(tx: Tx, product: WholeProduct, { id, language }: { id: string; language: Language }) {
  const { productSpecs } = await showProduct(tx, product, language);
  return productSpecs.find((spec) => spec.id === id)!;
}

async function productIdOf(tx: Tx, skuId: string): Promise<string> {
  const [id] = await productIdsOf(tx, [skuId]);
  return id!;
}

/** Each once; 404 where a SKU is missing. */
async function productIdsOf(tx: Tx, skuIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('productSkus')
    .where('id', '=', anyOf(skuIds, 'bigint'))
    .select('productId')
    .execute();
  if (rows.length < skuIds.length) fail(404, 'platform.notFound');
  return [...new Set(rows.map(({ productId }) => productId))];
}

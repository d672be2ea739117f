import type { HandlerOutput, ParsedInput } from '@pressroom/contract/endpoint';
import { type productTakeOver, takeOverFields } from '@pressroom/contract/products/takeOver';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { refreshProducts } from '../record/completeness.ts';
import { findWholeProducts, lockProducts, type WholeProduct } from '../record/queries.ts';
import { requireKind } from '../record/rights.ts';
import { auditProduct } from '../write/audited.ts';
import {
  findTakenTemplates,
  lockTemplatesOf,
  takeHeads,
  takePictures,
  takeSkus,
  type TakenTemplate,
} from './queries.ts';
import { basisOf, type Difference, differencesOf } from './rules.ts';

/** A product with the template that it follows. */
interface Following {
  product: WholeProduct;
  template: TakenTemplate;
}

/** What products would take over from their templates. Those without a template are left out; 404 where one is gone. */
export async function findTemplateChanges(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<HandlerOutput<typeof productTakeOver.changes>> {
  const following = await findFollowing(db, actor, ids);
  return following.map(({ product, template }) => ({
    id: product.head.id,
    spu: product.head.spu,
    productTemplateName: template.name,
    basis: basisOf(product, template),
    changes: summed(differencesOf(product, template), product.skus.length),
  }));
}

async function findFollowing(db: Db, actor: Actor, given: readonly string[]): Promise<Following[]> {
  const ids = [...new Set(given)];
  const products = await findWholeProducts(db, ids);
  if (products.length < ids.length) fail(404, 'platform.notFound');
  for (const { head } of products) requireKind(actor, head.productType);
  const templates = await findTakenTemplates(
    db,
    products.flatMap(({ head }) => head.productTemplateId ?? []),
  );
  return products.flatMap((product) => {
    const template = templates.get(product.head.productTemplateId ?? '');
    return template ? [{ product, template }] : [];
  });
}

/** In the order of the dialog, each field once. */
function summed(differences: readonly Difference[], skuCount: number) {
  const byField = Map.groupBy(differences, ({ field }) => field);
  return takeOverFields.flatMap((field) => {
    const own = byField.get(field);
    if (!own) return [];
    const distinct = (side: 'before' | 'after') => [...new Set(own.map((one) => one[side]))].toSorted();
    // the product's own fields are those of all of its SKUs
    const skus = own[0]!.skuId === undefined ? skuCount : own.length;
    return [{ field, before: distinct('before'), after: distinct('after'), skus }];
  });
}

/** Writes the chosen fields. Answers how many SKUs differ; 409, and nothing written, if a product is not as it was shown. */
export async function takeOver(
  act: Act,
  { products: shown, fields }: ParsedInput<typeof productTakeOver.takeOver>,
): Promise<{ skus: number }> {
  const { tx, actor } = act;
  const ids = shown.map(({ id }) => id);
  await lockProducts(tx, ids);
  await lockTemplatesOf(tx, ids);
  const following = await findFollowing(tx, actor, ids);
  refuseChanged(following, shown);
  const chosen = new Set(fields);
  const taken = following.map(({ product, template }) => ({
    product,
    differences: differencesOf(product, template).filter(({ field }) => chosen.has(field)),
  }));
  const differences = taken.flatMap((one) => one.differences);
  const skuIds = [...new Set(differences.flatMap(({ skuId }) => skuId ?? []))];
  await takeHeads(tx, ids, chosen);
  await takeSkus(tx, skuIds, chosen);
  await takePictures(
    tx,
    differences.flatMap(({ slot }) => slot ?? []),
  );
  await releaseBlobs(tx, replacedBlobs(taken));
  await refreshProducts(tx, ids);
  const after = new Map((await findWholeProducts(tx, ids)).map((product) => [product.head.id, product]));
  for (const { product } of taken) auditProduct(act.audit, { before: product, after: after.get(product.head.id) });
  return { skus: skuIds.length };
}

function refuseChanged(following: readonly Following[], shown: readonly { id: string; basis: string }[]): void {
  const now = new Map(following.map(({ product, template }) => [product.head.id, basisOf(product, template)]));
  const changed = new Set(shown.flatMap(({ id, basis }) => (now.get(id) === basis ? [] : id)));
  if (changed.size === 0) return;
  const spus = following.flatMap(({ product: { head } }) => (changed.has(head.id) ? head.spu : []));
  fail(409, 'products.takeOver.changed', { params: { spus }, data: { spus } });
}

interface Taken {
  product: WholeProduct;
  differences: readonly Difference[];
}

/** Pictures that their slots do not hold any more. */
function replacedBlobs(taken: readonly Taken[]): string[] {
  return taken.flatMap(({ product, differences }) => {
    const skus = new Map(product.skus.map((sku) => [sku.id, sku]));
    return differences.flatMap(({ slot }) =>
      slot
        ? skus
            .get(slot.skuId)!
            .pictures.flatMap(({ imageType, blobId }) =>
              imageType === slot.imageType && !slot.blobIds.includes(blobId) ? blobId : [],
            )
        : [],
    );
  });
}

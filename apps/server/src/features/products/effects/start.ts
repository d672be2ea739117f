import type { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Act } from '../../../platform/act.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { failField } from '../../../platform/failure.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { kindsSeenBy, requireKind } from '../record/rights.ts';
import { makeProductPictures } from './jobs.ts';
import { findShown, type ShownSku, type Target } from './shown.ts';

/** Whose main pictures give way. */
export type Replaced = 'missing' | 'effects' | 'all';

/** Each step of the work carries what is left of it. */
const mostSkus = 20_000;

const gives: Record<Replaced, (sku: ShownSku) => boolean> = {
  missing: ({ mainBlobId }) => mainBlobId === null,
  effects: ({ mainBlobId, showsEffect }) => mainBlobId === null || showsEffect,
  all: () => true,
};

/** The SKUs of these products, or these SKUs, that get a new main picture. Ends in 403 where the actor may not change one. */
export async function findToMake(
  db: Db,
  target: Extract<Target, { productIds: unknown } | { skuIds: unknown }>,
  { only, actor }: { only: Replaced; actor: Actor },
): Promise<ShownSku[]> {
  const found = await findShown(db, target, { kinds: 'all', limit: mostSkus + 1 });
  for (const type of new Set(found.map((sku) => sku.productType))) requireKind(actor, type);
  const field = 'skuIds' in target ? 'skuIds' : 'ids';
  if (found.length > mostSkus) failField(field, 'effectPictures.tooMany', { most: mostSkus });
  return found.filter(gives[only]);
}

/** Those that show an outdated picture, as far as the actor may change them; what is beyond one task's work waits for the next. */
export async function findOutdated(db: Db, target: Target, actor: Actor): Promise<ShownSku[]> {
  const kinds = kindsSeenBy(actor);
  return kinds ? findShown(db, target, { kinds, outdated: true, limit: mostSkus }) : [];
}

/** Begins to make the main pictures of these SKUs in the background. */
export async function startMaking(
  { tx, app, actor, audit }: Act,
  skus: readonly ShownSku[],
): Promise<HandlerOutput<typeof productEffects.make>> {
  const counts = { products: new Set(skus.map(({ productId }) => productId)).size, skus: skus.length };
  const titleKey = 'effectPictures.task';
  const taskId = await startTask(tx, actor, { kind: 'effectPictures', titleKey, total: skus.length });
  await app.jobs.enqueueMany(tx, makeProductPictures, [{ taskId, done: 0, skuIds: skus.map(({ id }) => id) }]);
  audit({ object: 'tasks', ids: [taskId], after: { title: { key: titleKey }, ...counts } });
  return { ...counts, taskId };
}

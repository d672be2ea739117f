import { type BulkChange, bulkChange, bulkSkusAtOnce } from '@pressroom/contract/products/bulk';
import { productType } from '@pressroom/contract/products/product';
import { type RawBuilder, sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { refreshProducts } from '../record/completeness.ts';
import { requireKind } from '../record/rights.ts';
import { editProducts } from './queue.ts';
import { countChosen, notePlan } from './plan.ts';
import { lockChosen, turnRows } from './turn.ts';

interface Edit {
  skuIds: RawBuilder<unknown>;
  change: BulkChange;
  basis: string;
}

interface Applied {
  editId: string;
  changed: number;
  touched: Touched;
  taskId?: string;
}

/** Changes the SKUs, or has a task do it; 409 where that would not be what the preview showed. */
export async function applyEdit({ tx, app, actor }: Act, { skuIds, change, basis }: Edit): Promise<Applied> {
  const isLarge = (await countChosen(tx, skuIds)) > bulkSkusAtOnce;
  if (!isLarge) await lockChosen(tx, skuIds);
  const { id: editId } = await tx
    .insertInto('productEdits')
    .values({ userId: actor.userId, change: json(change), skuCount: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { kinds, changing, basis: found } = await notePlan(tx, editId, { skuIds, change });
  for (const kind of kinds) requireKind(actor, kind);
  if (found !== basis) fail(409, 'products.bulk.changed');
  const taskId = isLarge
    ? await startTask(tx, actor, { kind: 'products.bulk', titleKey: 'products.bulk.task', total: changing })
    : null;
  await tx.updateTable('productEdits').set({ skuCount: changing, taskId }).where('id', '=', editId).execute();
  const touched = await touchedBy(tx, editId);
  if (taskId) await app.jobs.enqueueMany(tx, editProducts, [{ editId, taskId }]);
  else await applyStep(tx, editId, changing);
  return { editId, changed: changing, touched, ...(taskId && { taskId }) };
}

/** Changes the next SKUs of an edit. A step that is cut off leaves nothing, and one that is done is not repeated. */
export async function applyStep(tx: Tx, editId: string, most: number): Promise<{ done: number; leftAlone: string[] }> {
  const edit = await tx
    .selectFrom('productEdits')
    .where('id', '=', editId)
    .where('undoneAt', 'is', null)
    .select('change')
    .forUpdate()
    .executeTakeFirst();
  if (!edit) return { done: 0, leftAlone: [] };
  const due = await tx
    .selectFrom('productEditRows')
    .where('editId', '=', editId)
    .where('applied', 'is', null)
    .select('skuId')
    .orderBy('skuId')
    .limit(most)
    .execute();
  if (due.length === 0) return { done: 0, leftAlone: [] };
  const turned = turnRows(tx, {
    editId,
    skuIds: due.map(({ skuId }) => skuId),
    change: bulkChange.parse(edit.change),
    to: 'after',
  });
  const { fitting, others, productIds } = await onConstraint(turned, goneTemplates);
  await refreshProducts(tx, productIds);
  return { done: fitting, leftAlone: others };
}

const goneTemplates = {
  products_product_template_id_fkey: () => failField('change.productTemplateId', 'products.templateGone'),
  products_classification_template_id_fkey: () =>
    failField('change.categoryTemplateId', 'productTemplates.classificationGone'),
  products_packaging_template_id_fkey: () => failField('change.outerPkgTemplateId', 'productTemplates.packagingGone'),
};

export interface Touched {
  products: string[];
  /** Of products with many, whose SKUs have a history of their own. */
  variants: string[];
}

/** What an edit touches, for the histories. */
export async function touchedBy(tx: Tx, editId: string): Promise<Touched> {
  const { rows } = await sql<{ skuId: string; productId: string; productType: number }>`
    select sku.id as sku_id, sku.product_id, product.product_type
    from product_edit_rows noted
    join product_skus sku on sku.id = noted.sku_id
    join products product on product.id = sku.product_id
    where noted.edit_id = ${editId}::bigint and noted.applied is not false`.execute(tx);
  return {
    products: [...new Set(rows.map(({ productId }) => productId))],
    variants: rows.flatMap(({ skuId, productType: kind }) => (kind === productType.variants ? skuId : [])),
  };
}

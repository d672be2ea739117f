import { bulkChange } from '@pressroom/contract/products/bulk';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { refreshProducts } from '../record/completeness.ts';
import { touchedBy } from './apply.ts';
import { turnRows } from './turn.ts';

/** An edit can be taken back for so long. */
export const undoDays = 7;
const recent = sql<string>`clock_timestamp() - make_interval(days => ${undoDays})`;

/** The actor's last edit, unless it was taken back or nothing has come of it yet. */
export async function findLastEdit(db: Db, { userId }: Actor) {
  const last = await db
    .selectFrom('productEdits')
    .where('userId', '=', userId)
    .where('gmtCreate', '>', recent)
    .select(['id', 'skuCount', 'undoneAt', 'gmtCreate'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && last.undoneAt === null && last.skuCount > 0 ? last : undefined;
}

/** Takes an edit back, also one whose task is still under way: the task then ends. */
export async function undoEdit({ tx, actor }: Act, editId: string) {
  const edit = await tx
    .selectFrom('productEdits')
    .where('id', '=', editId)
    .where('userId', '=', actor.userId)
    .select(['change', 'undoneAt'])
    .forUpdate()
    .executeTakeFirst();
  if (!edit) fail(404, 'platform.notFound');
  if (edit.undoneAt !== null) fail(409, 'products.bulk.undone');
  await tx.updateTable('productEdits').set({ undoneAt: now }).where('id', '=', editId).execute();
  const rows = await tx
    .selectFrom('productEditRows')
    .where('editId', '=', editId)
    .where('applied', '=', true)
    .select('skuId')
    .execute();
  const change = bulkChange.parse(edit.change);
  const skuIds = rows.map(({ skuId }) => skuId);
  const touched = await touchedBy(tx, editId);
  const { fitting, others, productIds } = await turnRows(tx, { editId, skuIds, change, to: 'before' });
  await refreshProducts(tx, productIds);
  return { change, restored: fitting, changedSince: others.length, touched };
}

import { type SavedView, viewsMost } from '@pressroom/contract/orders/views';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { refuseStale } from '../../../platform/stale.ts';

/** The user's own views by name, then those that others share. */
export async function findViews(db: Db, userId: string | null): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select v.id, v.name, v.shared, v.user_id = ${userId}::bigint as is_own, u.username as owner,
      d.view_id is not null as is_default, v.filters, v.hidden_columns, v.gmt_modified
    from saved_views v join users u on u.id = v.user_id
    left join default_views d on d.view_id = v.id and d.user_id = ${userId}::bigint
    where v.user_id = ${userId}::bigint or v.shared
    order by v.user_id <> ${userId}::bigint, lower(v.name), v.id`.execute(db);
  return rows;
}

async function getView(db: Db, id: string, userId: string | null): Promise<SavedView> {
  return (await findViews(db, userId)).find((view) => view.id === id) ?? fail(404, 'platform.notFound');
}

interface ViewForm extends Pick<SavedView, 'name' | 'shared' | 'isDefault' | 'filters' | 'hiddenColumns'> {
  id?: string;
  gmtModified?: string;
}

/** Adds a view, or changes an own one. Answers it as it was and as it is. */
export async function saveView(
  { tx, actor }: Act,
  { id: given, isDefault, gmtModified, ...form }: ViewForm,
): Promise<{ before?: SavedView; after: SavedView }> {
  const { userId } = actor;
  const before = given ? await lockOwn(tx, given, userId) : undefined;
  if (before) await refuseStale(tx, { object: 'savedViews', record: before, loaded: gmtModified, show: () => before });
  else await refuseTooMany(tx, userId);
  const values = { ...form, filters: json(form.filters), hiddenColumns: [...form.hiddenColumns], gmtModified: now };
  const taken = { saved_views_name: () => failField('name', 'orders.view.nameTaken', { name: form.name }) };
  const write = before
    ? tx.updateTable('savedViews').set(values).where('id', '=', before.id).returning('id').executeTakeFirstOrThrow()
    : tx
        .insertInto('savedViews')
        .values({ ...values, userId: userId! })
        .returning('id')
        .executeTakeFirstOrThrow();
  const { id } = await onConstraint(write, taken);
  if (isDefault) await setDefaultView(tx, userId, id);
  else await tx.deleteFrom('defaultViews').where('viewId', '=', id).where('userId', '=', userId).execute();
  // a view that is shared no longer opens nobody else's page
  if (!form.shared)
    await tx.deleteFrom('defaultViews').where('viewId', '=', id).where('userId', '<>', userId).execute();
  return { ...(before && { before }), after: await getView(tx, id, userId) };
}

async function lockOwn(tx: Tx, id: string, userId: string | null): Promise<SavedView> {
  await tx.selectFrom('savedViews').where('id', '=', id).select('id').forUpdate().execute();
  const view = await getView(tx, id, userId);
  return view.isOwn ? view : fail(404, 'platform.notFound');
}

async function refuseTooMany(tx: Tx, userId: string | null): Promise<void> {
  const own = await tx.selectFrom('savedViews').where('userId', '=', userId).select('id').execute();
  if (own.length >= viewsMost) fail(409, 'orders.view.most', { params: { most: viewsMost } });
}

export async function deleteView({ tx, actor }: Act, id: string): Promise<SavedView> {
  const view = await lockOwn(tx, id, actor.userId);
  await tx.deleteFrom('savedViews').where('id', '=', id).execute();
  return view;
}

/** The view may be another's that is shared. */
export async function chooseDefault({ tx, actor }: Act, id: string | undefined): Promise<SavedView | undefined> {
  if (!id) {
    await tx.deleteFrom('defaultViews').where('userId', '=', actor.userId).execute();
    return undefined;
  }
  const view = await getView(tx, id, actor.userId);
  await setDefaultView(tx, actor.userId, id);
  return view;
}

async function setDefaultView(tx: Tx, userId: string | null, viewId: string): Promise<void> {
  await tx
    .insertInto('defaultViews')
    .values({ userId: userId!, viewId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ viewId }))
    .execute();
}

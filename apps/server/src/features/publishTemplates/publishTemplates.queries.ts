import type { PageRequest } from '@pressroom/contract/fields/pages';
import { templateFuzzyType } from '@pressroom/contract/publishTemplates/publishTemplates';
import { timeType } from '@pressroom/contract/productTemplates/productTemplates';
import type { PublishTemplateForm } from '@pressroom/contract/publishTemplates/form';
import { type ExpressionBuilder, type NotNull, sql } from 'kysely';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { anyOf, contains, now } from '../../platform/database/expressions.ts';
import type { Page } from '../../platform/database/page.ts';
import { newestFirst, pageByKey } from '../../platform/database/pageByKey.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { fail, failField } from '../../platform/failure.ts';
import type { TimeRange } from '../../platform/time/timeRange.ts';

export interface TemplateStore {
  id: string;
  name: string;
  typeCode: string;
  productAuthStatus: number;
  dataStatus: number;
}

/** In the order in which they were chosen. */
const storesOf = (eb: ExpressionBuilder<DB, 'publishTemplates'>) =>
  eb
    .selectFrom('publishTemplateStores as chosen')
    .innerJoin('stores as store', 'store.id', 'chosen.storeId')
    .whereRef('chosen.templateId', '=', 'publishTemplates.id')
    .select(
      sql<TemplateStore[]>`coalesce(json_agg(json_build_object(
        'id', store.id::text, 'name', store.name, 'typeCode', store.type_code,
        'productAuthStatus', store.product_auth_status, 'dataStatus', store.data_status)
        order by chosen.position), '[]')`.as('list'),
    );

const templates = (db: Db) =>
  db
    .selectFrom('publishTemplates')
    .selectAll('publishTemplates')
    .select((eb) => storesOf(eb).as('stores'))
    .$narrowType<{ stores: NotNull }>();
export type PublishTemplateRecord = Awaited<ReturnType<ReturnType<typeof templates>['executeTakeFirstOrThrow']>>;

interface Search extends TimeRange, PageRequest {
  storeIds?: string[];
  timeType?: number;
  fuzzyType?: keyof typeof searchedText;
  fuzzy?: string;
}

const searchedText = {
  [templateFuzzyType.name]: sql`name`,
  [templateFuzzyType.titleKeyword]: sql`array_to_string(title_keywords, ',')`,
  [templateFuzzyType.productDescription]: sql`product_description`,
};

/** Newest first. A range of times is one of changes, and a word is searched in the name, unless the search says otherwise. */
export async function findPublishTemplates(db: Db, search: Search): Promise<Page<PublishTemplateRecord>> {
  const { storeIds, timeType: by, from, before, fuzzyType = templateFuzzyType.name, fuzzy, ...page } = search;
  const time = by === timeType.created ? 'gmtCreate' : 'gmtModified';
  let matching = templates(db);
  if (from) matching = matching.where(time, '>=', from);
  if (before) matching = matching.where(time, '<', before);
  if (fuzzy) matching = matching.where(sql<boolean>`${searchedText[fuzzyType]} ilike ${contains(fuzzy)}`);
  if (storeIds) {
    matching = matching.where('id', 'in', (eb) =>
      eb.selectFrom('publishTemplateStores').where('storeId', '=', anyOf(storeIds, 'bigint')).select('templateId'),
    );
  }
  return pageByKey(db, matching, newestFirst, page);
}

/** 404 without it. */
export async function getPublishTemplate(db: Db, id: string): Promise<PublishTemplateRecord> {
  const template = await templates(db).where('id', '=', id).executeTakeFirst();
  return template ?? fail(404, 'platform.notFound');
}

/** Locks the template for this transaction; 404 without it. */
export async function lockPublishTemplate(tx: Tx, id: string): Promise<PublishTemplateRecord> {
  await tx.selectFrom('publishTemplates').where('id', '=', id).select('id').forUpdate().execute();
  return getPublishTemplate(tx, id);
}

const valuesOf = ({ name, saleType, titleKeyword, productDescription }: PublishTemplateForm) => ({
  name,
  saleTypes: saleType,
  titleKeywords: titleKeyword,
  productDescription,
});

export async function insertPublishTemplate(tx: Tx, form: PublishTemplateForm): Promise<PublishTemplateRecord> {
  const insert = tx.insertInto('publishTemplates').values(valuesOf(form)).returning('id').executeTakeFirstOrThrow();
  const { id } = await onConstraint(insert, nameIsTaken(form.name));
  await insertStores(tx, id, form.storeIds);
  return getPublishTemplate(tx, id);
}

export async function updatePublishTemplate(
  tx: Tx,
  id: string,
  form: PublishTemplateForm,
): Promise<PublishTemplateRecord> {
  const values = { ...valuesOf(form), gmtModified: now };
  const update = tx.updateTable('publishTemplates').set(values).where('id', '=', id).execute();
  await onConstraint(update, nameIsTaken(form.name));
  await tx.deleteFrom('publishTemplateStores').where('templateId', '=', id).execute();
  await insertStores(tx, id, form.storeIds);
  return getPublishTemplate(tx, id);
}

export async function deletePublishTemplate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('publishTemplates').where('id', '=', id).execute();
}

async function insertStores(tx: Tx, templateId: string, storeIds: readonly string[]): Promise<void> {
  const rows = storeIds.map((storeId, position) => ({ templateId, storeId, position }));
  await onConstraint(tx.insertInto('publishTemplateStores').values(rows).execute(), {
    publish_template_stores_store_id_fkey: () => failField('storeIds', 'publishTemplates.storeGone'),
  });
}

const nameIsTaken = (name: string) => ({
  publish_templates_name_key: () => failField('name', 'publishTemplates.nameTaken', { name }),
});

import type { PageRequest } from '@pressroom/contract/fields/pages';
import { type ExpressionBuilder, type NotNull, sql } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled.ts';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { containsWord, now, wordSearch } from '../../platform/database/expressions.ts';
import { countOf, type Page, pageWithTotal } from '../../platform/database/page.ts';
import { newestFirst, type PageShape, type Place, pageOfIds, readPage } from '../../platform/database/pageByKey.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { fail, failField } from '../../platform/failure.ts';

export interface PackagingValues {
  name: string;
  packageShape: number;
  packageType: number;
}

interface PackagingSearch extends Partial<PackagingValues>, PageRequest {}

/** As the search takes them: the name as a word, and as a pattern where the index alone does not decide. */
interface Wanted {
  word?: string;
  pattern?: string;
  packageShape?: number;
  packageType?: number;
}

/** In their order; both lists have one entry for each picture. */
const picturesOf = (eb: ExpressionBuilder<DB, 'packagingTemplates'>, column: 'id' | 'key') =>
  eb
    .selectFrom('packagingTemplateImages as image')
    .innerJoin('blobs as blob', 'blob.id', 'image.blobId')
    .whereRef('image.templateId', '=', 'packagingTemplates.id')
    .select(sql<string[]>`coalesce(array_agg(${sql.ref(`blob.${column}`)} order by image.position), '{}')`.as('list'));

const templates = (db: Db) =>
  db
    .selectFrom('packagingTemplates')
    .selectAll('packagingTemplates')
    .select((eb) => [
      picturesOf(eb, 'id').as('blobIds'),
      picturesOf(eb, 'key').as('fileKeys'),
      eb
        .selectFrom('productTemplates')
        .whereRef('packagingTemplateId', '=', 'packagingTemplates.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('useCount'),
    ])
    .$narrowType<{ blobIds: NotNull; fileKeys: NotNull; useCount: NotNull }>();
export type PackagingRecord = Awaited<ReturnType<ReturnType<typeof templates>['executeTakeFirstOrThrow']>>;

function matchingTemplates(db: Db, { word, pattern, packageShape, packageType }: Wanted) {
  let matching = db.selectFrom('packagingTemplates').select('id');
  if (word) matching = matching.where(containsWord(sql`name`, { word, pattern }));
  if (packageShape !== undefined) matching = matching.where('packageShape', '=', packageShape);
  if (packageType !== undefined) matching = matching.where('packageType', '=', packageType);
  return matching;
}

const pageOfTemplates = compiledOnce((db, shape: PageShape, values: Wanted & Place) => {
  const matching = matchingTemplates(db, values);
  const searched = values.word !== undefined || values.packageShape !== undefined || values.packageType !== undefined;
  const how = { table: sql`packaging_templates`, order: newestFirst, searched };
  return templates(db)
    .innerJoin(pageOfIds(matching, how, shape, values).as('chosen'), 'chosen.id', 'packagingTemplates.id')
    .select('chosen.total')
    .orderBy('packagingTemplates.id', 'desc')
    .compile();
});

/** Newest first. */
export async function findTemplates(
  db: Db,
  { name, packageShape, packageType, ...page }: PackagingSearch,
): Promise<Page<PackagingRecord>> {
  const wanted = { ...(name && wordSearch(name)), packageShape, packageType };
  const rows = await readPage(page, (shape, place) => pageOfTemplates(db, shape, { ...wanted, ...place }));
  return pageWithTotal(rows, () => countOf(matchingTemplates(db, wanted)), page);
}

/** 404 without it. */
export async function getTemplate(db: Db, id: string): Promise<PackagingRecord> {
  const template = await templates(db).where('packagingTemplates.id', '=', id).executeTakeFirst();
  return template ?? fail(404, 'platform.notFound');
}

/** Locks the template for this transaction, so that nothing new can refer to it; 404 without it. */
export async function lockTemplate(tx: Tx, id: string): Promise<PackagingRecord> {
  await tx.selectFrom('packagingTemplates').where('id', '=', id).select('id').forUpdate().execute();
  return getTemplate(tx, id);
}

export async function insertTemplate(
  tx: Tx,
  values: PackagingValues,
  blobIds: readonly string[],
): Promise<PackagingRecord> {
  const insert = tx.insertInto('packagingTemplates').values(values).returning('id').executeTakeFirstOrThrow();
  const { id } = await onConstraint(insert, nameIsTaken(values.name));
  await insertImages(tx, id, blobIds);
  return getTemplate(tx, id);
}

export async function updateTemplate(
  tx: Tx,
  id: string,
  values: PackagingValues,
  blobIds: readonly string[],
): Promise<PackagingRecord> {
  const update = tx
    .updateTable('packagingTemplates')
    .set({ ...values, gmtModified: now })
    .where('id', '=', id)
    .execute();
  await onConstraint(update, nameIsTaken(values.name));
  await tx.deleteFrom('packagingTemplateImages').where('templateId', '=', id).execute();
  await insertImages(tx, id, blobIds);
  return getTemplate(tx, id);
}

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('packagingTemplates').where('id', '=', id).execute();
}

async function insertImages(tx: Tx, templateId: string, blobIds: readonly string[]): Promise<void> {
  const images = blobIds.map((blobId, position) => ({ templateId, position, blobId }));
  await tx.insertInto('packagingTemplateImages').values(images).execute();
}

const nameIsTaken = (name: string) => ({
  packaging_templates_name_key: () => failField('name', 'packaging.nameTaken', { name }),
});

/** Products that were made with the template. */
export async function countProducts(tx: Tx, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('products')
    .where('packagingTemplateId', '=', id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

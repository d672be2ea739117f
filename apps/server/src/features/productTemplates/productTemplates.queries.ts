import type { PageRequest } from '@pressroom/contract/fields/pages';
import { amountFields } from '@pressroom/contract/productTemplates/form';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { timeType } from '@pressroom/contract/productTemplates/productTemplates';
import { type Insertable, sql } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled.ts';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { containsWord, now, wordSearch } from '../../platform/database/expressions.ts';
import { countOf, type Page, pageWithTotal } from '../../platform/database/page.ts';
import { newestFirst, type PageShape, type Place, pageOfIds, readPage } from '../../platform/database/pageByKey.ts';
import type { ProductTemplates } from '../../platform/database/schema.gen.ts';
import { fail, failField } from '../../platform/failure.ts';
import type { TimeRange } from '../../platform/time/timeRange.ts';

type ProductTemplateValues = Insertable<ProductTemplates>;

/** A template with the packaging and the categories that it names, and its first SHEIN picture. */
const described = (db: Db) =>
  db
    .selectFrom('productTemplates as template')
    .innerJoin('packagingTemplates as packaging', 'packaging.id', 'template.packagingTemplateId')
    .innerJoin('classificationTemplates as classification', 'classification.id', 'template.classificationTemplateId')
    .leftJoin('productTemplateImages as first', (join) =>
      join
        .onRef('first.templateId', '=', 'template.id')
        .on('first.imageType', '=', sql.lit(imageTypes.sheinDetail))
        .on('first.position', '=', sql.lit(0)),
    )
    .leftJoin('blobs as picture', 'picture.id', 'first.blobId')
    .selectAll('template')
    .select([
      'packaging.name as packagingName',
      'packaging.packageShape',
      'packaging.packageType',
      'classification.name as classificationName',
      'classification.sheinStoreId',
      'classification.sheinCategoryIds',
      'classification.sheinCategory',
      'classification.temuStoreId',
      'classification.temuCategoryIds',
      'classification.temuCategory',
      sql<number>`jsonb_array_length(classification.findings)`.as('findingCount'),
      'picture.key as pictureKey',
    ]);

export type ProductTemplateRecord = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>;

interface Filters extends TimeRange {
  state?: number;
  fuzzy?: string;
  timeType?: number;
  outerPkgTemplateId?: string;
  categoryTemplateId?: string;
}

/** A search as a query takes it. */
interface Wanted extends TimeRange {
  state?: number;
  word?: string;
  pattern?: string;
  packagingId?: string;
  classificationId?: string;
}

type TimeColumn = 'gmtCreate' | 'gmtModified';

function matchingTemplates(db: Db, time: TimeColumn, wanted: Wanted) {
  const { state, word, pattern, from, before, packagingId, classificationId } = wanted;
  let matching = db.selectFrom('productTemplates').select('id');
  if (state) matching = matching.where('state', '=', state);
  if (word) matching = matching.where(containsWord(sql`name`, { word, pattern }));
  if (from) matching = matching.where(time, '>=', from);
  if (before) matching = matching.where(time, '<', before);
  if (packagingId) matching = matching.where('packagingTemplateId', '=', packagingId);
  if (classificationId) matching = matching.where('classificationTemplateId', '=', classificationId);
  return matching;
}

/** Finds the ids first: of templates outside the page nothing else is read. */
const pageOfTemplates = compiledOnce(
  (db, { time, searched, ...shape }: PageShape & { time: TimeColumn; searched: boolean }, values: Wanted & Place) => {
    const matching = matchingTemplates(db, time, values);
    const how = { table: sql`product_templates`, order: newestFirst, searched };
    return described(db)
      .innerJoin(pageOfIds(matching, how, shape, values).as('chosen'), 'chosen.id', 'template.id')
      .select('chosen.total')
      .orderBy('template.id', 'desc')
      .compile();
  },
);

/** Newest first. A range of times is one of changes, unless the search says otherwise. */
export async function findProductTemplates(
  db: Db,
  { state, fuzzy, timeType: by, from, before, outerPkgTemplateId, categoryTemplateId, ...page }: Filters & PageRequest,
): Promise<Page<ProductTemplateRecord>> {
  const time: TimeColumn = by === timeType.created ? 'gmtCreate' : 'gmtModified';
  const words = fuzzy ? wordSearch(fuzzy) : undefined;
  const wanted = {
    ...words,
    state,
    from,
    before,
    packagingId: outerPkgTemplateId,
    classificationId: categoryTemplateId,
  };
  const searched = Object.values(wanted).some((value) => value !== undefined);
  const rows = await readPage(page, (shape, place) =>
    pageOfTemplates(db, { ...shape, time, searched }, { ...wanted, ...place }),
  );
  return pageWithTotal(rows, () => countOf(matchingTemplates(db, time, wanted)), page);
}

export async function getProductTemplate(db: Db, id: string): Promise<ProductTemplateRecord> {
  const row = await described(db).where('template.id', '=', id).executeTakeFirst();
  return row ?? fail(404, 'platform.notFound');
}

/** Locks the template for this transaction, so that nothing new can refer to it; 404 without it. */
export async function lockProductTemplate(tx: Tx, id: string): Promise<ProductTemplateRecord> {
  await tx.selectFrom('productTemplates').where('id', '=', id).select('id').forUpdate().execute();
  return getProductTemplate(tx, id);
}

export async function insertProductTemplate(tx: Tx, values: ProductTemplateValues): Promise<string> {
  const inserted = tx.insertInto('productTemplates').values(values).returning('id').executeTakeFirstOrThrow();
  return (await onConstraint(inserted, broken(values.name))).id;
}

const copied = [
  'packagingTemplateId',
  'classificationTemplateId',
  'state',
  'material',
  'stock',
  'origin',
  'productReferenceLinks',
  ...amountFields,
  'remark',
] as const;

export async function copyProductTemplate(tx: Tx, id: string, name: string): Promise<string> {
  const inserted = tx
    .insertInto('productTemplates')
    .columns(['name', ...copied])
    .expression((eb) =>
      eb
        .selectFrom('productTemplates')
        .where('id', '=', id)
        .select([sql<string>`${name}::text`.as('name'), ...copied]),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await onConstraint(inserted, broken(name))).id;
}

export async function updateProductTemplate(tx: Tx, id: string, values: ProductTemplateValues): Promise<void> {
  const updated = tx
    .updateTable('productTemplates')
    .set({ ...values, gmtModified: now })
    .where('id', '=', id)
    .execute();
  await onConstraint(updated, broken(values.name));
}

interface TemplateUses {
  skus: number;
  products: number;
  listings: number;
}

/** What was made from the template. */
export async function countTemplateUses(tx: Tx, id: string): Promise<TemplateUses> {
  const { rows } = await sql<TemplateUses>`
    select coalesce(sum(sku_count), 0)::int as skus, count(*)::int as products,
      (select count(*)::int from listings join products on products.id = product_id
       where product_template_id = ${id}) as listings
    from products where product_template_id = ${id}`.execute(tx);
  return rows[0]!;
}

export async function deleteProductTemplate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('productTemplates').where('id', '=', id).execute();
}

/** Whoever deletes a packaging or classification template locks it first, so that one of both acts finds the other. */
const broken = (name: string) => ({
  product_templates_name_key: () => failField('name', 'productTemplates.nameTaken', { name }),
  product_templates_packaging_template_id_fkey: () => failField('outerPkgTemplateId', 'productTemplates.packagingGone'),
  product_templates_classification_template_id_fkey: () =>
    failField('categoryTemplateId', 'productTemplates.classificationGone'),
});

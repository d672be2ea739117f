import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { Message, MessageParams } from '@pressroom/contract/message';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { type NotNull, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { containsWord, json, now, type WordSearch, wordSearch } from '../../../platform/database/expressions.ts';
import { countOf, type Page, pageWithTotal } from '../../../platform/database/page.ts';
import { newestFirst, type PageShape, type Place, pageOfIds, readPage } from '../../../platform/database/pageByKey.ts';
import { fail, failField } from '../../../platform/failure.ts';

/** What a marketplace would refuse in a template now. */
export interface TemplateFinding {
  marketplace: Marketplace;
  attributeId: string;
  msg: Message;
  /** The message's values with English names, where the marketplace gives them. */
  english?: MessageParams;
}

export interface TemplateValues {
  name: string;
  sheinStoreId: string;
  sheinProductTypeId: string;
  sheinCategoryIds: string[];
  sheinCategory: string[];
  sheinAttributeIds: string[];
  temuStoreId: string;
  temuProductTypeId: string;
  temuCategoryIds: string[];
  temuCategory: string[];
  temuAttributeIds: string[];
  bindTemuSizeChartsTemplateName: string;
  bindTemuModelId: string | null;
  bindTemuModelName: string;
  findings: TemplateFinding[];
}

interface TemplateSearch extends PageRequest {
  fuzzy?: string;
  needsAttention?: number;
}

const templates = (db: Db) =>
  db
    .selectFrom('classificationTemplates as template')
    .innerJoin('stores as shein', 'shein.id', 'template.sheinStoreId')
    .innerJoin('stores as temu', 'temu.id', 'template.temuStoreId')
    .selectAll('template')
    .select(['shein.name as sheinStoreName', 'temu.name as temuStoreName'])
    .select((eb) =>
      eb
        .selectFrom('productTemplates')
        .whereRef('productTemplates.classificationTemplateId', '=', 'template.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .as('useCount'),
    )
    .$narrowType<{ useCount: NotNull }>();

type Described = Awaited<ReturnType<ReturnType<typeof templates>['executeTakeFirstOrThrow']>>;
export type TemplateRecord = Omit<Described, 'findings'> & { findings: TemplateFinding[] };

// the column holds what `findings` of TemplateValues says, and nothing else writes it
const recordOf = (row: Described): TemplateRecord => ({
  ...row,
  findings: row.findings as unknown as TemplateFinding[],
});

function matching(db: Db, { attention }: { attention: boolean }, { word, pattern }: Partial<WordSearch>) {
  let found = db.selectFrom('classificationTemplates').select('id');
  if (attention) found = found.where(sql<boolean>`findings <> '[]'`);
  if (word !== undefined) {
    found = found.where(containsWord(sql.ref('name'), { word, ...(pattern !== undefined && { pattern }) }));
  }
  return found;
}

interface Shape extends PageShape {
  attention: boolean;
}

const pageOfTemplates = compiledOnce((db, shape: Shape, values: Partial<WordSearch> & Place) => {
  const found = matching(db, shape, values);
  const searched = shape.attention || values.word !== undefined;
  const how = { table: sql`classification_templates`, order: newestFirst, searched };
  return templates(db)
    .innerJoin(pageOfIds(found, how, shape, values).as('chosen'), 'chosen.id', 'template.id')
    .select('chosen.total')
    .orderBy('template.id', 'desc')
    .compile();
});

/** Newest first. */
export async function findTemplates(
  db: Db,
  { fuzzy, needsAttention, ...page }: TemplateSearch,
): Promise<Page<TemplateRecord>> {
  const wanted = fuzzy ? wordSearch(fuzzy) : {};
  const asked = { attention: needsAttention !== undefined };
  const found = await readPage(page, (shape, place) =>
    pageOfTemplates(db, { ...asked, ...shape }, { ...wanted, ...place }),
  );
  const { rows, total } = await pageWithTotal(found, () => countOf(matching(db, asked, wanted)), page);
  return { rows: rows.map(recordOf), total };
}

export async function getTemplate(db: Db, id: string): Promise<TemplateRecord> {
  const row = await templates(db).where('template.id', '=', id).executeTakeFirst();
  return row ? recordOf(row) : fail(404, 'platform.notFound');
}

/** Locks the template for this transaction, also against new uses; 404 without it. */
export async function lockTemplate(tx: Tx, id: string): Promise<TemplateRecord> {
  await tx.selectFrom('classificationTemplates').where('id', '=', id).select('id').forUpdate().execute();
  return getTemplate(tx, id);
}

/** What a copy of the template is made of. */
export function valuesOf(record: TemplateRecord): TemplateValues {
  return {
    name: record.name,
    sheinStoreId: record.sheinStoreId,
    sheinProductTypeId: record.sheinProductTypeId,
    sheinCategoryIds: record.sheinCategoryIds,
    sheinCategory: record.sheinCategory,
    sheinAttributeIds: record.sheinAttributeIds,
    temuStoreId: record.temuStoreId,
    temuProductTypeId: record.temuProductTypeId,
    temuCategoryIds: record.temuCategoryIds,
    temuCategory: record.temuCategory,
    temuAttributeIds: record.temuAttributeIds,
    bindTemuSizeChartsTemplateName: record.bindTemuSizeChartsTemplateName,
    bindTemuModelId: record.bindTemuModelId,
    bindTemuModelName: record.bindTemuModelName,
    findings: record.findings,
  };
}

export async function insertTemplate(tx: Tx, values: TemplateValues): Promise<string> {
  const inserted = tx
    .insertInto('classificationTemplates')
    .values({ ...values, findings: json(values.findings) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await onConstraint(inserted, nameIsTaken(values.name));
  return id;
}

export async function updateTemplate(tx: Tx, id: string, values: TemplateValues): Promise<void> {
  const updated = tx
    .updateTable('classificationTemplates')
    .set({ ...values, findings: json(values.findings), gmtModified: now })
    .where('id', '=', id)
    .execute();
  await onConstraint(updated, nameIsTaken(values.name));
}

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('classificationTemplates').where('id', '=', id).execute();
}

const nameIsTaken = (name: string) => ({
  classification_templates_name_key: () => failField('name', 'classification.nameTaken', { name }),
});

/** Products that were made with the template, and the listings that were made of them. */
export async function countTemplateUses(tx: Tx, id: string): Promise<{ products: number; listings: number }> {
  const { rows } = await sql<{ products: number; listings: number }>`
    select (select count(*)::int from products where classification_template_id = ${id}) as products,
           (select count(*)::int from listings where classification_template_id = ${id}) as listings`.execute(tx);
  return rows[0]!;
}

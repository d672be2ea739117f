import { fuzzyType, productType } from '@pressroom/contract/products/product';
import { incompleteFor, type productSearch } from '@pressroom/contract/products/products';
import { timeType } from '@pressroom/contract/productTemplates/productTemplates';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containsWord, wordSearch } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { timeRange } from '../../../platform/time/timeRange.ts';
import { kindsSeenBy, requireKind } from '../record/rights.ts';

/** Which products a search is about. */
type Kinds = 'all' | 'managed' | 'single' | 'variants' | 'combination';

/** What decides the text of a search's query. */
export interface SearchShape {
  kinds: Kinds;
  isOn?: boolean;
  fuzzyIn?: 'sku' | 'spu' | 'name';
  timeOf: 'gmtCreate' | 'gmtModified';
  incomplete?: 'shein' | 'temu' | 'any';
  templateMoved?: true;
}

/** What is filled in. */
export interface SearchValues {
  templateId?: string;
  classificationId?: string;
  packagingId?: string;
  /** Of SKUs; also of a combination's components. */
  code?: string;
  categoryId?: string;
  printId?: string;
  word?: string;
  pattern?: string;
  from?: string;
  before?: string;
}

export interface Search {
  shape: SearchShape;
  values: SearchValues;
}

type Asked = z.output<typeof productSearch>;

const kindOf = {
  [productType.single]: 'single',
  [productType.variants]: 'variants',
  [productType.combination]: 'combination',
} as const;
const fuzzyNames = { [fuzzyType.sku]: 'sku', [fuzzyType.spu]: 'spu', [fuzzyType.name]: 'name' } as const;
const incompleteNames = {
  [incompleteFor.shein]: 'shein',
  [incompleteFor.temu]: 'temu',
  [incompleteFor.any]: 'any',
} as const;

/** The search as its query takes it. Ends in 403 where it is about products that the actor may not see. */
export function searchOf(asked: Asked, { actor, zone }: { actor: Actor; zone: string }): Search {
  const { productType: type, fuzzy, status, incomplete } = asked;
  if (type !== undefined) requireKind(actor, type);
  const kinds = type === undefined ? (kindsSeenBy(actor) ?? fail(403, 'platform.forbidden')) : kindOf[type];
  const range = timeRange(asked.startTime, asked.endTime, zone, ['startTime', 'endTime']);
  return {
    shape: {
      kinds,
      timeOf: asked.timeType === timeType.created ? 'gmtCreate' : 'gmtModified',
      ...(status !== undefined && { isOn: status === 1 }),
      ...(fuzzy !== undefined && { fuzzyIn: fuzzyNames[asked.fuzzyType ?? fuzzyType.name] }),
      ...(incomplete !== undefined && { incomplete: incompleteNames[incomplete] }),
      ...(asked.templateMoved && { templateMoved: true }),
    },
    values: {
      templateId: asked.productTemplateId,
      classificationId: asked.categoryTemplateId,
      packagingId: asked.outerPkgTemplateId,
      code: asked.productCode,
      categoryId: asked.productCodeCategoryId,
      printId: asked.stockImageId,
      ...(fuzzy !== undefined && wordSearch(fuzzy)),
      ...range,
    },
  };
}

/** Whether the search leaves anything out beside products of other kinds. */
export function isNarrowed({ shape, values }: Search): boolean {
  const { isOn, incomplete, templateMoved: moved } = shape;
  return [isOn, incomplete, moved, ...Object.values(values)].some((value) => value !== undefined);
}

// written as in the indexes
const isOfKinds: Record<Exclude<Kinds, 'all'>, RawBuilder<SqlBool>> = {
  managed: sql`product_type <> 2`,
  single: sql`product_type = ${sql.lit(productType.single)}`,
  variants: sql`product_type = ${sql.lit(productType.variants)}`,
  combination: sql`product_type = ${sql.lit(productType.combination)}`,
};

/** Single products and combinations say it themselves, the others by their SKUs. */
function hasStatus(isOn: boolean): RawBuilder<SqlBool> {
  const own = isOn ? sql`status = 1` : sql`status = 2`;
  const bySku = isOn ? sql`enabled_count > 0` : sql`enabled_count < sku_count`;
  return sql`case when product_type = ${sql.lit(productType.variants)} then ${bySku} else ${own} end`;
}

const refusedOn = (marketplace: 'shein' | 'temu') =>
  sql`classification_template_id = any (array(
    select id from classification_templates where findings @> ${sql.lit(JSON.stringify([{ marketplace }]))}::jsonb))`;

function isIncomplete(where: 'shein' | 'temu' | 'any'): RawBuilder<SqlBool> {
  const shein = sql<SqlBool>`shein_missing > 0 or ${refusedOn('shein')}`;
  const temu = sql<SqlBool>`temu_missing > 0 or ${refusedOn('temu')}`;
  if (where === 'any') return sql`(${shein} or ${temu})`;
  return where === 'shein' ? sql`(${shein})` : sql`(${temu})`;
}

/** Products whose SKU is of one of these product codes, and combinations of such SKUs. */
function holdsCode(codes: RawBuilder<unknown>, kinds: Kinds): RawBuilder<SqlBool> {
  const own = sql`select product_id from product_skus where product_code_id in ${codes}`;
  const combined = sql`
    select combination.product_id
    from product_skus sku
    join combination_components component on component.component_sku_id = sku.id
    join product_skus combination on combination.id = component.sku_id
    where sku.product_code_id in ${codes}`;
  if (kinds === 'combination') return sql`id in (${combined})`;
  return kinds === 'single' || kinds === 'variants' ? sql`id in (${own})` : sql`id in (${own} union all ${combined})`;
}

function hasPrint(printId: string, kinds: Kinds): RawBuilder<SqlBool> {
  const own = sql`
    select id from products where print1_id = ${printId} union all select id from products where print2_id = ${printId}`;
  const combined = sql`
    select combination.product_id
    from (${own}) printed
    join product_skus sku on sku.product_id = printed.id
    join combination_components component on component.component_sku_id = sku.id
    join product_skus combination on combination.id = component.sku_id`;
  if (kinds === 'combination') return sql`id in (${combined})`;
  return kinds === 'single' || kinds === 'variants' ? sql`id in (${own})` : sql`id in (${own} union all ${combined})`;
}

// the fence keeps it to one search of the index for each template: how many have moved cannot be estimated
const templateMoved = sql<SqlBool>`id in (
  select moved.id from product_templates template
  cross join lateral (
    select id from products where product_template_id = template.id and template_version < template.gmt_modified offset 0
  ) moved)`;

/** The ids of the products that match. */
export function matchingProducts(db: Db, { shape, values }: Search) {
  const { kinds, isOn, fuzzyIn, timeOf, incomplete } = shape;
  const { templateId, classificationId, packagingId, code, categoryId, printId, word, pattern, from, before } = values;
  let matching = db.selectFrom('products').select('id');
  if (kinds !== 'all') matching = matching.where(isOfKinds[kinds]);
  if (isOn !== undefined) matching = matching.where(hasStatus(isOn));
  if (templateId) matching = matching.where('productTemplateId', '=', templateId);
  if (classificationId) matching = matching.where('classificationTemplateId', '=', classificationId);
  if (packagingId) matching = matching.where('packagingTemplateId', '=', packagingId);
  if (code)
    matching = matching.where(holdsCode(sql`(select id from product_codes where lower(code) = lower(${code}))`, kinds));
  if (categoryId)
    matching = matching.where(holdsCode(sql`(select id from product_codes where category_id = ${categoryId})`, kinds));
  if (printId) matching = matching.where(hasPrint(printId, kinds));
  if (word && fuzzyIn === 'spu') matching = matching.where(containsWord(sql`spu`, { word, pattern }));
  if (word && (fuzzyIn === 'sku' || fuzzyIn === 'name')) {
    const held = containsWord(sql.ref(fuzzyIn), { word, pattern });
    matching = matching.where(sql<SqlBool>`id in (select product_id from product_skus where ${held})`);
  }
  if (from) matching = matching.where(timeOf, '>=', from);
  if (before) matching = matching.where(timeOf, '<', before);
  if (incomplete) matching = matching.where(isIncomplete(incomplete));
  if (shape.templateMoved) matching = matching.where(templateMoved);
  return matching;
}

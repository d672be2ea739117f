import { imageTypes, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { findProducts, type Product } from '../../categories/categories.public.ts';
import { findWholeProducts, lockProducts, type WholeProduct } from '../record/queries.ts';
import { slotColumns } from './columns.ts';
import { findSheetPictures, type KnownPictures, namesIn } from './pictures.ts';
import type { SheetLine } from './read.ts';

export const fold = (text: string) => text.toLowerCase();

/** A product template as far as a line takes values from it. */
export interface SheetTemplate {
  id: string;
  name: string;
  gmtModified: string;
  packagingTemplateId: string;
  classificationTemplateId: string;
  material: string;
  origin: string;
  productReferenceLinks: string;
  startOriginalPrice: string;
  endOriginalPrice: string;
  startSellingPrice: string;
  endSellingPrice: string;
  outerBoxLength: string;
  outerBoxWidth: string;
  outerBoxHeight: string;
  outerBoxWeight: string;
  /** By slot, in order. */
  pictures: { imageType: ImageType; blobId: string }[];
}

/** Everything that the lines of a sheet name, by its name or code in lower case. */
export interface Known {
  templates: ReadonlyMap<string, SheetTemplate>;
  classifications: ReadonlyMap<string, string>;
  packagings: ReadonlyMap<string, string>;
  /** The blobs of a packaging template, in order. */
  packagingPictures: ReadonlyMap<string, string[]>;
  codes: ReadonlyMap<string, Product>;
  pictures: KnownPictures;
  /** The products that have the SKUs of the sheet. */
  bySku: ReadonlyMap<string, WholeProduct>;
  /** Ids of the products that have its SPUs. */
  bySpu: ReadonlyMap<string, string>;
}

const lowered = (column: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`lower(${column}) = any (array(select lower(word) from unnest(${[...new Set(words)]}::text[]) as word))`;

/** Locks the products that have the SKUs of the sheet, and keeps its product codes from being deleted. */
export async function lockNamed(tx: Tx, lines: readonly SheetLine[]): Promise<void> {
  const skus = lines.flatMap(({ text }) => text.sku || []);
  const { rows } = await sql<{ productId: string }>`
    select distinct product_id from product_skus where ${lowered(sql`sku`, skus)}`.execute(tx);
  await lockProducts(
    tx,
    rows.map(({ productId }) => productId),
  );
  const codes = lines.flatMap(({ text }) => text.productCode || []);
  if (codes.length > 0)
    await sql`select id from product_codes where ${lowered(sql`code`, codes)} order by id for key share`.execute(tx);
}

/** Takes a handful of queries, however long the sheet is. */
export async function findKnown(db: Db, lines: readonly SheetLine[]): Promise<Known> {
  const texts = (column: 'template' | 'classification' | 'packaging' | 'productCode' | 'sku' | 'spu') =>
    lines.flatMap(({ text }) => text[column] || []);
  const templates = await findTemplates(db, texts('template'));
  const packagings = await findNamed(db, 'packagingTemplates', texts('packaging'));
  const products = await findByCodes(db, { skus: texts('sku'), spus: texts('spu') });
  const packagingPictures = await findPackagingPictures(db, [
    ...packagings.values(),
    ...[...templates.values()].map(({ packagingTemplateId }) => packagingTemplateId),
  ]);
  const codes = await findProducts(db, { codes: [...new Set(texts('productCode'))] });
  const kept = [
    ...[...templates.values()].flatMap(({ pictures }) => pictures.map(({ blobId }) => blobId)),
    ...[...packagingPictures.values()].flat(),
    ...[...products.bySku.values()].flatMap(({ skus }) =>
      skus.flatMap(({ mainBlobId, pictures }) => [mainBlobId ?? [], pictures.map(({ blobId }) => blobId)].flat()),
    ),
  ];
  return {
    templates,
    classifications: await findNamed(db, 'classificationTemplates', texts('classification')),
    packagings,
    packagingPictures,
    codes: new Map(codes.map((code) => [fold(code.code), code])),
    pictures: await findSheetPictures(db, lines.flatMap(pictureNames), [...new Set(kept)]),
    ...products,
  };
}

/** Sheets of combinations have none of these columns. */
const pictureNames = ({ text }: SheetLine) =>
  (['print1', 'print2', 'mainPicture', ...slotColumns] as const).flatMap((column) =>
    text[column] ? (column.startsWith('print') ? text[column] : namesIn(text[column])) : [],
  );

async function findNamed(db: Db, table: 'packagingTemplates' | 'classificationTemplates', names: readonly string[]) {
  if (names.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom(table)
    .where(lowered(sql`name`, names))
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [fold(name), id]));
}

async function findTemplates(db: Db, names: readonly string[]): Promise<Map<string, SheetTemplate>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<SheetTemplate>`
    select template.*, coalesce((
      select jsonb_agg(jsonb_build_object('imageType', image.image_type, 'blobId', image.blob_id::text)
        order by image.image_type, image.position)
      from product_template_images image where image.template_id = template.id), '[]') as pictures
    from product_templates template where ${lowered(sql`template.name`, names)}`.execute(db);
  return new Map(rows.map((template) => [fold(template.name), template]));
}

async function findPackagingPictures(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ templateId: string; blobIds: string[] }>`
    select template_id, array_agg(blob_id::text order by position) as blob_ids from packaging_template_images
    where template_id = any(${[...new Set(ids)]}::bigint[]) group by template_id`.execute(db);
  return new Map(rows.map(({ templateId, blobIds }) => [templateId, blobIds]));
}

/** The products that have these SKUs, and the ids of those that have these SPUs. */
async function findByCodes(db: Db, { skus, spus }: { skus: readonly string[]; spus: readonly string[] }) {
  const { rows: held } = await sql<{ sku: string; productId: string }>`
    select lower(sku) as sku, product_id from product_skus where ${lowered(sql`sku`, skus)}`.execute(db);
  const { rows: named } = await sql<{ spu: string; id: string }>`
    select lower(spu) as spu, id from products where ${lowered(sql`spu`, spus)}`.execute(db);
  const whole = await findWholeProducts(db, [...new Set(held.map(({ productId }) => productId))]);
  const byId = new Map(whole.map((product) => [product.head.id, product]));
  return {
    bySku: new Map(held.flatMap(({ sku, productId }) => (byId.has(productId) ? [[sku, byId.get(productId)!]] : []))),
    bySpu: new Map(named.map(({ spu, id }) => [spu, id])),
  };
}

export const packagingSlot = imageTypes.temuOuterPackaging;

import { productType } from '@pressroom/contract/products/product';
import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';

/** A print of the library, as a product refers to it. */
export interface PrintRow {
  id: string;
  name: string;
  /** What its address carries. */
  key: string;
}

/** What a product says beside its SKUs, with the names of its templates. */
export interface ProductHead {
  id: string;
  productType: number;
  spu: string;
  status: number;
  styleId: string | null;
  styleCode: string | null;
  productTemplateId: string | null;
  productTemplateName: string | null;
  templateVersion: string | null;
  /** The template was changed after its values were taken over. */
  templateMoved: boolean;
  classificationTemplateId: string;
  classificationName: string;
  /** Whether the marketplace would refuse the attributes of the classification template. */
  sheinFindings: boolean;
  temuFindings: boolean;
  sheinStoreId: string;
  sheinCategoryIds: string[];
  sheinCategory: string[];
  temuStoreId: string;
  temuCategoryIds: string[];
  temuCategory: string[];
  packagingTemplateId: string;
  packagingName: string;
  packageShape: number;
  packageType: number;
  print1Id: string | null;
  print1Name: string | null;
  print1Key: string | null;
  print2Id: string | null;
  print2Name: string | null;
  print2Key: string | null;
  skuCount: number;
  enabledCount: number;
  sheinMissing: number;
  temuMissing: number;
  /** Of a product with many SKUs, each in the order of its SKUs; null otherwise. */
  colorCodes: string[] | null;
  sizeCodes: string[] | null;
  pictureKeys: string[] | null;
  gmtCreate: string;
  gmtModified: string;
}

/** What SKUs show of their product. */
export type SpecHead = Pick<
  ProductHead,
  'productType' | 'sheinFindings' | 'temuFindings' | `print${1 | 2}${'Id' | 'Name' | 'Key'}`
>;

/** So many of its SKUs are looked at for a product's few pictures. */
const picturesSoughtIn = sql.lit(200);
const picturesShown = sql.lit(4);

/** Joins products, `product`, with what their SKUs show of them. */
export const specHeadTables = sql`
  join classification_templates classification on classification.id = product.classification_template_id
  left join library_files print1 on print1.id = product.print1_id
  left join blobs print1_blob on print1_blob.id = print1.blob_id
  left join library_files print2 on print2.id = product.print2_id
  left join blobs print2_blob on print2_blob.id = print2.blob_id`;

/** Joins a list of product ids, `chosen`, with the products and what they refer to. */
export const headTables = sql`
  join products product on product.id = chosen.id
  join packaging_templates packaging on packaging.id = product.packaging_template_id
  left join product_templates template on template.id = product.product_template_id
  left join codes style on style.id = product.style_id ${specHeadTables}`;

const codesOfSkus = (column: 'color_id' | 'size_id') => sql`
  (select array_agg(codes.code order by first, codes.id)
   from (select ${sql.ref(column)} as id, min(position) as first from product_skus where product_id = product.id group by 1) held
   join codes on codes.id = held.id)`;

const picturesOfSkus = sql`
  (select array_agg(blobs.key order by first)
   from (
     select main_blob_id, min(place) as first
     from (
       select main_blob_id, row_number() over (order by position, id) as place
       from product_skus where product_id = product.id order by position, id limit ${picturesSoughtIn}
     ) seen
     where main_blob_id is not null group by 1 order by 2 limit ${picturesShown}
   ) held
   join blobs on blobs.id = held.main_blob_id)`;

const ofVariants = (value: RawBuilder<unknown>) =>
  sql`case when product.product_type = ${sql.lit(productType.variants)} then ${value} end`;

const refusedOn = (marketplace: 'shein' | 'temu') =>
  sql`classification.findings @> ${sql.lit(JSON.stringify([{ marketplace }]))}::jsonb`;

export const specHeadColumns = sql`
  ${refusedOn('shein')} as shein_findings, ${refusedOn('temu')} as temu_findings,
  product.print1_id, print1.name as print1_name, print1_blob.key as print1_key,
  product.print2_id, print2.name as print2_name, print2_blob.key as print2_key`;

export const headColumns = sql`
  product.id, product.product_type, product.spu, product.status, product.style_id, style.code as style_code,
  product.product_template_id, template.name as product_template_name, product.template_version,
  coalesce(template.gmt_modified > product.template_version, false) as template_moved,
  product.classification_template_id, classification.name as classification_name,
  classification.shein_store_id, classification.shein_category_ids, classification.shein_category,
  classification.temu_store_id, classification.temu_category_ids, classification.temu_category,
  product.packaging_template_id, packaging.name as packaging_name, packaging.package_shape, packaging.package_type,
  ${specHeadColumns}, product.sku_count, product.enabled_count, product.shein_missing, product.temu_missing,
  ${ofVariants(codesOfSkus('color_id'))} as color_codes, ${ofVariants(codesOfSkus('size_id'))} as size_codes,
  ${ofVariants(picturesOfSkus)} as picture_keys, product.gmt_create, product.gmt_modified`;

// one product is asked for by itself: for a list of one PostgreSQL makes a plan at each call
const headsBy = compiledOnce((db, { one }: { one: boolean }, { wanted }: { wanted: unknown }) => {
  const chosen = one
    ? sql`(select ${wanted}::bigint as id, 1 as place) as chosen`
    : sql`unnest(${wanted}::bigint[]) with ordinality as chosen (id, place)`;
  return sql<ProductHead>`select ${headColumns} from ${chosen} ${headTables} order by chosen.place`.compile(db);
});

/** In the order of the ids; those that are gone are left out. */
export function findHeads(db: Db, ids: readonly string[]): Promise<ProductHead[]> {
  const [only] = ids;
  return ids.length === 1 ? headsBy(db, { one: true }, { wanted: only }) : headsBy(db, { one: false }, { wanted: ids });
}

/** The first print and the second, as far as there are any. */
export function printsOf(head: Pick<ProductHead, `print${1 | 2}${'Id' | 'Name' | 'Key'}`>): PrintRow[] {
  const { print1Id, print1Name, print1Key, print2Id, print2Name, print2Key } = head;
  return [
    ...(print1Id === null ? [] : [{ id: print1Id, name: print1Name!, key: print1Key! }]),
    ...(print2Id === null ? [] : [{ id: print2Id, name: print2Name!, key: print2Key! }]),
  ];
}

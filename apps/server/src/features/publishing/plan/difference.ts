import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Language } from '@pressroom/contract/messages';
import { slotsOf } from '@pressroom/contract/pictures/slotLists';
import type { publishDifference } from '@pressroom/contract/publishing/acts';
import { marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { addressOf } from '../../pictures/pictures.public.ts';
import { findSoldProducts, type SoldProduct, type SoldSku } from '../../products/products.public.ts';
import { presentDetail } from '../record/present.ts';
import { getWholeListing, type WholeListing, type WholeListingSku } from '../record/queries.ts';
import { skusOnSale } from './candidates.ts';
import { type FrozenSku } from './freeze.ts';
import { findHeadChanges } from './differenceHead.ts';
import { frozenSku } from './given.ts';
import { findSamePictures } from './samePictures.ts';
import { slotPictures } from './slotPictures.ts';

type Difference = HandlerOutput<typeof publishDifference.difference>;
type Change = Difference['changed'][number];

/** A listing as it was sent last and as it would be sent now, and what has changed in its product since it was frozen. */
export async function getDifference(db: Db, id: string, language: Language): Promise<Difference> {
  const listing = await getWholeListing(db, id);
  const sent = (listing.head.sent ?? listing.head.sending) as object | null;
  return {
    sent: sent && presentDetail(readSent(sent), language),
    now: presentDetail(listing, language),
    changed: await findChanged(db, listing),
  };
}

/** It is kept whole, but for what only the moment of sending needed and what is known of the present alone. */
function readSent(sent: object): WholeListing {
  const { head, ...whole } = sent as WholeListing;
  return { ...whole, head: { ...head, findings: [], outdatedAt: null, productMoved: false } };
}

const boxFields = ['outerBoxLength', 'outerBoxWidth', 'outerBoxHeight', 'outerBoxWeight'] as const;
const plainFields = [...boxFields, 'productReferenceLinks'] as const;

async function findChanged(db: Db, listing: WholeListing): Promise<Change[]> {
  const { head, skus } = listing;
  const [product] = await findSoldProducts(db, [head.productId]);
  if (!product) return [];
  const now = new Map(product.skus.map((sku) => [sku.id, { ...sku, ...frozenSku(product, sku) }]));
  const pictures = await findPictures(db, listing);
  const isSame = await findSamePictures(db, head.storeId, [
    ...skus.flatMap((sku) => [...keysOf(sku.pictures), sku.mainPicture?.key ?? []].flat()),
    ...product.skus.flatMap(({ mainKey }) => mainKey ?? []),
    ...[...pictures.values()].flat(),
  ]);
  return [
    ...(await findHeadChanges(db, listing)),
    ...(await findAttributeChanges(db, listing)),
    ...skus.flatMap((sku) => {
      const own = sku.skuId === null ? undefined : now.get(sku.skuId);
      if (!own) return [{ sku: sku.sku, field: 'removed', before: sku.sku, after: '' }];
      return [
        ...changesOf(sku, own),
        ...pictureChange(sku, { field: 'mainPicture', ...mainPictures(sku, own), isSame }),
        ...pictureChange(sku, {
          field: 'pictures',
          held: keysOf(sku.pictures),
          now: pictures.get(sku.id) ?? [],
          isSame,
        }),
      ];
    }),
    ...addedTo(product, skus),
  ];
}

function changesOf(sku: WholeListingSku, own: SoldSku & FrozenSku): Change[] {
  const specs = [
    { field: 'color', before: sku.colorName, after: own.colorName },
    { field: 'size', before: sku.sizeName, after: own.sizeName },
  ];
  const plain = plainFields.map((field) => ({ field, before: sku[field] ?? '', after: own[field] ?? '' }));
  return [...specs, ...plain]
    .filter(({ before, after }) => before !== after)
    .map((change) => ({ sku: sku.sku, ...change }));
}

const keysOf = (pictures: readonly { key: string }[]) => pictures.map(({ key }) => key);

function mainPictures({ mainPicture }: WholeListingSku, { mainKey }: FrozenSku) {
  return { held: mainPicture ? [mainPicture.key] : [], now: mainKey ? [mainKey] : [] };
}

interface Pictures {
  field: 'mainPicture' | 'pictures';
  /** The keys of the listing's pictures, and of those that it would take now. */
  held: readonly string[];
  now: readonly string[];
  isSame: (listed: string, ofProduct: string) => boolean;
}

function pictureChange({ sku }: WholeListingSku, { field, held, now, isSame }: Pictures): Change[] {
  if (held.length === now.length && held.every((key, at) => isSame(key, now[at]!))) return [];
  const linksOf = (keys: readonly string[]) => keys.map(addressOf).join(',');
  return [{ sku, field, before: linksOf(held), after: linksOf(now) }];
}

/** SKUs of the product that are on sale and that the listing does not have. */
function addedTo(product: SoldProduct, skus: readonly WholeListingSku[]): Change[] {
  const listed = new Set(skus.map(({ skuId }) => skuId));
  return skusOnSale(product)
    .filter(({ id }) => !listed.has(id))
    .map(({ sku }) => ({ sku, field: 'added', before: '', after: sku }));
}

/** The pictures that the SKUs of the listing would take from their product now, by SKU of the listing. */
async function findPictures(db: Db, { head }: WholeListing): Promise<Map<string, string[]>> {
  const marketplace = marketplaceOf(head.storeTypeCode);
  const types = marketplace ? slotsOf(marketplace).map(({ type }) => type) : [];
  const { rows } = await sql<{ id: string; keys: string[] }>`
    select listed.id, array_agg(blobs.key order by picture.image_type, picture.position) as keys
    from listing_skus listed
    cross join ${slotPictures(sql`listed.sku_id`)} picture
    join blobs on blobs.id = picture.blob_id
    where listed.listing_id = ${head.id} and picture.image_type = any (${types}::smallint[])
    group by listed.id`.execute(db);
  return new Map(rows.map(({ id, keys }) => [id, keys]));
}

interface Valued {
  name: string;
  before: string | null;
  after: string | null;
}

/** Attributes whose values the classification template has otherwise by now. */
async function findAttributeChanges(db: Db, { head }: WholeListing): Promise<Change[]> {
  const value = sql`string_agg(concat_ws(' ', coalesce(value_name, text), number, unit), ', ' order by position)`;
  const { rows } = await sql<Valued>`
    with listed as (
      select attribute_id, min(attribute_name) as name, ${value} as value
      from listing_attributes where listing_id = ${head.id} group by attribute_id),
    held as (
      select attribute_id, min(attribute_name) as name, ${value} as value
      from classification_attributes
      where template_id = (select classification_template_id from products where id = ${head.productId})
        and marketplace = ${marketplaceOf(head.storeTypeCode) ?? ''}
      group by attribute_id)
    select coalesce(held.name, listed.name) as name, listed.value as before, held.value as after
    from listed full join held using (attribute_id)
    where listed.value is distinct from held.value
    order by 1`.execute(db);
  return rows.map(({ name, before, after }) => ({
    sku: '',
    field: 'attributes',
    before: before === null ? '' : `${name}: ${before}`,
    after: after === null ? '' : `${name}: ${after}`,
  }));
}

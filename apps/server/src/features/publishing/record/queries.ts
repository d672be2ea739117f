import type { PictureFacts } from '@pressroom/contract/pictures/imageSlots';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { ListingAttributes, ListingSkus } from '../../../platform/database/schema.gen.ts';
import { fail } from '../../../platform/failure.ts';
import { findHeads, type ListingHead } from './heads.ts';

/** A picture with what its bytes say of it. */
export interface HeldPicture extends PictureFacts {
  blobId: string;
  /** What its address carries. */
  key: string;
  /** What its bytes are stored under. */
  sha256: Buffer;
}

export interface ListingPicture extends HeldPicture {
  imageType: number;
}

export interface ListingSku extends Selectable<ListingSkus> {
  /** The product code that an order of it is made of. */
  productCode: string | null;
}

/** A SKU with its main picture. */
export interface PicturedSku extends ListingSku {
  mainPicture: HeldPicture | null;
}

export interface WholeListingSku extends PicturedSku {
  /** By slot, in their order. */
  pictures: readonly ListingPicture[];
}

export type ListingAttribute = Omit<Selectable<ListingAttributes>, 'position'>;

/** A listing with all that would be sent. */
export interface WholeListing {
  head: ListingHead;
  /** In their order. */
  skus: readonly WholeListingSku[];
  attributes: readonly ListingAttribute[];
  packagingPictures: readonly HeldPicture[];
}

/** In the order of their listings' ids, then in their own. */
export function findListingSkus(db: Db, listingIds: readonly string[]): Promise<ListingSku[]> {
  return db
    .selectFrom('listingSkus as sku')
    .leftJoin('productCodes as code', 'code.id', 'sku.productCodeId')
    .where('sku.listingId', '=', anyOf(listingIds, 'bigint'))
    .selectAll('sku')
    .select('code.code as productCode')
    .orderBy('sku.listingId')
    .orderBy('sku.position')
    .execute();
}

function findSlotPictures(db: Db, skuIds: readonly string[]) {
  return db
    .selectFrom('listingPictures')
    .where('listingSkuId', '=', anyOf(skuIds, 'bigint'))
    .select(['listingSkuId', 'imageType', 'blobId'])
    .orderBy('listingSkuId')
    .orderBy('imageType')
    .orderBy('position')
    .execute();
}

function findPackagingPictures(db: Db, listingIds: readonly string[]) {
  return db
    .selectFrom('listingPackagingPictures')
    .where('listingId', '=', anyOf(listingIds, 'bigint'))
    .select(['listingId', 'blobId'])
    .orderBy('listingId')
    .orderBy('position')
    .execute();
}

function findAttributes(db: Db, listingIds: readonly string[]): Promise<ListingAttribute[]> {
  return db
    .selectFrom('listingAttributes')
    .where('listingId', '=', anyOf(listingIds, 'bigint'))
    .selectAll()
    .orderBy('listingId')
    .orderBy('position')
    .execute();
}

/** Each once, however many listings show it. */
async function findHeld(db: Db, blobIds: readonly string[]): Promise<Map<string, HeldPicture>> {
  const rows = await db
    .selectFrom('blobs')
    .where('id', '=', anyOf([...new Set(blobIds)], 'bigint'))
    .select(['id', 'key', 'sha256', 'mime', 'width', 'height', 'size'])
    .execute();
  return new Map(
    rows.map(({ id, key, sha256, mime, width, height, size }) => [
      id,
      { blobId: id, key, sha256, mime, width: width ?? 0, height: height ?? 0, bytes: Number(size) },
    ]),
  );
}

export async function withMainPictures(db: Db, skus: readonly ListingSku[]): Promise<PicturedSku[]> {
  const held = await findHeld(
    db,
    skus.flatMap(({ mainBlobId }) => mainBlobId ?? []),
  );
  return skus.map((sku) => ({ ...sku, mainPicture: sku.mainBlobId === null ? null : held.get(sku.mainBlobId)! }));
}

/** The SKUs with all their pictures. */
export async function withPictures(db: Db, skus: readonly ListingSku[]): Promise<WholeListingSku[]> {
  const slots = await findSlotPictures(
    db,
    skus.map(({ id }) => id),
  );
  const main = skus.flatMap(({ mainBlobId }) => mainBlobId ?? []);
  const held = await findHeld(db, [...slots.map(({ blobId }) => blobId), ...main]);
  const bySku = Map.groupBy(slots, ({ listingSkuId }) => listingSkuId);
  return skus.map((sku) => ({
    ...sku,
    mainPicture: sku.mainBlobId === null ? null : held.get(sku.mainBlobId)!,
    pictures: (bySku.get(sku.id) ?? []).map(({ imageType, blobId }) => ({ ...held.get(blobId)!, imageType })),
  }));
}

/** In the order of their ids; those that are gone are left out. The statements are as many for one as for thousands. */
export async function findWholeListings(db: Db, ids: readonly string[]): Promise<WholeListing[]> {
  const heads = await findHeads(db, ids);
  const found = heads.map(({ id }) => id);
  const skus = await withPictures(db, await findListingSkus(db, found));
  const attributes = await findAttributes(db, found);
  const packaging = await findPackagingPictures(db, found);
  const held = await findHeld(
    db,
    packaging.map(({ blobId }) => blobId),
  );
  const skusOf = Map.groupBy(skus, ({ listingId }) => listingId);
  const attributesOf = Map.groupBy(attributes, ({ listingId }) => listingId);
  const packagingOf = Map.groupBy(packaging, ({ listingId }) => listingId);
  return heads.map((head) => ({
    head,
    skus: skusOf.get(head.id) ?? [],
    attributes: attributesOf.get(head.id) ?? [],
    packagingPictures: (packagingOf.get(head.id) ?? []).map(({ blobId }) => held.get(blobId)!),
  }));
}

export async function getWholeListing(db: Db, id: string): Promise<WholeListing> {
  const [listing] = await findWholeListings(db, [id]);
  return listing ?? fail(404, 'platform.notFound');
}

/** Locks the listings for this transaction, in the order of their ids; answers those that exist. */
export async function lockListings(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const locked = await tx
    .selectFrom('listings')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

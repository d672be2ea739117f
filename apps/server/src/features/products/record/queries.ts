import { productType } from '@pressroom/contract/products/product';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { type ComponentRow, findComponents } from './components.ts';
import { findHeads, type ProductHead } from './heads.ts';
import { findSkus, type ShownSku, type SkuRow, type WantedSkus } from './skus.ts';

/** A picture of a SKU in one of its slots. */
export interface SlotPicture {
  skuId: string;
  imageType: number;
  blobId: string;
  /** What its address carries. */
  key: string;
}

/** What a SKU is made of. */
interface Made {
  /** Of a combination; empty otherwise. */
  components: readonly ComponentRow[];
}

export type ListedSku = ShownSku & Made;

export interface WholeSku extends SkuRow, Made {
  /** In the order of their slots. */
  pictures: readonly SlotPicture[];
}

export interface WholeProduct {
  head: ProductHead;
  /** In their order. */
  skus: readonly WholeSku[];
}

/** In the order of the products' ids, then of their SKUs. */
export async function findMadeSkus(db: Db, wanted: WantedSkus): Promise<(SkuRow & Made)[]> {
  return withComponents(db, await findSkus(db, wanted));
}

const none: Made['components'] = [];

export async function withComponents<Row extends Pick<ShownSku, 'id' | 'productType'>>(
  db: Db,
  skus: readonly Row[],
): Promise<(Row & Made)[]> {
  const combined = skus.flatMap((sku) => (sku.productType === productType.combination ? sku.id : []));
  const components = Map.groupBy(await findComponents(db, combined), ({ skuId }) => skuId);
  // the rows belong to nobody else: to copy those of a long list takes as long as to present them
  const made = skus as readonly (Row & { components?: Made['components'] })[];
  for (const sku of made) sku.components = components.get(sku.id) ?? none;
  return made as (Row & Made)[];
}

async function withPictures(db: Db, skus: readonly (SkuRow & Made)[]): Promise<WholeSku[]> {
  const ids = skus.map(({ id }) => id);
  const pictures = Map.groupBy(await findPictures(db, ids), ({ skuId }) => skuId);
  return skus.map((sku) => ({ ...sku, pictures: pictures.get(sku.id) ?? [] }));
}

function findPictures(db: Db, skuIds: readonly string[]): Promise<SlotPicture[]> {
  return db
    .selectFrom('productPictures as picture')
    .innerJoin('blobs', 'blobs.id', 'picture.blobId')
    .where('picture.skuId', '=', anyOf(skuIds, 'bigint'))
    .select(['picture.skuId', 'picture.imageType', 'picture.blobId', 'blobs.key'])
    .orderBy('picture.skuId')
    .orderBy('picture.imageType')
    .orderBy('picture.position')
    .execute();
}

/** In the order of the ids; those that are gone are left out. */
export async function findWholeProducts(db: Db, ids: readonly string[]): Promise<WholeProduct[]> {
  const heads = await findHeads(db, ids);
  const skus = await withPictures(db, await findMadeSkus(db, { productIds: heads.map(({ id }) => id) }));
  const byProduct = Map.groupBy(skus, ({ productId }) => productId);
  return heads.map((head) => ({ head, skus: byProduct.get(head.id) ?? [] }));
}

export async function getWholeProduct(db: Db, id: string): Promise<WholeProduct> {
  const [product] = await findWholeProducts(db, [id]);
  return product ?? fail(404, 'platform.notFound');
}

export async function getHead(db: Db, id: string): Promise<ProductHead> {
  const [head] = await findHeads(db, [id]);
  return head ?? fail(404, 'platform.notFound');
}

/** Locks the products for this transaction, in the order of their ids; answers those that exist. */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const locked = await tx
    .selectFrom('products')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

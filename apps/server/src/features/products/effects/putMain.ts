import { mainPictureSlots, putFirst } from '@pressroom/contract/pictures/putFirst';
import type { ImageType } from '@pressroom/contract/pictures/imageSlots';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import { now } from '../../../platform/database/expressions.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { refreshProducts } from '../record/completeness.ts';
import { findWholeProducts, type WholeSku } from '../record/queries.ts';
import { auditProduct } from '../write/audited.ts';
import { replacePictures } from '../write/parts.ts';
import { touchProductsOf } from '../write/save.ts';
import type { ShownSku } from './shown.ts';

interface Made {
  sku: ShownSku;
  blobId: string;
}

/** Gives the SKUs these main pictures and puts them first in their slots. Their products are locked. */
export async function putMainPictures({ tx, audit }: Act, made: readonly Made[]): Promise<void> {
  const changing = new Map(made.filter(({ sku, blobId }) => sku.mainBlobId !== blobId).map((one) => [one.sku.id, one]));
  if (changing.size === 0) return;
  const productIds = [...new Set([...changing.values()].map(({ sku }) => sku.productId))];
  const before = await findWholeProducts(tx, productIds);
  const skus = before.flatMap((product) => product.skus).filter(({ id }) => changing.has(id));
  await replacePictures(
    tx,
    skus.map((sku) => ({ id: sku.id, pictures: picturesWith(sku, changing.get(sku.id)!.blobId) })),
  );
  await sql`
    update product_skus set main_blob_id = made.blob_id, gmt_modified = ${now}
    from unnest(${[...changing.keys()]}::bigint[], ${[...changing.values()].map(({ blobId }) => blobId)}::bigint[])
      as made (id, blob_id)
    where product_skus.id = made.id`.execute(tx);
  await touchProductsOf(tx, [...changing.keys()]);
  // a former picture that something else still shows stays
  await releaseBlobs(
    tx,
    skus.flatMap(({ mainBlobId }) => mainBlobId ?? []),
  );
  await refreshProducts(tx, productIds);
  const after = new Map((await findWholeProducts(tx, productIds)).map((product) => [product.head.id, product]));
  for (const product of before) auditProduct(audit, { before: product, after: after.get(product.head.id)! });
}

/** The SKU's pictures with this one first; blobs stand for their addresses. */
function picturesWith({ pictures, mainBlobId }: WholeSku, blobId: string): { imageType: number; blobId: string }[] {
  const bySlot = Map.groupBy(pictures, ({ imageType }) => imageType);
  const slots = Object.fromEntries([...bySlot].map(([type, own]) => [type, own.map((picture) => picture.blobId)]));
  const changed = putFirst(slots, blobId, mainBlobId);
  const types = [...new Set([...bySlot.keys(), ...mainPictureSlots])];
  return types.flatMap((imageType) =>
    (changed[imageType as ImageType] ?? []).map((picture) => ({ imageType, blobId: picture })),
  );
}

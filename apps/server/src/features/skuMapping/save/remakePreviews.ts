import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { ensurePreviews, findStoreModels } from '../../categories/categories.public.ts';

const previewed = (tx: Tx) =>
  tx
    .selectFrom('skuMappings as mapping')
    .innerJoin('productCodes as product', 'product.id', 'mapping.productCodeId')
    .innerJoin('libraryFiles as first', 'first.id', 'mapping.printingImageId')
    .leftJoin('libraryFiles as second', 'second.id', 'mapping.printingImage2Id')
    .select(['mapping.id', 'mapping.shopId', 'product.categoryId', 'first.blobId', 'second.blobId as blobId2'])
    .orderBy('mapping.id')
    .forUpdate('mapping');

type Previewed = Awaited<ReturnType<ReturnType<typeof previewed>['execute']>>;

/** Gives every mapping of these categories the effect preview on the model that its store shows now. */
export async function remakePreviews({ tx }: Act, categoryIds: readonly string[]): Promise<void> {
  await remake(tx, await previewed(tx).where('product.categoryId', '=', anyOf(categoryIds, 'bigint')).execute());
}

/** The same for every mapping with one of these prints, whose files are others now. */
export async function remakePreviewsOfPrints({ tx }: Act, pictureIds: readonly string[]): Promise<void> {
  const these = anyOf(pictureIds, 'bigint');
  const mappings = previewed(tx).where((either) =>
    either.or([either('mapping.printingImageId', '=', these), either('mapping.printingImage2Id', '=', these)]),
  );
  await remake(tx, await mappings.execute());
}

async function remake(tx: Tx, mappings: Previewed): Promise<void> {
  if (mappings.length === 0) return;
  const models = await findStoreModels(tx, mappings);
  const specs = mappings.map(({ blobId, blobId2 }, index) => {
    const { baseBlobId, boxes, blend } = models[index]!;
    const prints = boxes.flatMap((box, position) => {
      const print = [blobId, blobId2][position];
      return print ? [{ blobId: print, box }] : [];
    });
    return { baseBlobId, prints, blend };
  });
  const previews = await ensurePreviews(tx, specs);
  await sql`
    update sku_mappings set preview_id = fresh.preview_id
    from unnest(${mappings.map((mapping) => mapping.id)}::bigint[], ${previews.map((preview) => preview.id)}::bigint[]) as fresh (id, preview_id)
    where sku_mappings.id = fresh.id and sku_mappings.preview_id is distinct from fresh.preview_id`.execute(tx);
}

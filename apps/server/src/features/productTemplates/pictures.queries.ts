import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

/** A picture of a template in one of its slots. */
export interface SlotPicture {
  imageType: number;
  blobId: string;
  /** What its address carries. */
  key: string;
}

/** In the order of their slots. */
export function findSlotPictures(db: Db, templateId: string): Promise<SlotPicture[]> {
  return db
    .selectFrom('productTemplateImages as image')
    .innerJoin('blobs', 'blobs.id', 'image.blobId')
    .where('image.templateId', '=', templateId)
    .select(['image.imageType', 'image.blobId', 'blobs.key'])
    .orderBy('image.imageType')
    .orderBy('image.position')
    .execute();
}

/** Puts these pictures in place of the former ones. */
export async function replaceSlotPictures(
  tx: Tx,
  templateId: string,
  pictures: readonly Pick<SlotPicture, 'imageType' | 'blobId'>[],
): Promise<void> {
  await tx.deleteFrom('productTemplateImages').where('templateId', '=', templateId).execute();
  const types = pictures.map(({ imageType }) => imageType);
  const blobIds = pictures.map(({ blobId }) => blobId);
  await sql`
    insert into product_template_images (template_id, image_type, position, blob_id)
    select ${templateId}::bigint, image_type, row_number() over (partition by image_type order by place) - 1, blob_id
    from unnest(${types}::smallint[], ${blobIds}::bigint[]) with ordinality as given (image_type, blob_id, place)`.execute(
    tx,
  );
}

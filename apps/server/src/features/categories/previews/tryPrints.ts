import type { categories } from '@pressroom/contract/categories/categories';
import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { failField } from '../../../platform/failure.ts';
import { drawPreview } from '../../../platform/storage/drawPreview.ts';
import { findPictures } from '../../library/library.public.ts';

/** As wide as the editor shows it on a screen of double density. */
const width = 800;

/** The prints on the base image, as a preview of them would show it. Nothing of it is kept. */
export async function tryPrints(
  { app, db }: { app: App; db: Db },
  { bottomImageId, prints, blend }: ParsedInput<typeof categories.tryPrints>,
): Promise<{ image: string }> {
  const pictures = await findPictures(db, [bottomImageId, ...prints.map(({ id }) => id)]);
  const base = pictures.get(bottomImageId);
  if (!base) return failField('bottomImageId', 'categories.baseImageMissing');
  const placed = prints.map(({ id, box }, at) => {
    const print = pictures.get(id);
    if (!print) return failField(`prints.${at}.id`, 'effectPictures.printGone');
    return { blobId: print.blobId, box };
  });
  const drawn = await drawPreview(app, { baseBlobId: base.blobId, prints: placed, blend, width });
  return { image: drawn.toString('base64') };
}

import type { HandlerOutput, ParsedInput } from '@pressroom/contract/endpoint';
import { pictureProblems } from '@pressroom/contract/pictures/pictureProblems';
import type { pictures } from '@pressroom/contract/pictures/pictures';
import type { Db } from '../../platform/database/database.ts';
import { findPictures } from '../library/library.public.ts';
import { addressOf, factsOf, findPictureFacts } from './pictures.queries.ts';
import { ruleOf } from './pictures.rules.ts';

type FromLibrary = typeof pictures.fromLibrary;

/** The same bytes serve both: nothing is copied, and the kept facts are judged. */
export async function findLibraryPictures(
  db: Db,
  { ids, imageType }: ParsedInput<FromLibrary>,
): Promise<HandlerOutput<FromLibrary>> {
  const rule = ruleOf(imageType);
  const found = await findPictures(db, ids);
  const blobs = await findPictureFacts(
    db,
    [...found.values()].map(({ blobId }) => blobId),
  );
  return ids.flatMap((id) => {
    const picture = found.get(id);
    const blob = picture && blobs.get(picture.blobId);
    if (!blob) return [];
    const { bytes: fileSize, ...facts } = factsOf(blob);
    const problems = pictureProblems(rule, { ...facts, bytes: fileSize });
    return [{ id, fileName: picture.name, picture: { fileUrl: addressOf(blob.key), fileSize, ...facts }, problems }];
  });
}

import {
  brokenFileRule,
  brokenLibraryFileRule,
  brokenPrintRule,
  brokenRecordPictureRule,
  type BrokenRule,
} from '@pressroom/contract/library/pictureRules';
import { openKeyedLimiter } from '../../../platform/keyedLimiter.ts';
import { type ImageFacts, ImageRefused, inspectImage } from '@pressroom/imaging';

interface Rules {
  ofFile: typeof brokenFileRule;
  ofPicture: typeof brokenPrintRule;
  unsupported: BrokenRule['key'];
}

/** The rules of a print in the library. */
export const printRules: Rules = {
  ofFile: brokenLibraryFileRule,
  ofPicture: brokenPrintRule,
  unsupported: 'library.pngOnly',
};
/** The rules of a picture that belongs to one record. */
export const recordRules: Rules = {
  ofFile: brokenFileRule,
  ofPicture: brokenRecordPictureRule,
  unsupported: 'library.imageOnly',
};

/** Limits the memory of many uploads at once: a picture of 20 MB may need many times as much while it is decoded. */
const decoders = openKeyedLimiter(2);

export type Inspection = { facts: ImageFacts } | { broken: BrokenRule };

/** The facts of the picture, or the first rule that it breaks. Its bytes are read only if its name and size are accepted. */
export async function inspectUpload(
  file: { path: string; name: string; size: number },
  rules: Rules,
): Promise<Inspection> {
  const broken = rules.ofFile(file);
  if (broken) return { broken };
  try {
    const facts = await decoders.run(file.path, () => inspectImage(file.path));
    const brokenByPicture = rules.ofPicture(facts);
    return brokenByPicture ? { broken: brokenByPicture } : { facts };
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    return { broken: { key: error.reason === 'unsupportedFormat' ? rules.unsupported : `library.${error.reason}` } };
  }
}

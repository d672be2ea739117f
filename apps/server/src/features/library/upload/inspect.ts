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

/** Of a print in the library. */
export const printRules: Rules = {
  ofFile: brokenLibraryFileRule,
  ofPicture: brokenPrintRule,
  unsupported: 'library.pngOnly',
};
/** Of a picture that belongs to one record. */
export const recordRules: Rules = {
  ofFile: brokenFileRule,
  ofPicture: brokenRecordPictureRule,
  unsupported: 'library.imageOnly',
};

/** However many uploads come at once: a picture of 20 MB may need many times that while it is decoded. */
const decoders = openKeyedLimiter(2);

export type Verdict = { facts: ImageFacts } | { broken: BrokenRule };

/** What the picture is, or the first rule that it breaks. Its bytes are read only where its name and size pass. */
export async function judge(file: { path: string; name: string; size: number }, rules: Rules): Promise<Verdict> {
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

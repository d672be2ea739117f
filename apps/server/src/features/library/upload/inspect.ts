import {
  brokenFileRule,
  brokenLibraryFileRule,
  brokenPrintRule,
  brokenRecordPictureRule,
  type BrokenRule,
} from '@pressroom/contract/library/pictureRules';
import type { ImageFacts } from '@pressroom/imaging';
import { inspectPicture } from '../../../platform/storage/inspectPicture.ts';

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

export type Inspection = { facts: ImageFacts } | { broken: BrokenRule };

/** The facts of the picture, or the first rule that it breaks. Its bytes are read only if its name and size are accepted. */
export async function inspectUpload(
  file: { path: string; name: string; size: number },
  rules: Rules,
): Promise<Inspection> {
  const broken = rules.ofFile(file);
  if (broken) return { broken };
  const inspected = await inspectPicture(file.path);
  if ('refusal' in inspected) {
    const { refusal } = inspected;
    return { broken: { key: refusal === 'unsupportedFormat' ? rules.unsupported : `library.${refusal}` } };
  }
  const brokenByPicture = rules.ofPicture(inspected.facts);
  return brokenByPicture ? { broken: brokenByPicture } : inspected;
}

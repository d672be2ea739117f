import type { UploadResult } from '@pressroom/contract/library/library';
import type { Translate } from '../../../platform/i18n.ts';
import { fileUrl } from '../../../platform/storage/blobs.ts';
import type { Outcome } from './upload.ts';

export function presentOutcome(outcome: Outcome, t: Translate): UploadResult {
  const { name: fileName } = outcome;
  if ('broken' in outcome) {
    const { key, params } = outcome.broken;
    return { fileName, success: false, id: null, fileUrl: null, sameAs: [], reason: key, msg: t(key, params) };
  }
  const { id, key, sameAs } = outcome.stored;
  return { fileName, success: true, id, fileUrl: fileUrl(key), sameAs, reason: null, msg: t('library.stored') };
}

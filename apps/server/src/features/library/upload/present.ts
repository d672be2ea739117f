import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { library } from '@pressroom/contract/library/library';
import { fileUrl } from '../../../platform/storage/blobs.ts';
import type { Outcome } from './upload.ts';

type UploadAnswer = HandlerOutput<typeof library.uploadBatch>[number];

export function presentOutcome(outcome: Outcome): UploadAnswer {
  const { name: fileName } = outcome;
  if ('broken' in outcome) {
    const { key, params } = outcome.broken;
    return { fileName, success: false, id: null, fileUrl: null, sameAs: [], reason: key, msg: { key, params } };
  }
  const { id, key, sameAs } = outcome.stored;
  return { fileName, success: true, id, fileUrl: fileUrl(key), sameAs, reason: null, msg: { key: 'library.stored' } };
}

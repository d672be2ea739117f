import { library, type PicturePlace, type UploadResult } from '@pressroom/contract/library/library';
import { call } from '../../../client/call.ts';
import { isFailure } from '../../../client/callFailure.ts';
import { sharesOf, type Upload } from './uploads.ts';

export type Change = Pick<Upload, 'state'> & Partial<Upload>;

interface Known {
  stored: boolean;
  places: PicturePlace[];
}

/** Asks the library which of the files it has already; files without a hash are not asked about. */
export async function askKnown(batch: readonly Upload[], signal: AbortSignal): Promise<Map<number, Known>> {
  const hashed = batch.flatMap(({ key, name, sha256 }) => (sha256 ? [{ key, name, sha256 }] : []));
  if (hashed.length === 0) return new Map();
  const files = hashed.map(({ name, sha256 }) => ({ name, sha256 }));
  const known = await call(library.known, { files }, { signal });
  return new Map(hashed.map(({ key }, at) => [key, known[at]!]));
}

/** Decides what becomes of a file by the library's answer; undefined where it has to be sent. */
export function settle(upload: Upload, folderId: string, known: Known | undefined): Change | 'add' | undefined {
  if (!known?.stored) return undefined;
  const here = known.places.find(
    (place) => place.folderId === folderId && place.name.toLowerCase() === upload.name.toLowerCase(),
  );
  if (here) return { state: 'stored', share: 1, id: here.id };
  if (known.places.length > 0 && !upload.wantedTwice) return { state: 'held', places: known.places };
  return 'add';
}

export async function addKnown(folderId: string, batch: readonly Upload[], signal: AbortSignal): Promise<Change[]> {
  const files = batch.map(({ name, sha256 = '' }) => ({ name, sha256 }));
  const results = await call(library.addKnown, { folderId, files }, { signal });
  return results.map(outcome);
}

/** Sends the files; each has its own outcome. Rejects where the call itself did not come to an end. */
export async function sendFiles(
  folderId: string,
  batch: readonly Upload[],
  signal: AbortSignal,
  onShares: (shares: readonly number[]) => void,
): Promise<Change[]> {
  try {
    const files = batch.map(({ file }) => file);
    const onProgress = (share: number) => onShares(sharesOf(batch, share));
    return (await call(library.uploadBatch, { folderId }, { files, signal, onProgress })).map(outcome);
  } catch (cause) {
    if (isFailure(cause, 'library.fileRefused')) return cause.data.map(outcome);
    throw cause;
  }
}

function outcome({ success, id, msg, fileUrl, sameAs }: UploadResult): Change {
  return success
    ? { state: 'stored', share: 1, id: id ?? undefined, fileUrl: fileUrl ?? undefined, places: sameAs }
    : { state: 'refused', cause: msg };
}

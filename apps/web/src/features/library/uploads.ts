import { type BrokenRule, brokenLibraryFileRule } from '@pressroom/contract/library/pictureRules';

/** One file on its way into the library. */
export interface Upload {
  key: number;
  file: File;
  name: string;
  state: 'waiting' | 'sending' | 'stored' | 'refused' | 'failed';
  /** How much of it has left, 0 to 1. */
  share: number;
  /** Why it was refused or did not arrive. */
  cause?: string;
  fileUrl?: string;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const filesACall = 4;
const bytesACall = 24 * 1024 * 1024;

export const nameOf = (file: File) => file.name.normalize('NFC').trim();

/** What the server would refuse without looking at the picture itself. */
export async function brokenBeforeSending(file: File): Promise<BrokenRule | undefined> {
  const broken = brokenLibraryFileRule({ name: nameOf(file), size: file.size });
  if (broken) return broken;
  const start = new Uint8Array(await file.slice(0, pngSignature.length).arrayBuffer());
  return pngSignature.every((byte, at) => start[at] === byte) ? undefined : { key: 'library.pngOnly' };
}

/** A few files a call: progress is seen early, and what breaks off costs little. */
export function batchesOf(uploads: readonly Upload[]): Upload[][] {
  const batches: Upload[][] = [];
  let room = 0;
  for (const upload of uploads) {
    const last = batches.at(-1);
    if (last && last.length < filesACall && upload.file.size <= room) last.push(upload);
    else {
      batches.push([upload]);
      room = bytesACall;
    }
    room -= upload.file.size;
  }
  return batches;
}

/** How much of each file has left when this share of their call has: they leave one after the other. */
export function sharesOf(batch: readonly Upload[], share: number): number[] {
  let left = share * batch.reduce((sum, { file }) => sum + file.size, 0);
  return batch.map(({ file: { size } }) => {
    const gone = Math.min(size, left);
    left -= gone;
    return size === 0 ? share : gone / size;
  });
}

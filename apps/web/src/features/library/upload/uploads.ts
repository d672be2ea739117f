import type { PicturePlace } from '@pressroom/contract/library/library';
import {
  type BrokenRule,
  brokenLibraryFileRule,
  brokenPixelRule,
  brokenPrintRule,
} from '@pressroom/contract/library/pictureRules';
import type { Reason } from '../../../i18n/failureText.ts';
import { readPngFacts } from './pngFacts.ts';

/** One file on its way into the library. */
export interface Upload {
  key: number;
  file: File;
  name: string;
  /** `held`: the library or this list has the very same picture already, and the user has to say whether it is wanted twice. */
  state: 'waiting' | 'checking' | 'sending' | 'stored' | 'held' | 'refused' | 'failed';
  /** How much of it has left, 0 to 1. */
  share: number;
  /** Of its bytes, once it is known. */
  sha256?: string;
  /** The user wants it although the library has it. */
  wantedTwice?: boolean;
  /** Why it was refused or did not arrive. */
  cause?: Reason;
  /** The other file of the list that has the same bytes. */
  twin?: string;
  /** Where the same picture lies already. */
  places?: readonly PicturePlace[];
  /** As the library has stored it. */
  id?: string;
  fileUrl?: string;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const filesACall = 4;
/** Little enough for a slow line: a call that takes minutes is broken off. */
const bytesACall = 8 * 1024 * 1024;

export const nameOf = (file: File) => file.name.normalize('NFC').trim();

/** What the server would refuse, as far as the file tells before its pixels are decoded. */
export async function brokenBeforeSending(file: File): Promise<BrokenRule | undefined> {
  const broken = brokenLibraryFileRule({ name: nameOf(file), size: file.size });
  if (broken) return broken;
  const start = new Uint8Array(await file.slice(0, pngSignature.length).arrayBuffer());
  if (!pngSignature.every((byte, at) => start[at] === byte)) return { key: 'library.pngOnly' };
  const facts = await readPngFacts(file);
  return facts && (brokenPixelRule(facts) ?? brokenPrintRule({ mime: 'image/png', ...facts }));
}

/** A file as it is put on a list: ready to be sent, or refused with the rule that it breaks. */
export async function uploadOf(file: File, key: number): Promise<Upload> {
  const common = { key, file, name: nameOf(file), share: 0 };
  const cause = await brokenBeforeSending(file);
  return cause ? { ...common, state: 'refused', cause } : { ...common, state: 'waiting' };
}

/** The next few files for one call: progress is seen early, and what breaks off costs little. */
export function nextBatch(waiting: readonly Upload[]): Upload[] {
  let room = bytesACall;
  const fits = waiting.slice(0, filesACall).findIndex((upload, at) => {
    room -= upload.file.size;
    return at > 0 && room < 0;
  });
  return waiting.slice(0, fits === -1 ? filesACall : fits);
}

/** For each file of the batch, the one with the same bytes that is under way or stored already, if there is one. */
export function twinsOf(batch: readonly Upload[], uploads: readonly Upload[]): (string | undefined)[] {
  const own = new Set(batch.map(({ key }) => key));
  const ahead = uploads.filter(({ key, state }) => !own.has(key) && ['checking', 'sending', 'stored'].includes(state));
  const names = new Map(ahead.map(({ sha256, name }) => [sha256, name]));
  return batch.map(({ sha256, name, wantedTwice }) => {
    const twin = sha256 === undefined || wantedTwice ? undefined : names.get(sha256);
    if (twin === undefined) names.set(sha256, name);
    return twin;
  });
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

/** Of the file's bytes, in hex. Undefined on a page that came by plain http, where browsers compute none. */
export async function sha256Of(file: File): Promise<string | undefined> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent outside of secure contexts, whatever its type says
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { SpreadsheetRefused } from './refused.ts';

const MB = 1024 * 1024;
const MAX_FILE = 20 * MB;
const MAX_UNPACKED = 200 * MB;
const MAX_ENTRIES = 10_000;
const MAX_RATIO = 200;
/** Below this size a high ratio is ordinary: a few empty rows compress that well. */
const RATIO_MATTERS_FROM = MB;

const ZIP = Buffer.from('PK');
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

/** The files inside a workbook, by their path without a leading slash; letter case does not matter. */
export interface Archive {
  has(path: string): boolean;
  /** Decoded text in pieces. A wrong checksum or size refuses the workbook at the end of the stream. */
  text(path: string): AsyncGenerator<string, void, undefined>;
}

/** Checks all limits by the directory of the zip, before anything is unpacked. */
export async function openArchive(file: Buffer): Promise<Archive> {
  refuseByFirstBytes(file);
  const zip = await damagedOnFailure(() => fromBufferPromise(file, { lazyEntries: true, autoClose: false }));
  const entries = await damagedOnFailure(() => readDirectory(zip));
  return {
    has: (path) => entries.has(path.toLowerCase()),
    text: (path) => {
      const entry = entries.get(path.toLowerCase());
      if (!entry) throw new SpreadsheetRefused('damaged', `the workbook lacks ${path}`);
      return readText(zip, entry);
    },
  };
}

function refuseByFirstBytes(file: Buffer) {
  if (file.length > MAX_FILE) throw new SpreadsheetRefused('tooLarge', `${file.length} bytes`);
  if (file.subarray(0, 4).equals(COMPOUND_FILE)) {
    if (file.includes(ENCRYPTED_STREAM)) throw new SpreadsheetRefused('encrypted', 'protected by a password');
    throw new SpreadsheetRefused('notXlsx', 'an old binary workbook');
  }
  if (!file.subarray(0, 2).equals(ZIP)) throw new SpreadsheetRefused('notXlsx', 'not a zip archive');
}

async function readDirectory(zip: ZipFile) {
  if (zip.entryCount > MAX_ENTRIES) throw new SpreadsheetRefused('zipBomb', `${zip.entryCount} entries`);
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new SpreadsheetRefused('encrypted', `${entry.fileName} is encrypted`);
    unpacked += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(entry.compressedSize, 1);
    if (unpacked > MAX_UNPACKED || (entry.uncompressedSize > RATIO_MATTERS_FROM && ratio > MAX_RATIO)) {
      throw new SpreadsheetRefused('zipBomb', `${entry.fileName} unpacks to ${entry.uncompressedSize} bytes`);
    }
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  return entries;
}

async function* readText(zip: ZipFile, entry: Entry) {
  const bytes = await damagedOnFailure(() => zip.openReadStreamPromise(entry));
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let checksum = 0;
  for await (const chunk of damagedChunks(bytes)) {
    checksum = crc32(chunk, checksum);
    decoder ??= decoderFor(chunk);
    yield decoder.decode(chunk, { stream: true });
  }
  // Inflating does not notice a flipped bit, and a flipped bit can be another order's number.
  if (checksum !== entry.crc32) throw new SpreadsheetRefused('damaged', `${entry.fileName} fails its checksum`);
}

async function* damagedChunks(bytes: Readable): AsyncGenerator<Buffer, void, undefined> {
  const chunks: AsyncIterator<Buffer> = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await damagedOnFailure(() => chunks.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    bytes.destroy();
  }
}

function decoderFor(start: Buffer) {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder('utf-8');
}

async function damagedOnFailure<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof SpreadsheetRefused) throw cause;
    throw new SpreadsheetRefused('damaged', 'the archive cannot be unpacked', { cause });
  }
}

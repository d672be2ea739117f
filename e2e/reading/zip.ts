import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';

export interface ZipEntry {
  name: string;
  /** The flag without which Windows reads names in its own code page. */
  utf8: boolean;
  bytes: Buffer;
}

const utf8Flag = 0x800;

export async function readZip(file: string): Promise<ZipEntry[]> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  const entries: ZipEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    entries.push({ name: entry.fileName, utf8: (entry.generalPurposeBitFlag & utf8Flag) !== 0, bytes });
  }
  zip.close();
  return entries;
}

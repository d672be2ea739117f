import type { ZipEntry } from '../../../platform/storage/zip.ts';

/** What Windows takes for no part of a file's name. */
const unsafe = /[<>:"/\\|?*]/g;

/** A name for each file: usable on every machine, and once only whatever the case, the second with a 2. */
export function zipPaths(files: readonly { name: string; sha256: Buffer }[]): ZipEntry[] {
  const given = new Set<string>();
  return files.map(({ name, sha256 }) => {
    const safe = name.replace(unsafe, '_').replace(/^\.+/, '_');
    const [, stem = safe, extension = ''] = /^(.+?)(\.[^.]+)?$/.exec(safe) ?? [];
    let path = safe;
    for (let number = 2; given.has(path.toLowerCase()); number++) path = `${stem} (${number})${extension}`;
    given.add(path.toLowerCase());
    return { path, sha256 };
  });
}

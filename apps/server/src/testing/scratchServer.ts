import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '../platform/postgres/embedded.ts';
import { makeScratchFolder } from './scratchFolder.ts';

export interface ScratchServer {
  url(database: string): string;
  stop(): Promise<void>;
}

/** The PostgreSQL of TEST_DATABASE_URL, or an embedded one in a folder that goes away with it. */
export async function startScratchServer(): Promise<ScratchServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const url = (database: string) => Object.assign(new URL(given), { pathname: `/${database}` }).href;
    return { url, stop: async () => {} };
  }
  const folder = await makeScratchFolder();
  const server = await startEmbedded(join(folder, 'pg'), { throwaway: true });
  return {
    url: (database) => server.url(database),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

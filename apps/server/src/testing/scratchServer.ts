import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../platform/postgres/embedded.ts';

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
  const folder = await mkdtemp(join(tmpdir(), 'pressroom-'));
  const server = await startEmbedded(join(folder, 'pg'));
  return {
    url: (database) => server.url(database),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { fileURLToPath } from 'node:url';
import { databaseUrl } from '../database/server.ts';
import type { Target } from '../load.ts';
import { out } from '../folders.ts';
import { startProgram } from './program.ts';

/** A screen, or several that share their data. */
export type BareSide = 'catalogue' | 'listings' | 'mapping' | 'orders' | 'products';

interface BareLists extends AsyncDisposable {
  target(name: string): Target;
}

/** The bare counterpart of one screen's lists, as a process of its own too: it answers the questions of `bare/{lists}Queries.ts`. */
export async function startBareLists(lists: BareSide, database: string): Promise<BareLists> {
  const program = await startProgram({
    name: `bare-${database}`,
    run: [process.execPath, fileURLToPath(import.meta.resolve('../bare/listServer.ts'))],
    cwd: out,
    env: { NODE_ENV: 'production', DATABASE_URL: await databaseUrl(database), LISTS: lists },
    probe: '/',
  });
  return {
    target: (name) => ({ url: `${program.origin}/${name}`, headers: {} }),
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  };
}

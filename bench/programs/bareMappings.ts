import { fileURLToPath } from 'node:url';
import type { QuestionName } from '../bare/mappingQueries.ts';
import { databaseUrl } from '../database/server.ts';
import type { Target } from '../load.ts';
import { out } from '../place.ts';
import { startProgram } from './program.ts';

interface BareMappings extends AsyncDisposable {
  target(name: QuestionName): Target;
}

/** The bare counterpart of the SKU mapping screen's lists, as a process of its own too. */
export async function startBareMappings(database: string): Promise<BareMappings> {
  const program = await startProgram({
    name: `bare-${database}`,
    run: [process.execPath, fileURLToPath(import.meta.resolve('../bare/mappingServer.ts'))],
    cwd: out,
    env: { NODE_ENV: 'production', DATABASE_URL: await databaseUrl(database) },
    probe: '/',
  });
  return {
    target: (name) => ({ url: `${program.origin}/${name}`, headers: {} }),
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  };
}

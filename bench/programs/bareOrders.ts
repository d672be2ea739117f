import { fileURLToPath } from 'node:url';
import { databaseUrl } from '../database/server.ts';
import type { Target } from '../load.ts';
import { out } from '../folders.ts';
import { startProgram } from './program.ts';

export interface BareOrders extends AsyncDisposable {
  target(input: unknown): Target;
}

/** The bare counterpart of the orders page, as a process of its own too. */
export async function startBareOrders(database: string): Promise<BareOrders> {
  const program = await startProgram({
    name: `bare-${database}`,
    run: [process.execPath, fileURLToPath(import.meta.resolve('../bare/ordersServer.ts'))],
    cwd: out,
    env: { NODE_ENV: 'production', DATABASE_URL: await databaseUrl(database) },
    probe: '/',
  });
  return {
    target: (input) => ({ url: `${program.origin}/`, headers: {}, body: JSON.stringify(input) }),
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  };
}

import { join } from 'node:path';
import { checkout, folderIn } from '../folders.ts';
import { startProgram } from './program.ts';

export interface Sandbox extends AsyncDisposable {
  origin: string;
  control<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** The other side, with empty stores, as a process of its own. */
export async function startSandbox(name = 'sandbox'): Promise<Sandbox> {
  const program = await startProgram({
    name,
    run: [process.execPath, join(checkout, 'apps/sandbox/src/main.ts')],
    cwd: folderIn('data/sandbox'),
    env: { SEED: '1', ORDERS: '0', POSTEK_PORT: '0', DATA_DIR: '' },
    probe: '/healthz',
  });
  return {
    origin: program.origin,
    async control<Answer>(method: string, path: string, body?: unknown) {
      const answer = await fetch(`${program.origin}/control/${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { account } from '@pressroom/contract/account/account';
import { databaseUrl } from '../database/server.ts';
import { checkout, folderIn } from '../folders.ts';
import type { Target } from '../load.ts';
import { startProgram } from './program.ts';

export const admin = { username: 'admin', password: 'pressroom' };

/** One key for every database: the copies of a dataset are opened from folders of their own. */
export const benchKey = 'the key of the bench, and of nothing else';

export interface Pressroom extends AsyncDisposable {
  origin: string;
  /** Signed in as admin. */
  headers: Readonly<Record<string, string>>;
  /** A call with a JSON body. */
  target(path: string, input: unknown): Target;
  /** A call with its input in the address. */
  reading(path: string, input: Readonly<Record<string, string | number>>): Target;
  kill(): Promise<void>;
}

/** The real server as a process of its own, as in production, without the workers unless `environment` wants them, on a database that is there. */
export async function startPressroom(
  database: string,
  environment: NodeJS.ProcessEnv = {},
  /** Of several servers on one database each has a name of its own. */
  name = database,
): Promise<Pressroom> {
  const dataDir = folderIn(`data/${name}`);
  const bounds = await memoryBounds();
  const program = await startProgram({
    name: `pressroom-${name}`,
    run: [process.execPath, ...bounds.flags, join(checkout, 'apps/server/src/main.ts')],
    // outside of the checkout's root no .env is read
    cwd: dataDir,
    env: {
      ...bounds.environment,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(checkout, 'node_modules/.cache/node'),
      PROCESS: 'api',
      DATABASE_URL: await databaseUrl(database),
      DATA_DIR: dataDir,
      STORAGE_URL: '',
      ADMIN_PASSWORD: admin.password,
      SECRET_KEY: benchKey,
      ...environment,
    },
    probe: '/readyz',
  });
  const headers = { authtoken: await signIn(program.origin) };
  return {
    origin: program.origin,
    headers,
    target: (path, input) => ({
      url: `${program.origin}${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
    reading: (path, input) => {
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(input)) search.set(name, String(value));
      return { url: `${program.origin}${path}?${search.toString()}`, headers };
    },
    kill: () => program.kill(),
    [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
  };
}

/** How `npm start` bounds the memory: Node's flags, and what the allocator beneath it reads. */
async function memoryBounds(): Promise<{ flags: string[]; environment: Record<string, string> }> {
  const { scripts } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, set = '', flags = ''] = /env ((?:\S+=\S+ )+)node ((?:--\S+ )+)/.exec(scripts.start) ?? [];
  if (set === '') throw new Error('package.json bounds the memory of `npm start` in another way than is read here');
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  return {
    flags: words(flags),
    environment: Object.fromEntries(words(set).map((word) => word.split('=') as [string, string])),
  };
}

export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${account.login.path}`, {
    method: account.login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return data.accessToken;
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const program = path.join(import.meta.dirname, '../apps/server/src/main.ts');
const patience = 240_000;

export const adminPassword = 'journeys-only';

export interface Product {
  url: string;
  /** Everything that it has written so far, over all its starts. */
  output(): string;
  dataDir: string;
  /** Also after `kill`: the same folder and port again. Resolves once it is in service. */
  start(): Promise<void>;
  /** Ends the server at once, without a chance to tidy up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

/** A stopped product, to be copied. */
export interface StartingPoint {
  dataDir: string;
  output: string;
}

export interface ProductOptions {
  /** Filled with the sample shop; else empty. */
  sampleShop: boolean;
  /** The administrator's password; without one the product makes its own and tells it once. */
  password?: string;
  /** Further ones, as in the environment. */
  settings?: Readonly<Record<string, string>>;
  /** The folder in which it gets its own. */
  parent?: string;
  /** Whose data and output it begins with; else it is new. */
  from?: StartingPoint;
}

/** The real server on a data folder of its own and a free port. */
export async function prepareProduct({
  sampleShop,
  password,
  settings,
  parent = tmpdir(),
  from,
}: ProductOptions): Promise<Product> {
  const dataDir = await mkdtemp(path.join(parent, 'pressroom-journey-'));
  // keeps the owners: PostgreSQL's files may belong to another account
  if (from) await promisify(execFile)('cp', ['-a', `${from.dataDir}/.`, dataDir]);
  const port = await freePort();
  let server: ChildProcess | undefined;
  let output = from?.output ?? '';

  async function end(signal: NodeJS.Signals) {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => output,
    async start() {
      // what the runner sets for itself would make this another program than the one in service
      const { NODE_ENV: _, ...environment } = process.env;
      server = spawn(process.execPath, [program, ...(sampleShop ? ['--demo'] : [])], {
        cwd: dataDir,
        env: {
          ...environment,
          PORT: String(port),
          DATA_DIR: dataDir,
          ADMIN_PASSWORD: password ?? '',
          LOG_LEVEL: 'debug',
          SANDBOX: 'false',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const keep = (chunk: Buffer) => {
        output += chunk.toString();
      };
      server.stdout?.on('data', keep);
      server.stderr?.on('data', keep);
      await said(server, sampleShop ? 'The sample shop is ready' : 'Pressroom is running');
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Every process that was started with this folder or works inside it. */
export async function processesOn(folder: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const [command, workingFolder] = await Promise.allSettled([
        readFile(`/proc/${id}/cmdline`, 'utf8'),
        readlink(`/proc/${id}/cwd`),
      ]);
      const words = [command, workingFolder].map((part) => (part.status === 'fulfilled' ? part.value : ''));
      return words.some((word) => word.includes(folder)) ? [`${id} ${words[0]?.replaceAll('\0', ' ')}`] : [];
    }),
  );
  return found.flat();
}

function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`));
    const timer = setTimeout(() => fail(`did not say “${words}”`), patience);
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(words)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

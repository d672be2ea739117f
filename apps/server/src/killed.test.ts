import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { randomFrom } from '@pressroom/imaging/sample';
import { withClient } from './platform/database/client.ts';
import { ensureDatabase } from './platform/postgres/database.ts';
import { startEmbedded } from './platform/postgres/embedded.ts';
import { postmasterPid, workersOf } from './platform/postgres/embedded.fixture.ts';
import { findProcesses } from './platform/postgres/postmaster.ts';
import { freePort, type LiveServer, startLive } from './testing/liveServer.ts';
import { patience } from './testing/patience.ts';
import { type SteadyWriters, startWriters } from './testing/steadyWriters.ts';

/** Each kind of kill once; more by hand, for a proof: `KILL_ROUNDS=30 KILL_SEED=7 npx vitest run --project server src/killed`. */
const askedRounds = process.env['KILL_ROUNDS'];
const seed = Number(process.env['KILL_SEED'] ?? 1);
vi.setConfig({ testTimeout: 300_000 + Number(askedRounds ?? 0) * 60_000 });

const slice = 100;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pressroom-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Tells how long each kind of kill kept the shop closed; printed where more was asked for than the usual few. */
function report(times: ReadonlyMap<string, number[]>, outcome: object): void {
  if (askedRounds === undefined) return;
  const lines = [...times].map(([kind, took]) => {
    const sorted = took.map(Math.round).sort((a, b) => a - b);
    return `${kind}: ${sorted.length} times, median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms`;
  });
  process.stdout.write(`seed ${seed}, ${askedRounds} rounds: ${JSON.stringify(outcome)}\n${lines.join('\n')}\n`);
}

it('is up again after every kill of it, of PostgreSQL and of both, with all that was answered', async () => {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const dataDir = await emptyFolder();
  const postgres = join(dataDir, 'postgres');
  const cluster = join(postgres, 'cluster');
  const port = await freePort();
  const start = () => startLive(port, { DATA_DIR: dataDir });
  let server: LiveServer = start();
  const writers = await startWriters(server.url);

  const killBackend = async () => {
    const backends = await workersOf(postgres, 'postgres pressroom');
    killAll([backends[below(backends.length)]!]);
  };
  const kinds: Record<string, (turn: number) => Promise<void>> = {
    'a backend': async () => {
      await killBackend();
    },
    'a backend, and the server a moment later': async (turn) => {
      await killBackend();
      // in ten turns each tenth of the second after it, near and far ones mixed
      await pause(((turn * 3) % 10) * slice);
      await server.kill();
      server = start();
    },
    'everything during a start': async () => {
      await server.kill();
      server = start();
      await pause(below(15) * slice);
      await Promise.all([server.kill(), findProcesses(cluster).then(killAll)]);
      server = start();
    },
    'PostgreSQL alone': async () => {
      killAll([postmasterPid(postgres)]);
    },
    'PostgreSQL, and the server a moment later': async () => {
      killAll([postmasterPid(postgres)]);
      await pause(below(10) * slice);
      await server.kill();
      server = start();
    },
  };
  const names = Object.keys(kinds);
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < Number(askedRounds ?? names.length); round += 1) {
    const name = names[round % names.length]!;
    await kinds[name]!(Math.floor(round / names.length));
    times.get(name)!.push(await upAgain(writers, `round ${round}, ${name}`, [server]));
  }
  report(times, await writers.check());
});

it('outlives every end of a PostgreSQL of its own, and so does its worker', async () => {
  const random = randomFrom(seed);
  const folder = await emptyFolder();
  const postgres = join(folder, 'outside');
  let outside = await startEmbedded(postgres);
  onTestFinished(() => outside.stop());
  await ensureDatabase(outside.url('postgres'), 'shop');
  const url = outside.url('shop');
  const port = await freePort();
  const shared = { DATABASE_URL: url, STORAGE_URL: join(folder, 'files'), DATA_DIR: join(folder, 'data') };
  const api = startLive(port, { ...shared, PROCESS: 'api' });
  const writers = await startWriters(api.url);
  const worker = startLive(port, { ...shared, PROCESS: 'worker' });

  const restart = async () => {
    await pause(Math.floor(random() * 15) * slice);
    outside = await startEmbedded(postgres);
  };
  const kinds: Record<string, () => Promise<void>> = {
    'a restart': async () => {
      await outside.stop();
      await restart();
    },
    'a crash': async () => {
      const cluster = join(postgres, 'cluster');
      killAll(await findProcesses(cluster));
      // a start would share the one that is only just dying
      await vi.waitFor(async () => expect(await findProcesses(cluster)).toEqual([]), patience);
      await restart();
    },
    'the end of all connections': async () => {
      await withClient(outside.url('postgres'), (client) =>
        client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop'`),
      );
    },
  };
  const names = Object.keys(kinds);
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < Number(askedRounds ?? names.length); round += 1) {
    const name = names[round % names.length]!;
    await kinds[name]!();
    times.get(name)!.push(await upAgain(writers, `round ${round}, ${name}`, [api, worker]));
    await untilJobDone(url);
  }
  report(times, await writers.check());
});

/** Answers how long the next success took; where none comes or a process has ended, says what was the matter. */
async function upAgain(writers: SteadyWriters, what: string, processes: readonly LiveServer[]): Promise<number> {
  const said = () =>
    [what, ...processes.map((one) => (one.isRunning() ? 'runs' : 'ended') + one.complaints())].join('\n');
  const took = await writers.nextSuccess().catch((error: Error) => {
    throw new Error(`not up again after ${said()}`, { cause: error });
  });
  if (processes.some((one) => !one.isRunning())) throw new Error(`a process ended in ${said()}`);
  return took;
}

/** Queues a job and waits until the worker has done it. */
async function untilJobDone(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into pgboss.job (name, data) values ('platform.housekeeping', '{}') returning id`,
    );
    await vi.waitFor(async () => {
      const found = await client.query(`select state from pgboss.job where id = $1`, [rows[0]!.id]);
      expect(found.rows).toEqual([{ state: 'completed' }]);
    }, patience);
  });
}

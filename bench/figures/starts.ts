import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { type Figure, boundValue } from '../figure.ts';
import { checkout } from '../folders.ts';
import { startProgram } from '../programs/program.ts';
import { median, milliseconds } from '../rounds.ts';

const rounds = 3;

export const starts: Figure = {
  names: ['start-cold', 'start-warm'],
  what: 'npm start to the first answer, on an empty data folder and on one that was used; bare is PostgreSQL alone',
  async measure() {
    const taken = { ours: [] as Times[], bare: [] as Times[] };
    for (let round = 0; round < rounds; round += 1) {
      taken.bare.push(await inFolder(startPostgres));
      taken.ours.push(await inFolder(startAll));
    }
    const seconds = (side: Times[], which: keyof Times) => median(side.map((times) => times[which])) / 1000;
    const sides = (which: keyof Times) => ({
      ours: seconds(taken.ours, which),
      bare: seconds(taken.bare, which),
      unit: 's',
    });
    return [
      boundValue('start-cold', sides('cold'), { atMost: 4 }),
      boundValue('start-warm', sides('warm'), { atMost: 1.5 }),
    ];
  },
};

interface Times {
  cold: number;
  warm: number;
}

/** Starts twice in one folder, which is empty before the first start. */
async function inFolder(start: (folder: string) => Promise<AsyncDisposable>): Promise<Times> {
  const folder = await mkdtemp(join(tmpdir(), 'pressroom-bench-'));
  const timed = async () => {
    let started: AsyncDisposable | undefined;
    const spent = await milliseconds(async () => {
      started = await start(folder);
    });
    await started?.[Symbol.asyncDispose]();
    return spent;
  };
  try {
    return { cold: await timed(), warm: await timed() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function startAll(folder: string): Promise<AsyncDisposable> {
  return startProgram({
    name: 'start',
    run: ['npm', 'start'],
    cwd: checkout,
    env: { DATA_DIR: folder, DATABASE_URL: '', STORAGE_URL: '', PROCESS: 'all' },
    probe: '/readyz',
  });
}

async function startPostgres(folder: string): Promise<AsyncDisposable> {
  const postgres = await startEmbedded(folder);
  return { [Symbol.asyncDispose]: () => postgres.stop() };
}

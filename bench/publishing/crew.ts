import { setTimeout as pause } from 'node:timers/promises';
import { drawBy, pick, upTo } from '../../apps/server/src/testing/definitions/draw.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import type { PublishingShop } from './shop.ts';

/** Processes that answer people and work, all on one database, and that are killed and started again. */
export interface Crew extends AsyncDisposable {
  /** One that answers now. */
  anyone(): Pressroom | undefined;
  /** When each was killed, by the clock of this machine. */
  readonly kills: readonly number[];
  /** Kills one after the other until the signal comes; the killed one starts again at once. */
  harass(signal: AbortSignal): Promise<void>;
}

const names = ['a', 'b'] as const;
/** Milliseconds between two kills. */
const [shortest, longest] = [15_000, 40_000];

export async function startCrew({ database, environment }: PublishingShop, seed: number): Promise<Crew> {
  const running = new Map<string, Pressroom>();
  const kills: number[] = [];
  const draw = drawBy(seed);
  const start = async (name: string) => {
    running.set(name, await startPressroom(database, { PROCESS: 'all', ...environment }, `${database}-${name}`));
  };
  for (const name of names) await start(name);
  return {
    kills,
    anyone: () => pick(draw, [...running.values(), undefined]) ?? [...running.values()][0],
    async harass(signal) {
      while (!signal.aborted) {
        await pause(shortest + upTo(draw, longest - shortest), undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return;
        const name = pick(draw, names);
        const victim = running.get(name)!;
        running.delete(name);
        kills.push(Date.now());
        await victim.kill();
        await start(name);
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...running.values()].map((program) => program[Symbol.asyncDispose]()));
    },
  };
}

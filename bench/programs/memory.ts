import { setInterval } from 'node:timers/promises';
import type { Pressroom } from './pressroom.ts';

const megabyte = 1024 ** 2;

/** The most that the process held above what it held before, in MB. */
export async function growth({ origin }: Pressroom, work: () => Promise<unknown>): Promise<number> {
  const before = await held(origin);
  let most = before;
  const done = new AbortController();
  const watching = (async () => {
    for await (const _ of setInterval(200, undefined, { signal: done.signal }))
      most = Math.max(most, await held(origin));
  })().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
  await work();
  done.abort();
  await watching;
  return (most - before) / megabyte;
}

/** What the process holds now, in MB. */
export async function memoryOf({ origin }: Pressroom): Promise<number> {
  return (await held(origin)) / megabyte;
}

async function held(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}

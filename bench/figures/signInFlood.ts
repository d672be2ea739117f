import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { account } from '@pressroom/contract/account/account';
import { datasetOf } from '../database/datasets.ts';
import { type Figure, boundValue } from '../figure.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { milliseconds } from '../rounds.ts';

const tries = 200;
const rounds = 5;

export const signInFlood: Figure = {
  names: ['sign-in-flood'],
  what: `the slowest answer to a signed-in user while ${tries} wrong passwords are tried at once; bare is without them`,
  async measure() {
    await using pressroom = await startPressroom(await datasetOf(10_000));
    const alone = await slowestDuring(pressroom, () => pause());
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      slowest = Math.max(slowest, await slowestDuring(pressroom, () => flood(pressroom)));
    }
    return [boundValue('sign-in-flood', { ours: slowest, bare: alone, unit: 'ms' }, { atMost: 150 })];
  },
};

/** Asks for the user's own facts over and over until the work is done. */
async function slowestDuring(pressroom: Pressroom, work: () => Promise<unknown>): Promise<number> {
  const state = { over: false };
  let slowest = 0;
  const watch = async () => {
    while (!state.over) slowest = Math.max(slowest, await milliseconds(() => ask(pressroom, account.getInfo.path)));
  };
  const watching = watch();
  await work().finally(() => {
    state.over = true;
  });
  await watching;
  return slowest;
}

/** Every try is against another account, so that nothing but the address slows them. */
async function flood(pressroom: Pressroom): Promise<void> {
  const one = () => ask(pressroom, account.login.path, { username: randomUUID(), password: randomUUID() });
  const statuses = await Promise.all(Array.from({ length: tries }, one));
  const odd = statuses.filter((status) => status !== 401 && status !== 429);
  if (odd.length > 0) throw new Error(`wrong passwords were answered ${odd.join(', ')}`);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

function ask({ origin, headers }: Pressroom, path: string, body?: unknown): Promise<number> {
  return new Promise((resolve, reject) => {
    const type = { 'content-type': 'application/json' };
    const asking = request(
      `${origin}${path}`,
      { method: body ? 'POST' : 'GET', headers: { ...headers, ...type } },
      (answer) => {
        answer.resume();
        answer.on('error', reject);
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    asking.on('error', reject);
    asking.end(body && JSON.stringify(body));
  });
}

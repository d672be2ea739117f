import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { stores } from '@pressroom/contract/stores/stores';
import { account } from '@pressroom/contract/account/account';
import { livePassword } from './liveServer.ts';
import { patience } from './patience.ts';

const writers = 4;
const betweenTries = 20;
/** A cluster is made, and every migration runs, on a machine that has other things to do. */
const firstStart = { ...patience, timeout: 120_000 };

interface Answer {
  status: number;
  body: { code: number; msg: string; data: never };
}

export interface SteadyWriters {
  /** Until a write that began after this call has been answered with success; answers how long that took, in milliseconds. */
  nextSuccess(): Promise<number>;
  /** What was answered with success is there, once, and no answer was anything but success or a clear 503. */
  check(): Promise<{ written: number; refused: number }>;
}

/** Several people who write all the time, take down what was answered with success, and go on when nobody answers. */
export async function startWriters(url: string): Promise<SteadyWriters> {
  let token = '';
  const post = async (path: string, input: unknown): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en', authtoken: token };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  await vi.waitFor(async () => {
    const { status, body } = await post(account.login.path, { username: 'admin', password: livePassword });
    expect(status).toBe(200);
    token = (body.data as { accessToken: string }).accessToken;
  }, firstStart);

  const answered: string[] = [];
  const strange: Answer[] = [];
  let refused = 0;
  let begun = 0;
  let latest = -1;
  const stopping = new AbortController();

  async function writeOne(): Promise<void> {
    const number = begun;
    begun += 1;
    const name = `Store ${number}`;
    const form = { name, typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1, remark: 'kept' };
    const answer = await post(stores.create.path, form);
    if (answer.status === 200) {
      answered.push(name);
      latest = Math.max(latest, number);
    } else if (answer.status === 503) refused += 1;
    else strange.push(answer);
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      // nobody answers while the server is down
      await writeOne().catch((error: unknown) => {
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      });
      await pause(betweenTries);
    }
  }

  const working = Promise.all(Array.from({ length: writers }, work));
  const stop = async () => {
    stopping.abort();
    await working;
  };
  onTestFinished(stop);
  return {
    async nextSuccess() {
      const from = begun;
      const since = performance.now();
      const before = refused;
      await vi
        .waitFor(() => expect(latest).toBeGreaterThanOrEqual(from), patience)
        .catch((error: Error) => {
          const counts = `${begun - from} begun since, ${refused - before} of all refused, ${strange.length} strange`;
          throw new Error(`no write has succeeded: ${counts}`, { cause: error });
        });
      return performance.now() - since;
    },
    async check() {
      await stop();
      const listed = await fetch(`${url}${stores.page.path}?pageSize=10000`, { headers: { authtoken: token } });
      const { data } = (await listed.json()) as { data: { rows: { name: string }[] } };
      const kept = data.rows.map(({ name }) => name);
      expect(new Set(kept).size).toBe(kept.length);
      expect(answered.filter((name) => !kept.includes(name))).toEqual([]);
      expect(strange).toEqual([]);
      return { written: answered.length, refused };
    },
  };
}

import { onTestFinished } from 'vitest';
import { buildSandbox, type Sandbox } from '../sandbox.ts';

export interface TestSandbox extends Sandbox {
  /** Advances the clock that the sandbox is given. */
  pass(ms: number): void;
  control<Answer = unknown>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer>;
  /** Makes orders in a store and returns their numbers. */
  orders(spec?: object, store?: string): Promise<string[]>;
}

/** Saturday, 21 November 2026, 16:00 in UTC+8. */
export const start = Date.parse('2026-11-21T08:00:00Z');

export async function makeSandbox(options: { seed?: number; ordersPerStore?: number } = {}): Promise<TestSandbox> {
  let now = start;
  const sandbox = await buildSandbox({ ...options, now: () => now });
  onTestFinished(() => sandbox.app.close());
  const control = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const reply = await sandbox.app.inject({
      method,
      url: `/control/${path}`,
      ...(body ? { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    if (reply.statusCode >= 400) throw new Error(`${reply.statusCode} ${reply.body}`);
    return reply.json<Answer>();
  };
  return {
    ...sandbox,
    control,
    pass: (ms) => void (now += ms),
    async orders(spec = {}, store = 's1') {
      const { orders } = await control<{ orders: string[] }>('POST', `stores/${store}/orders`, spec);
      return orders;
    },
  };
}

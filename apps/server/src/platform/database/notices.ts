import { Client, escapeIdentifier } from 'pg';
import type { Logger } from '../logger.ts';

type Listener = (payload: string) => void;

export interface Notices {
  /** Calls `listener` for every NOTIFY on the channel, and once with '' after a lost connection is back. */
  on(channel: string, listener: Listener): () => void;
  close(): Promise<void>;
}

/** One connection that listens for the whole process and comes back by itself. */
export async function openNotices(connectionString: string, log: Logger): Promise<Notices> {
  const listeners = new Map<string, Set<Listener>>();
  let closed = false;
  let client: Client;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    client = new Client({ connectionString, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', (error) => reconnect(error));
    client.on('end', () => reconnect());
    await client.connect();
    for (const channel of listeners.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
  }

  function reconnect(error?: Error): void {
    if (closed || retry) return;
    log.warn({ err: error }, 'the listening connection broke; connecting again');
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(
        () => listeners.forEach((set) => set.forEach((listener) => listener(''))),
        (again: Error) => reconnect(again),
      );
    }, 500);
  }

  await connect();
  return {
    on(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      if (set.size === 1) {
        client.query(`listen ${escapeIdentifier(channel)}`).catch((error: Error) => reconnect(error));
      }
      return () => set.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client.end();
    },
  };
}

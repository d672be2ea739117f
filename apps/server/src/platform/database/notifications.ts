import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { Logger } from '../logger.ts';

type Listener = (payload: string) => void;

export interface Notifications {
  /** Calls `listener` for every NOTIFY on the channel, and once with '' after a lost connection is back. */
  on(channel: string, listener: Listener): () => void;
  /**
   * Whether notifications are known to arrive. A connection may be lost in silence: while this is false, what was announced may be
   * unknown here, and the database is to be asked instead.
   */
  arrive(): boolean;
  close(): Promise<void>;
}

/** How often the connection sends itself a notification, and how long that may be under way, in milliseconds. */
export interface Heartbeat {
  interval: number;
  deadline: number;
}

/** Within the sum of the two, an event elsewhere is known here, or `arrive` answers false. */
const usual: Heartbeat = { interval: 3000, deadline: 3000 };
const connectingAtMost = 5000;
const betweenTries = 500;
const closingAtMost = 1000;
/** How the connection is called in `pg_stat_activity`. */
export const listeningName = 'pressroom notifications';

interface Connection {
  client: Client;
  /** Settles when the connection has proved unusable. */
  broken: Promise<Error>;
  giveUp(error: Error): void;
}

/** One connection that listens for the whole process, proves itself again and again, and comes back by itself. */
export async function openNotifications(
  connectionString: string,
  log: Logger,
  { interval, deadline }: Heartbeat = usual,
): Promise<Notifications> {
  const listeners = new Map<string, Set<Listener>>();
  /** A channel that nobody else hears of, for the notifications to itself. */
  const own = `heartbeat_${randomUUID()}`;
  const closing = new AbortController();
  let current: Connection;
  let heartbeatTimer: NodeJS.Timeout | undefined;
  /** When the latest heartbeat that came back was sent. */
  let aliveAt = -Infinity;
  let expected: { token: string; arrived: () => void } | undefined;

  async function open(): Promise<void> {
    const opened = prepare();
    try {
      await opened.client.connect();
      current = opened;
      for (const channel of [own, ...listeners.keys()]) await listen(opened.client, channel);
      await sendHeartbeat(opened, connectingAtMost);
    } catch (error) {
      discard(opened);
      throw error;
    }
  }

  function prepare(): Connection {
    const { promise: broken, resolve } = Promise.withResolvers<Error>();
    const client = new Client({
      connectionString,
      application_name: listeningName,
      keepAlive: true,
      connectionTimeoutMillis: connectingAtMost,
    });
    const giveUp = (error: Error) => {
      if (current?.client === client) aliveAt = -Infinity;
      resolve(error);
    };
    client.on('notification', ({ channel, payload }) => {
      if (channel === own && payload === expected?.token) expected?.arrived();
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', giveUp);
    client.on('end', () => giveUp(new Error('the listening connection ended')));
    return { client, broken, giveUp };
  }

  /** Sends a notification to itself and waits until it has come back, by the way that all notifications come. */
  async function sendHeartbeat(connection: Connection, within = deadline): Promise<void> {
    const token = randomUUID();
    const sentAt = performance.now();
    const arrival = Promise.withResolvers<void>();
    const silence = Promise.withResolvers<never>();
    const late = setTimeout(() => silence.reject(new Error('the listening connection is silent')), within);
    expected = { token, arrived: arrival.resolve };
    try {
      const sent = connection.client.query('select pg_notify($1, $2)', [own, token]);
      await Promise.race([Promise.all([sent, arrival.promise]), silence.promise]);
    } finally {
      clearTimeout(late);
    }
    if (closing.signal.aborted) return;
    aliveAt = sentAt;
    heartbeatTimer = setTimeout(() => void sendHeartbeat(connection).catch(connection.giveUp), interval);
  }

  function discard({ client }: Connection): void {
    client.end().catch((error: Error) => log.debug({ err: error }, 'a lost connection could not be closed'));
  }

  /** Opens another whenever one has broken; what was announced in between is unknown, so every listener is called. */
  async function keepOpen(): Promise<void> {
    while (!closing.signal.aborted) {
      const error = await current.broken;
      if (closing.signal.aborted) return;
      clearTimeout(heartbeatTimer);
      log.warn({ err: error }, 'the listening connection broke; connecting again');
      discard(current);
      await reopen();
    }
  }

  async function reopen(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(betweenTries, undefined, { ref: false });
      try {
        await open();
        listeners.forEach((set) => set.forEach((listener) => listener('')));
        return;
      } catch (error) {
        log.debug({ err: error }, 'the listening connection cannot be opened yet');
      }
    }
  }

  await open();
  void keepOpen();
  return {
    on(channel, listener) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      const { client, giveUp } = current;
      if (set.size === 1) listen(client, channel).catch(giveUp);
      return () => set.delete(listener);
    },
    arrive: () => performance.now() - aliveAt < interval + deadline,
    async close() {
      closing.abort();
      clearTimeout(heartbeatTimer);
      // the server may never answer on a connection that was lost in silence
      await Promise.race([current.client.end(), pause(closingAtMost, undefined, { ref: false })]);
    },
  };
}

async function listen(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${escapeIdentifier(channel)}`);
}

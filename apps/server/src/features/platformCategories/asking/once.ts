import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { openKeyedLimiter } from '../../../platform/keyedLimiter.ts';

/** Each question holds a connection to the database while it is asked, and the pool has twenty. */
const questionsAtOnce = 6;

interface Asking {
  underWay: Map<string, Promise<unknown>>;
  slots: ReturnType<typeof openKeyedLimiter>;
}

const ofApp = new WeakMap<App, Asking>();

function askingOf(app: App): Asking {
  const known = ofApp.get(app) ?? { underWay: new Map(), slots: openKeyedLimiter(questionsAtOnce) };
  ofApp.set(app, known);
  return known;
}

/**
 * Does the work of this name once for all who want it at the same time in this process. Other processes wait until it is
 * done, and must then look for its result: `since` is when they began to wait.
 */
export function onceForAll<T>(app: App, name: string, work: (held: Db, since: string) => Promise<T>): Promise<T> {
  const { underWay, slots } = askingOf(app);
  const running = underWay.get(name) as Promise<T> | undefined;
  if (running) return running;
  const begun = slots.run(name, () => locked(app, name, work)).finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

function locked<T>(app: App, name: string, work: (held: Db, since: string) => Promise<T>): Promise<T> {
  return app.db.connection().execute(async (held) => {
    const { rows } = await sql<{ since: string }>`select clock_timestamp()::text as since`.execute(held);
    const key = sql`hashtextextended(${`platformCategories ${name}`}, 0)`;
    await sql`select pg_advisory_lock(${key})`.execute(held);
    try {
      return await work(held, rows[0]!.since);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(held);
    }
  });
}

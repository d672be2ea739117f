import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { account } from '@pressroom/contract/account/account';
import { orders } from '@pressroom/contract/orders/orders';
import { taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { type Client, escapeLiteral } from 'pg';
import { copyOf } from '../database/dataset.ts';
import { datasetOf } from '../database/datasets.ts';
import { withClient } from '../database/server.ts';
import { compareRatio, type Figure } from '../figure.ts';
import { latency, send, type Target, warmAll } from '../load.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { inTurn, milliseconds } from '../rounds.ts';

const signOutsPerSecond = 200;
const noticesPerSecond = 1000;
const reachedAtLeast = 0.9;
const seconds = 5;
const rounds = 5;
const clients = 2;
/** As many are signed in as sign out in one round; each of the first ones has a page open all the time. */
const people = signOutsPerSecond * seconds;
const watching = 20;

/** A sign-out is announced by the database; the notices are what other processes' sign-outs and tasks announce. */
export const signOuts: Figure = {
  names: ['sign-outs'],
  onDemand: true,
  what: `the p95 of the list of 1,000,000 orders, ${clients} clients, while ${signOutsPerSecond} people sign out and ${noticesPerSecond.toLocaleString('en')} notices come each second (ours), and without them (bare)`,
  async measure() {
    const database = await copyOf(await datasetOf(1_000_000), 'sign_outs');
    await using pressroom = await startPressroom(database);
    const list = pressroom.target(orders.queryList.path, {});
    await warmAll([[list]]);
    return await withClient(database, async (client) => {
      await makePeople(client);
      await watchTasks(pressroom, await openSessions(client, 'watching', watching));
      let round = 0;
      const sides = await inTurn(rounds, {
        ours: async () => {
          const name = `round ${round++}`;
          const tokens = await openSessions(client, name, people);
          for (const token of tokens) await send(ownFacts(pressroom, token));
          const disturbed = signOutAll(database, name);
          const [slow] = await Promise.all([slowestTwentieth(list), disturbed]);
          await requireGone(pressroom, tokens[Math.floor(people * reachedAtLeast)]!);
          return slow;
        },
        bare: () => slowestTwentieth(list),
      });
      return [compareRatio('sign-outs', { ...sides, unit: 'ms' }, { atMost: 2 })];
    });
  },
};

async function makePeople(client: Client): Promise<void> {
  await client.query(
    `insert into users (username, password_hash, nickname, role_id)
     select 'person-' || n, '', 'Person ' || n, (select id from roles where holds_everything) from generate_series(1, $1) n`,
    [people],
  );
}

/** The tokens of so many people's new sessions. */
async function openSessions(client: Client, name: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ token: string }>(
    `with opened as (
       select format('%s %s', $1::text, n) as token, id from generate_series(1, $2) n join users on username = 'person-' || n),
     made as (
       insert into sessions (token_hash, user_id, expires_at)
       select sha256(token::bytea), id, clock_timestamp() + interval '8 hours' from opened)
     select token from opened`,
    [name, count],
  );
  return rows.map(({ token }) => token);
}

const ownFacts = ({ origin }: Pressroom, token: string): Target => ({
  url: `${origin}${account.getInfo.path}`,
  headers: { authtoken: token },
});

/** Opens what every page of the web interface keeps open; it ends with the server. */
async function watchTasks({ origin }: Pressroom, tokens: readonly string[]): Promise<void> {
  for (const authtoken of tokens) {
    const asking = request(`${origin}${taskStreamPath}`, { headers: { authtoken } }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`${taskStreamPath} answered ${answer.statusCode}`);
    answer.on('error', () => {}).resume();
  }
}

/** Ends the sessions of a round one after the other while notices come, both at their rates. */
async function signOutAll(database: string, name: string): Promise<void> {
  const signOut = `
    update sessions set ended_at = clock_timestamp()
    where token_hash = sha256(format('%s %s', ${escapeLiteral(name)}, n)::bytea) and ended_at is null`;
  // in turn the end of a session that was used elsewhere, and a step of somebody's task
  const announce = `
    perform case n % 2
      when 0 then pg_notify('access_changed', 'session:' || 1000000000 + n)
      else pg_notify('task_changed', 1000000000 + n || ':' || 2 + n % ${people}) end`;
  const reached = await Promise.all([
    rateReached(database, signOutsPerSecond, signOut),
    rateReached(database, noticesPerSecond, announce),
  ]);
  if (reached.some((part) => part < reachedAtLeast))
    throw new Error(`The rates were not reached: ${reached.map((part) => `${Math.round(part * 100)} %`).join(', ')}`);
}

/**
 * Does `one` so many times a second for the length of a round, each time in a transaction of its own; answers which part of the rate
 * was reached. PostgreSQL keeps the time: this process measures meanwhile.
 */
async function rateReached(database: string, perSecond: number, one: string): Promise<number> {
  const taken = await withClient(database, (client) =>
    milliseconds(() =>
      client.query(`
        do $$
        declare
          start timestamptz := clock_timestamp();
        begin
          for n in 1..${perSecond * seconds} loop
            perform pg_sleep(extract(epoch from start + interval '1 second' * n / ${perSecond} - clock_timestamp()));
            ${one};
            commit;
          end loop;
        end
        $$`),
    ),
  );
  return Math.min(1, (seconds * 1000) / taken);
}

/** The p95 of the answers to clients each of which asks again as soon as it is answered. */
async function slowestTwentieth(target: Target): Promise<number> {
  const taken: number[] = [];
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) taken.push(await latency(target));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)]!;
}

/** The server has heard of the sign-outs. */
async function requireGone(pressroom: Pressroom, token: string): Promise<void> {
  const { url, headers } = ownFacts(pressroom, token);
  const { status } = await fetch(url, { headers });
  if (status !== 401) throw new Error(`Somebody who has signed out was answered ${status}`);
}

import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import { fail } from '../failure.ts';
import { networkOf } from './network.ts';

/** Whose password is tried, and from where. */
export interface Try {
  username: string;
  address: string;
}

interface Rule {
  /** Failures that cost no time. */
  free: number;
  /** From this many failures on nothing is tried until the lock is over. */
  lock: number;
}

const ofAccount: Rule = { free: 3, lock: 10 };
const rules = {
  account: ofAccount,
  // where the account has signed in before it counts alone: strangers cannot lock it out there
  familiar: ofAccount,
  // an office shares one address
  address: { free: 20, lock: 100 },
} as const;
type Kind = keyof typeof rules;

const lockSeconds = 15 * 60;
const longestWait = 60;
const minute = 60;

/**
 * Ends in 429 while the account or the address has to wait: each failure beyond the free ones doubles the wait, then
 * comes a lock. An account that does not exist is treated as one that does.
 */
export async function refuseTooSoon(db: Db, who: Try): Promise<void> {
  const { rows } = await sql<{ kind: Kind; failures: number; age: number }>`
    select f.kind, f.failures, extract(epoch from clock_timestamp() - f.last_at)::float8 as age
    from sign_in_failures f join (${subjects(who)}) s using (kind, username, address)`.execute(db);
  const waits = rows.map(({ kind, failures, age }) => waitAfter(failures, rules[kind]) - age);
  const left = Math.ceil(Math.max(0, ...waits));
  if (left > longestWait) {
    const minutes = Math.ceil(left / minute);
    fail(429, 'account.locked', { params: { minutes }, data: { seconds: left } });
  }
  if (left > 0) fail(429, 'account.wait', { params: { seconds: left }, data: { seconds: left } });
}

/** One more failed try against the account and from the address; those before a quiet while are forgotten. */
export async function countFailure(tx: Tx, who: Try): Promise<void> {
  await sql`
    insert into sign_in_failures (kind, username, address, failures)
    select kind, username, address, 1 from (${subjects(who)}) s order by kind
    on conflict (kind, username, address) do update set
      failures = case when sign_in_failures.last_at < clock_timestamp() - make_interval(secs => ${lockSeconds})
                      then 1 else sign_in_failures.failures + 1 end,
      last_at = ${now}`.execute(tx);
}

/** A success, or a new password, starts the account afresh; the address keeps its count. */
export async function forgetFailures(tx: Tx, { username }: Pick<Try, 'username'>): Promise<void> {
  await tx
    .deleteFrom('signInFailures')
    .where('kind', 'in', ['account', 'familiar'])
    .where('username', '=', username.toLowerCase())
    .execute();
}

/** What a try counts against: the account as this address sees it, and the address. */
function subjects({ username, address }: Try) {
  const name = username.toLowerCase();
  return sql`
    select case when familiar then 'familiar' else 'account' end as kind, ${name}::text as username,
           case when familiar then ${address}::text else '' end as address
    from (select exists (
      select 1 from sessions s join users u on u.id = s.user_id
      where lower(u.username) = ${name} and s.address = ${address}
        and s.gmt_create > clock_timestamp() - interval '30 days') as familiar) seen
    union all
    select 'address', '', ${networkOf(address)}::text`;
}

/** Seconds after the latest of so many failures. */
function waitAfter(failures: number, { free, lock }: Rule): number {
  if (failures >= lock) return lockSeconds;
  return failures < free ? 0 : Math.min(longestWait, 2 ** (failures - free));
}

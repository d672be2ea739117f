import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import { fail } from '../failure.ts';
import { networkOf } from './network.ts';

/** An attempt to sign in: with whose name, and from which address. */
export interface SignInAttempt {
  username: string;
  address: string;
}

interface Rule {
  /** After this many failures nobody has to wait yet. */
  free: number;
  /** From this many failures on no password is checked until the lock is over. */
  lock: number;
}

const ofAccount: Rule = { free: 3, lock: 10 };
const rules = {
  account: ofAccount,
  // addresses from which the account has signed in before count by themselves: strangers elsewhere cannot lock it out
  familiar: ofAccount,
  // many people of one office share an address
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
export async function refuseTooSoon(db: Db, attempt: SignInAttempt): Promise<void> {
  const { rows } = await sql<{ kind: Kind; failures: number; age: number }>`
    select f.kind, f.failures, extract(epoch from clock_timestamp() - f.last_at)::float8 as age
    from sign_in_failures f join (${subjects(attempt)}) s using (kind, username, address)`.execute(db);
  const waits = rows.map(({ kind, failures, age }) => waitAfter(failures, rules[kind]) - age);
  const left = Math.ceil(Math.max(0, ...waits));
  if (left > longestWait) {
    const minutes = Math.ceil(left / minute);
    fail(429, 'account.locked', { params: { minutes }, data: { seconds: left } });
  }
  if (left > 0) fail(429, 'account.wait', { params: { seconds: left }, data: { seconds: left } });
}

/** Counts a failure against the account and against the address. A count whose latest failure is long ago starts at one again. */
export async function countFailure(tx: Tx, attempt: SignInAttempt): Promise<void> {
  await sql`
    insert into sign_in_failures (kind, username, address, failures)
    select kind, username, address, 1 from (${subjects(attempt)}) s order by kind
    on conflict (kind, username, address) do update set
      failures = case when sign_in_failures.last_at < clock_timestamp() - make_interval(secs => ${lockSeconds})
                      then 1 else sign_in_failures.failures + 1 end,
      last_at = ${now}`.execute(tx);
}

/** Clears the count of the account, after a success or a new password. The address keeps its own. */
export async function forgetFailures(tx: Tx, { username }: Pick<SignInAttempt, 'username'>): Promise<void> {
  await tx
    .deleteFrom('signInFailures')
    .where('kind', 'in', ['account', 'familiar'])
    .where('username', '=', username.toLowerCase())
    .execute();
}

/** The two counters of an attempt: the account, familiar or not to this address, and the address. */
function subjects({ username, address }: SignInAttempt) {
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

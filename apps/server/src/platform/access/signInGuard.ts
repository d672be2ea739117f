import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { fail } from '../failure.ts';

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

const rules: Readonly<Record<'account' | 'address', Rule>> = {
  account: { free: 3, lock: 10 },
  // an office shares one address
  address: { free: 20, lock: 100 },
};
const lockSeconds = 15 * 60;
const longestWait = 60;
const minute = 60;

const accountSubject = ({ username }: Pick<Try, 'username'>) => `account:${username.toLowerCase()}`;
/** Counts alone where the account has signed in before: strangers cannot lock it out there. */
const familiarSubject = (who: Try) => `${accountSubject(who)}@${who.address}`;
const addressSubject = ({ address }: Pick<Try, 'address'>) => `address:${address}`;

/**
 * Ends in 429 while the account or the address has to wait: each failure beyond the free ones doubles the wait, then
 * comes a lock. An account that does not exist is treated as one that does.
 */
export async function refuseTooSoon(db: Db, who: Try): Promise<void> {
  const rows = await failuresOf(db, who);
  const waits = rows.map(({ subject, failures, age }) => waitAfter(failures, ruleOf(subject)) - age);
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
    insert into sign_in_failures (subject, failures)
    select unnest(array[${ownSubject(who)}, ${addressSubject(who)}::text]), 1
    on conflict (subject) do update set
      failures = case when sign_in_failures.last_at < clock_timestamp() - make_interval(secs => ${lockSeconds})
                      then 1 else sign_in_failures.failures + 1 end,
      last_at = clock_timestamp()`.execute(tx);
}

/** A success, or a new password, starts the account afresh; the address keeps its count. */
export async function forgetFailures(tx: Tx, { username }: Pick<Try, 'username'>): Promise<void> {
  const account = accountSubject({ username });
  await tx
    .deleteFrom('signInFailures')
    .where((eb) =>
      eb.or([eb('subject', '=', account), eb(eb.fn('starts_with', ['subject', eb.val(`${account}@`)]), '=', true)]),
    )
    .execute();
}

async function failuresOf(db: Db, who: Try) {
  return db
    .selectFrom('signInFailures')
    .where((eb) => eb.or([eb('subject', '=', addressSubject(who)), eb('subject', '=', ownSubject(who))]))
    .select(['subject', 'failures', sql<number>`extract(epoch from clock_timestamp() - last_at)::float8`.as('age')])
    .execute();
}

/** The account's subject as this address counts it. */
function ownSubject(who: Try): RawBuilder<string> {
  return sql<string>`(case when exists (
    select 1 from sessions s join users u on u.id = s.user_id
    where lower(u.username) = ${who.username.toLowerCase()} and s.address = ${who.address}
      and s.gmt_create > clock_timestamp() - interval '30 days'
  ) then ${familiarSubject(who)}::text else ${accountSubject(who)}::text end)`;
}

function ruleOf(subject: string): Rule {
  return rules[subject.startsWith('address:') ? 'address' : 'account'];
}

/** Seconds after the latest of so many failures. */
function waitAfter(failures: number, { free, lock }: Rule): number {
  if (failures >= lock) return lockSeconds;
  return failures < free ? 0 : Math.min(longestWait, 2 ** (failures - free));
}

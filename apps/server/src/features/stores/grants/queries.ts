import type { Message } from '@pressroom/contract/message';
import type { GrantScope, WarningLevel } from '@pressroom/contract/stores/authorization';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { onConstraint } from '../../../platform/database/constraint.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import type { StoreGrants } from '../../../platform/database/schema.gen.ts';

export type GrantRecord = Selectable<StoreGrants>;

/** The marketplace's facts about an authorisation. */
export interface GrantFacts {
  /** Null: it does not expire, or the marketplace does not say when. */
  expiresAt: Date | null;
  missingScopes: readonly string[];
}

export function findGrants(db: Db, storeIds: readonly string[]): Promise<GrantRecord[]> {
  return db
    .selectFrom('storeGrants')
    .selectAll()
    .where('storeId', '=', anyOf(storeIds, 'bigint'))
    .orderBy('storeId')
    .orderBy('scope')
    .execute();
}

/** Authorisations of normal stores, with what a call to the marketplace needs. */
export function findUsedGrants(db: Db) {
  return db
    .selectFrom('storeGrants as g')
    .innerJoin('stores as s', 's.id', 'g.storeId')
    .where('s.dataStatus', '=', 1)
    .select(['g.storeId', 'g.scope', 'g.authorizedAt', 'g.problem', 'g.warned'])
    .select(['s.name as storeName', 's.typeCode', 's.countryCode'])
    .orderBy('g.storeId')
    .orderBy('g.scope')
    .execute();
}

/** The store whose authorisation opens this shop. */
export function findGrantOfShop(db: Db, scope: GrantScope, account: string) {
  return db
    .selectFrom('storeGrants as g')
    .innerJoin('stores as s', 's.id', 'g.storeId')
    .where('g.scope', '=', scope)
    .where('g.account', '=', account)
    .select(['g.storeId', 's.name as storeName'])
    .executeTakeFirst();
}

/** Stores an authorisation in place of the former one. */
export async function grantStore(
  tx: Tx,
  storeId: string,
  scope: GrantScope,
  facts: GrantFacts & { account: string | undefined },
): Promise<void> {
  const values = {
    account: facts.account ?? null,
    authorizedAt: now,
    expiresAt: facts.expiresAt?.toISOString() ?? null,
    missingScopes: [...facts.missingScopes],
    checkedAt: now,
    problem: null,
    warned: null,
  };
  const grant = tx
    .insertInto('storeGrants')
    .values({ storeId, scope, ...values })
    .onConflict((conflict) => conflict.columns(['storeId', 'scope']).doUpdateSet(values))
    .execute();
  await onConstraint(grant, { store_grants_account_key: () => fail(409, 'stores.changedMeanwhile') });
}

/** Stores what the marketplace has confirmed and clears the problem. Undefined where the authorisation has been withdrawn. */
export function confirmGrant(
  tx: Tx,
  storeId: string,
  scope: GrantScope,
  facts: GrantFacts,
): Promise<GrantRecord | undefined> {
  return tx
    .updateTable('storeGrants')
    .set({
      expiresAt: facts.expiresAt?.toISOString() ?? null,
      missingScopes: [...facts.missingScopes],
      checkedAt: now,
      problem: null,
    })
    .where('storeId', '=', storeId)
    .where('scope', '=', scope)
    .returningAll()
    .executeTakeFirst();
}

/** Stores the problem that a call has met; null when the call has worked. Returns whether that was a change. */
export async function noteGrantProblem(
  tx: Tx,
  storeId: string,
  scope: GrantScope,
  problem: Message | null,
): Promise<boolean> {
  const value = problem && json(problem);
  const noted = await tx
    .updateTable('storeGrants')
    .set({ problem: value, checkedAt: now })
    .where('storeId', '=', storeId)
    .where('scope', '=', scope)
    .where('problem', 'is distinct from', value)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

export async function noteWarned(
  tx: Tx,
  storeId: string,
  scope: GrantScope,
  level: WarningLevel | null,
): Promise<void> {
  await tx
    .updateTable('storeGrants')
    .set({ warned: level })
    .where('storeId', '=', storeId)
    .where('scope', '=', scope)
    .execute();
}

export async function dropGrant(tx: Tx, storeId: string, scope: GrantScope): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('storeGrants')
    .where('storeId', '=', storeId)
    .where('scope', '=', scope)
    .executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

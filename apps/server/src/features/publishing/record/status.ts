import type { UpdateObject } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, json, now } from '../../../platform/database/expressions.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { KeptProblem } from './heads.ts';

interface Values extends Omit<UpdateObject<DB, 'listings', 'listings'>, 'problem'> {
  problem?: KeptProblem | null;
}

/** Gives listings the same values, and a new version. The counts of plans and tabs follow by themselves. */
export async function setListings(tx: Tx, ids: readonly string[], { problem, ...values }: Values): Promise<void> {
  await tx
    .updateTable('listings')
    .set({
      ...values,
      ...(problem !== undefined && { problem: problem && json(problem) }),
      gmtModified: now,
    })
    .where('id', '=', anyOf(ids, 'bigint'))
    .execute();
}

import type { Stage } from '@pressroom/contract/publishing/status';
import type { Selectable } from 'kysely';
import { type AuditEntry, underIds } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Listings } from '../../../platform/database/schema.gen.ts';

const columns = ['id', 'cargoNo', 'publishStatus', 'stage', 'shelf', 'problem', 'marketId', 'differs'] as const;

/** What sending and the marketplaces change of a listing, and its item number, which names it to the reader. */
export type ListingFacts = Pick<Selectable<Listings>, (typeof columns)[number]>;

export function findFacts(tx: Tx, ids: readonly string[]): Promise<ListingFacts[]> {
  return tx.selectFrom('listings').where('id', '=', anyOf(ids, 'bigint')).select(columns).orderBy('id').execute();
}

/** The audit entry of an act on listings: for each the fields that differ from `before`. `shared` are facts about all of them. */
export async function changesTo(tx: Tx, before: readonly ListingFacts[], shared: object = {}): Promise<AuditEntry> {
  const ids = before.map(({ id }) => id);
  const after = await findFacts(tx, ids);
  const [was, is] = [before, after].map((facts) => new Map(facts.map((one) => [one.id, one])));
  return {
    object: 'publishProducts',
    ids,
    before: underIds(before, ({ id }) => unlike(was!.get(id)!, is!.get(id))),
    after: { ...shared, ...underIds(after, ({ id }) => unlike(is!.get(id)!, was!.get(id))) },
  };
}

/** How far sending has come is no outcome: what is tried again goes through it time after time. */
const onItsWay: readonly (Stage | null)[] = ['queued', 'pictures', 'sending'];

/**
 * Whether any of them stands otherwise than `before`: taken, refused, unanswered, or held up for another reason. A try that
 * ends as the one before it has changed nothing.
 */
export async function haveFared(tx: Tx, before: readonly ListingFacts[]): Promise<boolean> {
  const after = await findFacts(
    tx,
    before.map(({ id }) => id),
  );
  const outcomes = [before, after].map((facts) => JSON.stringify(facts.map(outcomeOf)));
  return outcomes[0] !== outcomes[1];
}

function outcomeOf({ stage, ...facts }: ListingFacts): unknown {
  return { ...facts, stage: onItsWay.includes(stage as Stage | null) ? 'onItsWay' : stage };
}

function unlike(one: ListingFacts, other: Partial<ListingFacts> = {}): object {
  const differs = ([name, value]: [string, unknown]) =>
    name === 'cargoNo' || JSON.stringify(value) !== JSON.stringify(other[name as keyof ListingFacts]);
  return Object.fromEntries(
    Object.entries(one)
      .filter(([name]) => name !== 'id')
      .filter(differs),
  );
}

import type { CallFailure } from '../client/callFailure.ts';

/** One thing that a record says, in the words of its form. */
export interface Fact {
  /** The form's field that holds it. */
  name: string;
  label: string;
  text: string;
}

/** What a form needs to know of the record it changes, to tell what somebody else changed meanwhile. */
export interface Editing<Row, Values> {
  /** As it was loaded. */
  record: Row;
  /** What the form starts with for such a record. */
  valuesOf: (record: Row) => Values;
  facts: (record: Row) => readonly Fact[];
}

/** Nothing where there is no record yet. */
export function editing<Row, Values>(
  record: Row | undefined,
  valuesOf: (record: Row) => Values,
  facts: (record: Row) => readonly Fact[],
): Editing<Row, Values> | undefined {
  return record && { record, valuesOf, facts };
}

/** The record was changed by somebody else after it was loaded. */
export interface Conflict<Row> {
  current: Row;
  /** Account name; empty where nobody is known. */
  by: string;
  /** ISO 8601. */
  at: string;
}

export interface FactChange extends Fact {
  before: string;
}

export function conflictOf<Row>({ status, data }: CallFailure): Conflict<Row> | undefined {
  const stale = status === 409 && typeof data === 'object' && data !== null && 'current' in data;
  return stale ? (data as Conflict<Row>) : undefined;
}

/** What is said otherwise than before. */
export function changedFacts(before: readonly Fact[], now: readonly Fact[]): FactChange[] {
  const told = new Map(before.map(({ name, text }) => [name, text]));
  return now
    .map((fact) => ({ ...fact, before: told.get(fact.name) ?? '' }))
    .filter(({ before: former, text }) => former !== text);
}

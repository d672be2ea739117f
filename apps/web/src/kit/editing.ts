import type { CallFailure } from '../client/callFailure.ts';
import { sameValue } from './sameValue.ts';

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

/** A field of the form whose value is no longer the one that was loaded. */
export interface FieldChange {
  name: string;
  /** Absent where the form has no word for the field. */
  label?: string;
  /** What was said of it before. */
  before?: string;
  /** What is said of it now; absent where the words are the same and only the value is not. */
  text?: string;
}

/** Nothing where something else failed. A call answers the record in the shape of its own reads. */
export function conflictOf<Row>(failure: CallFailure): Conflict<Row> | undefined {
  return failure.is('platform.stale') ? (failure.data as Conflict<Row>) : undefined;
}

/** Judged by all that the form holds: words may leave out the very thing that was changed. */
export function changedFields<Row, Values extends object>(
  { valuesOf, facts }: Editing<Row, Values>,
  loaded: Row,
  current: Row,
): FieldChange[] {
  const before = new Map(Object.entries(valuesOf(loaded)));
  const now = new Map(Object.entries(valuesOf(current)));
  const told = new Map(facts(loaded).map(({ name, text }) => [name, text]));
  const said = new Map(facts(current).map((fact) => [fact.name, fact]));
  return [...new Set([...said.keys(), ...before.keys(), ...now.keys()])]
    .filter((name) => name !== 'gmtModified' && !sameValue(before.get(name), now.get(name)))
    .map((name) => {
      const { label, text } = said.get(name) ?? {};
      const former = told.get(name);
      return { name, label, before: former, text: text === former ? undefined : text };
    });
}

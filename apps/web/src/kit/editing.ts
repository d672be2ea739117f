import type { CallFailure } from '../client/callFailure.ts';
import { sameValue } from './sameValue.ts';

/** One value of a record, in the words of its form. */
export interface Fact {
  /** The name of the form field that holds the value; names that lead into objects are joined by dots. */
  name: string;
  label: string;
  text: string;
}

/** What a form needs to know about its record, to detect what another user changed meanwhile. */
export interface Editing<Row, Values> {
  /** The record as it was when the form was opened. */
  record: Row;
  /** The initial values of the form for a record. */
  valuesOf: (record: Row) => Values;
  facts: (record: Row) => readonly Fact[];
}

/** Undefined if there is no record, because a new one is created. */
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
  /** The account name; empty if the user is unknown. */
  by: string;
  /** The time of the change, ISO 8601. */
  at: string;
}

/** A form field whose value another user has changed. */
export interface FieldChange {
  name: string;
  /** The label of the field; absent if the form shows no such field. */
  label?: string;
  /** The former value in words. */
  before?: string;
  /** The present value in words; absent if both values read the same. */
  text?: string;
}

/** Undefined if the call failed for another reason. The failure carries the record as the reads of the list do. */
export function conflictOf<Row>(failure: CallFailure): Conflict<Row> | undefined {
  return failure.is('platform.stale') ? (failure.data as Conflict<Row>) : undefined;
}

/** Compares all values of the form, because words alone may hide a change. */
export function changedFields<Row, Values extends object>(
  { valuesOf, facts }: Editing<Row, Values>,
  loaded: Row,
  current: Row,
): FieldChange[] {
  const before = new Map(leavesOf(valuesOf(loaded)));
  const now = new Map(leavesOf(valuesOf(current)));
  const told = new Map(facts(loaded).map(({ name, text }) => [name, text]));
  const said = new Map(facts(current).map((fact) => [fact.name, fact]));
  return [...new Set([...said.keys(), ...before.keys(), ...now.keys()])]
    .filter((name) => !isVersion(name) && !sameValue(before.get(name), now.get(name)))
    .map((name) => {
      const { label, text } = said.get(name) ?? {};
      const former = told.get(name);
      return { name, label, before: former, text: text === former ? undefined : text };
    });
}

/** The values of a form by the names of its fields: objects are read through, lists stand as a whole. */
export function leavesOf(values: object, within = ''): [name: string, value: unknown][] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? leavesOf(value, `${within}${key}.`) : [[within + key, value] as [string, unknown]];
  });
}

/** Of the record, or of a part that has its own. */
export function isVersion(name: string): boolean {
  return name.split('.').at(-1) === 'gmtModified';
}

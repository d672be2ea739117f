import { z } from 'zod';
import { type Message, words } from '@pressroom/contract/message';
import { inWords, type Translate } from '../i18n.ts';

/** Puts the messages of one value into words. */
export type Wording = (value: unknown, t: Translate) => unknown;

/** A copy of the value in which texts stand in place of the messages, wherever the schema has `words`. */
export function inReadersWords(schema: z.ZodType, value: unknown, t: Translate): unknown {
  const wording = wordingOf(schema);
  return wording ? wording(value, t) : value;
}

const compiled = new WeakMap<z.ZodType, Wording | null>();

/**
 * Finds where the schema has `words`, and answers what puts the messages there into words; null where it has none. Each
 * schema is searched once. A value that is a text already is kept.
 */
export function wordingOf(schema: z.ZodType): Wording | null {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  // a schema that contains itself is asked for again while it is read
  let own: Wording | null = null;
  compiled.set(schema, (value, t) => (own ? own(value, t) : value));
  own = read(schema);
  compiled.set(schema, own);
  return own;
}

function read(schema: z.ZodType): Wording | null {
  if (schema === words) return (value, t) => (isMessage(value) ? inWords(value, t) : value);
  if (schema instanceof z.ZodObject) return ofObject(schema.shape);
  if (schema instanceof z.ZodArray) return ofList(schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return ofRecord(schema.valueType as z.ZodType);
  if (schema instanceof z.ZodUnion) return inTurn(schema.options as readonly z.ZodType[]);
  if (schema instanceof z.ZodPipe) return wordingOf(schema.in as z.ZodType);
  if (schema instanceof z.ZodLazy) return wordingOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return wordingOf(schema.unwrap() as z.ZodType);
  }
  return null;
}

function ofObject(shape: Readonly<Record<string, z.ZodType>>): Wording | null {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const wording = wordingOf(field);
    return wording ? [[name, wording] as const] : [];
  });
  if (fields.length === 0) return null;
  return (value, t) => {
    if (!isObject(value)) return value;
    const worded = { ...value };
    for (const [name, wording] of fields) if (name in worded) worded[name] = wording(worded[name], t);
    return worded;
  };
}

function ofList(element: z.ZodType): Wording | null {
  const wording = wordingOf(element);
  return wording && ((value, t) => (Array.isArray(value) ? value.map((one) => wording(one, t)) : value));
}

function ofRecord(inner: z.ZodType): Wording | null {
  const wording = wordingOf(inner);
  if (!wording) return null;
  return (value, t) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wording(one, t)])) : value;
}

/** Tries every option on the value: those that it does not fit find no message in it. */
function inTurn(options: readonly z.ZodType[]): Wording | null {
  const wordings = options.flatMap((option) => wordingOf(option) ?? []);
  if (wordings.length === 0) return null;
  return (value, t) => wordings.reduce((worded, wording) => wording(worded, t), value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMessage(value: unknown): value is Message {
  return isObject(value) && typeof value['key'] === 'string';
}

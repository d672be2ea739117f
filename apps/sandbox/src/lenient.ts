import type { z } from 'zod';

type Path = readonly PropertyKey[];

interface Issue {
  path: Path;
  code?: string | undefined;
  expected?: string | undefined;
  errors?: readonly (readonly Issue[])[];
}

type Reading<Body> =
  | { good: true; body: Body; ignored: string[] }
  /** What was wrong with the value as it was sent. */
  | { good: false; why: string };

/**
 * Parses as leniently as real servers seem to, where the documentation does not say otherwise: it ignores null values and
 * unknown fields, and accepts numbers as texts and texts as numbers. Everything else is as strict as the schema.
 */
export function readLeniently<Schema extends z.ZodType>(schema: Schema, given: unknown): Reading<z.output<Schema>> {
  const value = withoutNulls(given);
  const asSent = schema.safeParse(value);
  const read = asSent.success ? asSent : schema.safeParse(rewritten(value, leavesOf(asSent.error.issues)));
  if (read.success) return { good: true, body: read.data, ignored: missingIn(read.data, value) };
  const [issue] = (asSent.error ?? read.error).issues;
  return { good: false, why: `${issue!.path.join('.')}: ${issue!.message}` };
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutNulls(inner)]));
}

/** All issues, those inside unions included. */
function leavesOf(issues: readonly Issue[], at: Path = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    return issue.errors ? leavesOf(issue.errors.flat(), path) : [{ ...issue, path }];
  });
}

function rewritten(value: unknown, issues: readonly Issue[]): unknown {
  const copy = structuredClone(value);
  // each option of a union reports its own issue for the same path
  const places = new Map(issues.map((issue) => [issue.path.join('.'), issue]));
  for (const { path, expected } of places.values()) {
    const name = path.at(-1);
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((inner, step) => (isHolder(inner) ? inner[step] : undefined), copy);
    if (name === undefined || !isHolder(holder)) continue;
    const other = otherForm(holder[name], expected);
    if (other !== undefined) holder[name] = other;
  }
  return copy;
}

/** The same value as a number, text or flag; undefined where it has no other form. */
function otherForm(value: unknown, expected: string | undefined): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (expected === 'boolean') return value === 1 || value === 0 ? value === 1 : undefined;
    return String(value);
  }
  if (typeof value !== 'string') return undefined;
  if (expected === 'boolean' || value === 'true' || value === 'false')
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : undefined;
  if (!/^-?\d+$/.test(value)) return undefined;
  return Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value);
}

/** The paths of fields that were sent and that the schema does not read. */
function missingIn(read: unknown, sent: unknown, at = ''): string[] {
  if (Array.isArray(sent) && Array.isArray(read))
    return [...new Set(sent.flatMap((inner, index) => missingIn(read[index], inner, at)))];
  if (!isObject(sent) || !isObject(read)) return [];
  return Object.entries(sent).flatMap(([name, inner]) =>
    name in read ? missingIn(read[name], inner, `${at}${name}.`) : [`${at}${name}`],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHolder(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

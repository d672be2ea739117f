import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { failField, failInput, InvalidInput } from '../failure.ts';
import type { Upload } from './uploads.ts';

/** No call nests its input half as deep. Without a limit, reading it recursively would end in 500. */
const deepest = 32;

/** Path parameters win over the query or body; a body that is a list stays one. */
export function rawInput(request: FastifyRequest, form: Upload['fields'] | undefined): unknown {
  const params = request.params as Record<string, unknown>;
  const given: unknown = form ?? (request.method === 'POST' ? (request.body ?? {}) : request.query);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return { ...given, ...params };
}

/**
 * Reads the input with its schema. What the schema does not look at must hold whole characters all the same: it may be
 * kept with a download ticket, and no database takes NUL or half a character.
 */
export function readInput<T>(schema: z.ZodType<T>, raw: unknown): T {
  const broken = findBroken(raw, []);
  const { data: input, error } = schema.safeParse(raw);
  if (error) throw new InvalidInput(error.issues);
  if (broken) failField(broken.join('.'), 'validation.control');
  return input;
}

const isBroken = (text: string) => text.includes('\u0000') || !text.isWellFormed();

/** The path to a text or name with NUL or half a character. Ends in 400 where the input is too deep. */
function findBroken(value: unknown, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string') return isBroken(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= deepest) failInput('validation.tooDeep');
  let found: readonly string[] | undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (isBroken(name)) found ??= path;
    found = findBroken(inner, [...path, name]) ?? found;
  }
  return found;
}

import { z } from 'zod';
import { failure } from './endpoint.ts';

/** The record does not exist, or not any more. */
export const notFound = { 'platform.notFound': failure(404) };

/** The record has changed since its editor loaded it: what it is now, who changed it (account name) and when. */
export function stale<R extends z.ZodType>(record: R) {
  return { 'platform.stale': failure(409, z.object({ current: record, by: z.string(), at: z.string() })) };
}

/** The record is in use; `data` counts its uses by place. */
export function inUse<U extends z.ZodType>(uses: U) {
  return { 'platform.inUse': failure(409, uses) };
}

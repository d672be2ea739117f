import { z } from 'zod';
import { clean } from './texts.ts';

const zonedInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** Whether the date lies from 1970 to 9999 in every time zone: the database, sheets and browsers agree on these years. */
export function isKeptMoment(date: Date): boolean {
  return date.getTime() >= 0 && date.getTime() < Date.UTC(9999, 11, 31);
}

/** A moment from 1970 on: ISO 8601 with zone, or milliseconds since then; ISO 8601 in UTC afterwards. */
export const moment = z
  .union(
    [z.number().int({ error: 'validation.moment' }), z.string().regex(zonedInstant, { error: 'validation.moment' })],
    {
      error: 'validation.moment',
    },
  )
  .transform((value, context) => {
    const date = new Date(value);
    if (isKeptMoment(date)) return date.toISOString();
    context.issues.push({ code: 'custom', message: 'validation.moment', input: value });
    return z.NEVER;
  })
  .meta({ override: { type: 'string', format: 'date-time' } });

/** A moment in an answer: ISO 8601 in UTC, with as many decimals as it needs; `compareMoments` orders them. */
export const momentOut = z.string().meta({ format: 'date-time' });

/** The `gmtModified` that an editor loaded; a later change by somebody else ends in 409. */
export const loadedVersion = z
  .string()
  .max(40)
  .check(clean)
  .optional()
  .meta({ description: 'gmtModified as loaded; 409 when the record has changed since' });

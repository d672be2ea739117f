import { z } from 'zod';
import { optionalInteger } from '../shared/wire.ts';

/** 0 means no time, like null. */
function timeIn(unitMs: number) {
  return optionalInteger.transform((value, context): Date | undefined => {
    if (value === undefined || value === 0) return undefined;
    const time = new Date(value * unitMs);
    if (!Number.isNaN(time.getTime())) return time;
    context.addIssue({ code: 'custom', message: 'not a time' });
    return z.NEVER;
  });
}

export const optionalSeconds = timeIn(1000);
export const optionalMillis = timeIn(1);

export function inSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

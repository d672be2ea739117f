import { z } from 'zod';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';

/** A sign-in that has neither ended nor expired. */
export const sessionRow = z.object({
  id: id('Session'),
  /** The browser as it names itself. */
  userAgent: z.string(),
  address: z.string(),
  gmtCreate: momentOut,
  seenAt: momentOut,
  expiresAt: momentOut,
  /** The session that asks. */
  current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;

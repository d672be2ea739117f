import type { Message } from '@pressroom/contract/message';
import { isMessageKey, type MessageKey } from '@pressroom/contract/messages';
import type { MarketplaceFailure } from '@pressroom/marketplaces';
import { type TemuProblem, temuProblemOf } from '@pressroom/marketplaces/temu';
import { z } from 'zod';

/** A problem that was stored as JSON; null where there is none, or none that this release has words for. */
export function readProblem(stored: unknown): Message | null {
  const { data } = storedProblem.safeParse(stored);
  return data ? (data as Message) : null;
}

const storedProblem = z.object({
  key: z.string().refine(isMessageKey),
  params: z.record(z.string(), z.unknown()).optional(),
});

/** Problems that a person can solve, and so are told more exactly than by the kind of failure. */
const finer: Partial<Record<TemuProblem, MessageKey>> = {
  grantScope: 'stores.trouble.grantScope',
  agreement: 'stores.trouble.agreement',
  wrongShop: 'stores.trouble.wrongShop',
  wrongAddress: 'stores.trouble.wrongAddress',
};

/** Includes the marketplace's own code and reason, where it has told them. */
export function problemOfFailure(failure: MarketplaceFailure): Message {
  const { kind, code, reason, endpoint } = failure;
  if (kind === 'unavailable' && code === 'timedOut') return { key: 'stores.trouble.timedOut' };
  const facts = [code, reason].filter(Boolean).join(': ');
  // SHEIN's endpoints are paths; the codes are TEMU's alone
  const problem = endpoint.startsWith('/') ? undefined : temuProblemOf(failure);
  const key = (problem && finer[problem]) ?? (`stores.trouble.${kind}` as const);
  return { key, params: { said: facts && ` (${facts})` } };
}

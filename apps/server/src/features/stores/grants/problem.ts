import type { MessageParams } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';
import type { MarketplaceFailure } from '@pressroom/marketplaces';
import { type TemuProblem, temuProblemOf } from '@pressroom/marketplaces/temu';

/** What is wrong, for people: kept as JSON and said in the reader's language. */
export interface StoreProblem {
  key: MessageKey;
  params?: MessageParams;
}

/** Where a person can do more about it than the kind of failure says. */
const finer: Partial<Record<TemuProblem, MessageKey>> = {
  grantScope: 'stores.trouble.grantScope',
  agreement: 'stores.trouble.agreement',
  wrongShop: 'stores.trouble.wrongShop',
  wrongAddress: 'stores.trouble.wrongAddress',
};

/** With the marketplace's own code and words, where it had any. */
export function problemOfFailure(failure: MarketplaceFailure): StoreProblem {
  const { kind, code, reason, endpoint } = failure;
  if (kind === 'unavailable' && code === 'timedOut') return { key: 'stores.trouble.timedOut' };
  const facts = [code, reason].filter(Boolean).join(': ');
  // SHEIN's endpoints are paths; the codes are TEMU's alone
  const problem = endpoint.startsWith('/') ? undefined : temuProblemOf(failure);
  const key = (problem && finer[problem]) ?? (`stores.trouble.${kind}` as const);
  return { key, params: { said: facts && ` (${facts})` } };
}

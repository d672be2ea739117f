import type { MessageKey } from '@pressroom/contract/messages';
import type { Params, Translate } from '../../../platform/i18n.ts';

/** Why a run or an order failed: kept as JSON and put into words in the reader's language. */
export interface SyncProblem {
  key: MessageKey;
  params?: Params;
}

export function inWords(problem: unknown, t: Translate): string | null {
  if (problem === null) return null;
  const { key, params } = problem as SyncProblem;
  return t(key, params);
}

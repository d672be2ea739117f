import type { Message } from '@pressroom/contract/message';
import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { MarketplaceFailure } from '@pressroom/marketplaces';
import type { MarketProblem, Publisher } from '@pressroom/marketplaces/publishing';
import { problemOfFailure } from '../../stores/stores.public.ts';
import type { KeptProblem } from '../record/heads.ts';

/** A problem that we have found ourselves. */
export function ownProblem(msg: Message, place: FindingPlace | null = null): KeptProblem {
  return { msg, reason: '', code: '', place };
}

/** Why a call failed. What the marketplace does not let the store do is mended at the store. */
export function callProblem(failure: MarketplaceFailure): KeptProblem {
  const isOfStore = failure.kind === 'auth' || failure.kind === 'permission';
  return {
    msg: problemOfFailure(failure),
    reason: failure.reason ?? '',
    code: failure.code ?? '',
    place: isOfStore ? { part: 'store' } : null,
  };
}

/** What a marketplace has found wrong with a listing: its words whole, what they mean where that is known, and the first field to mend. */
export function marketProblem(
  publisher: Publisher,
  problems: readonly MarketProblem[],
  skus: readonly string[],
): KeptProblem {
  const meanings = problems.map((problem) => publisher.explain(problem, skus));
  const marketplace = marketplaceNames[publisher.marketplace];
  return {
    msg: meanings.find(({ message }) => message)?.message ?? {
      key: 'publishing.refused.market',
      params: { marketplace },
    },
    reason: [...new Set(problems.map(({ reason }) => reason).filter(Boolean))].join('\n'),
    code: problems.find(({ code }) => code)?.code ?? '',
    place: meanings.find(({ place }) => place)?.place ?? null,
  };
}

/** True where the store may publish no more for now, which says nothing about the listing. */
export function isQuota(publisher: Publisher, problems: readonly MarketProblem[]): boolean {
  return problems.some((problem) => publisher.explain(problem).isQuota);
}

/** Our words and the marketplace's own. */
export function wordsOf({ msg, reason }: KeptProblem): Message {
  return reason ? { key: 'publishing.refused.said', params: { msg, reason } } : msg;
}

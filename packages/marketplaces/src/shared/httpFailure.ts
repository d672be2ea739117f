import type { Refuse } from './call.ts';
import type { WireAnswer } from './exchange.ts';
import type { FailureKind, MarketplaceFailure } from './MarketplaceFailure.ts';

/** The failure that an HTTP status alone means; undefined where it means none. */
export function kindOfStatus(status: number): FailureKind | undefined {
  if (status === 401) return 'auth';
  if (status === 403) return 'permission';
  if (status === 404) return 'notFound';
  if (status === 429) return 'throttled';
  if (status === 408 || status >= 500) return 'unavailable';
  if (status >= 400) return 'rejected';
  return undefined;
}

/** The failure for an answer in no form of the protocol, such as a proxy's page or half a text. */
export function failureWithoutEnvelope(answer: WireAnswer, refuse: Refuse): MarketplaceFailure {
  const kind = kindOfStatus(answer.status) ?? 'malformed';
  return refuse(kind, { code: `http${answer.status}`, retryAfterMs: retryAfterMs(answer.headers) });
}

export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  // only seconds are read: a date would need the other side's clock
  return /^\d{1,6}$/.test(value) ? Number(value) * 1000 : undefined;
}

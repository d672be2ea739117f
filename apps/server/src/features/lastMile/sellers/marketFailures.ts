import type { Message } from '@pressroom/contract/message';
import type { MessageKey } from '@pressroom/contract/messages';
import { type FailureKind, MarketplaceFailure } from '@pressroom/marketplaces';
import { SellerFailure, type SellerFailureKind } from './seller.ts';

const kinds: Readonly<Record<FailureKind, [kind: SellerFailureKind, key: MessageKey]>> = {
  auth: ['refused', 'lastMile.seller.auth'],
  permission: ['refused', 'lastMile.seller.permission'],
  throttled: ['later', 'lastMile.seller.throttled'],
  notFound: ['refused', 'lastMile.seller.notFound'],
  rejected: ['refused', 'lastMile.seller.rejected'],
  unknownOutcome: ['unknownOutcome', 'lastMile.seller.unknown'],
  unavailable: ['later', 'lastMile.seller.unavailable'],
  malformed: ['later', 'lastMile.seller.unavailable'],
};

/** Does what asks a marketplace; its failures become those of a seller. */
export async function askMarketplace<T>(provider: string, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (failure) {
    throw failure instanceof MarketplaceFailure ? sellerFailureOf(provider, failure) : failure;
  }
}

export function sellerFailureOf(provider: string, failure: MarketplaceFailure): SellerFailure {
  const [kind, key] = kinds[failure.kind];
  const { retryAfterMs } = failure;
  const details = { cause: failure, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  return new SellerFailure(kind, problemOf(provider, failure, key), details);
}

/** The marketplace's own words say more than ours about a refusal. */
function problemOf(provider: string, { kind, code, reason }: MarketplaceFailure, key: MessageKey): Message {
  const facts = [code, reason].filter(Boolean).join(': ');
  const isTold = (kind === 'rejected' || kind === 'notFound') && facts !== '';
  return isTold ? { key: 'lastMile.seller.said', params: { provider, reason: facts } } : { key, params: { provider } };
}

/** What we know ourselves that the marketplace cannot do. */
export function refuse(key: MessageKey, params: Message['params'] = {}): never {
  throw new SellerFailure('refused', { key, params });
}

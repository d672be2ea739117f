import type { Message } from '@pressroom/contract/message';

export interface Rule {
  rule: 'cheapest';
}

interface Offered {
  price?: { amount: bigint; currency: string } | undefined;
}

export function chooseOffer<O extends Offered>(
  offers: readonly O[],
  _rule: Rule,
): { chosen: O } | { problem: Message } {
  const [chosen] = offers.filter(({ price }) => price).toSorted((a, b) => (a.price!.amount < b.price!.amount ? -1 : 1));
  return chosen ? { chosen } : { problem: { key: 'lastMile.seller.noPrice' } };
}

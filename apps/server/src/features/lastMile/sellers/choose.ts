import type { Message } from '@pressroom/contract/message';
import type { Offer } from './seller.ts';

/** How a store chooses among what its marketplace offers. */
export interface ShippingRule {
  rule: 'cheapest' | 'fastest' | 'list';
  /** Codes in the order in which they are preferred; only for `list`. */
  channels: readonly string[];
}

type Priced = Offer & { price: NonNullable<Offer['price']> };

/**
 * The offer that the rule takes, or why it takes none. An offer with neither a price nor a problem has been arranged by
 * the marketplace itself: there is nothing else to choose.
 */
export function chooseOffer(
  offers: readonly Offer[],
  { rule, channels }: ShippingRule,
): { offer: Offer } | { problem: Message } {
  const arranged = offers.find(({ price, problem }) => !price && !problem);
  if (arranged) return { offer: arranged };
  const priced = offers.filter((offer): offer is Priced => offer.price !== undefined);
  if (priced.length === 0) return { problem: whyNoPrice(offers) };
  if (rule === 'list') return firstListed(priced, channels);
  return rule === 'fastest' ? fastest(priced) : cheapest(priced);
}

/** The reason where all channels give the same one. */
function whyNoPrice(offers: readonly Offer[]): Message {
  const [first, ...others] = offers.map(({ problem }) => problem);
  const same = first && others.every((problem) => JSON.stringify(problem) === JSON.stringify(first));
  return same ? first : { key: 'lastMile.seller.noPrice' };
}

function firstListed(priced: readonly Priced[], channels: readonly string[]): { offer: Offer } | { problem: Message } {
  for (const code of channels) {
    const offer = priced.find(({ channelCode }) => channelCode === code);
    if (offer) return { offer };
  }
  return { problem: { key: 'lastMile.market.noneListed', params: { channels: channels.join(', ') } } };
}

function fastest(priced: readonly Priced[]): { offer: Offer } | { problem: Message } {
  const days = priced.flatMap((offer) => daysOf(offer) ?? []);
  if (days.length === 0) return { problem: { key: 'lastMile.market.noDays' } };
  const least = Math.min(...days);
  return cheapest(priced.filter((offer) => daysOf(offer) === least));
}

/** The day by which it is certainly there. */
const daysOf = ({ maxDays, minDays }: Offer) => maxDays ?? minDays;

function cheapest(priced: readonly Priced[]): { offer: Offer } | { problem: Message } {
  const currencies = [...new Set(priced.map(({ price }) => price.currency))];
  if (currencies.length > 1)
    return { problem: { key: 'lastMile.market.currencies', params: { currencies: currencies.join(', ') } } };
  return { offer: priced.reduce((least, offer) => (offer.price.amount < least.price.amount ? offer : least)) };
}

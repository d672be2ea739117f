import type { ShippingRuleName } from '@pressroom/contract/lastMile/storeShipping';
import type { Message } from '@pressroom/contract/message';

/** How a store chooses among what its marketplace offers. */
export interface ShippingRule {
  rule: ShippingRuleName;
  /** Codes in the order in which they are preferred; only for `list`. */
  channels: readonly string[];
}

interface Quote {
  channelCode: string;
  price?: { amount: bigint; currency: string } | undefined;
  minDays?: number | undefined;
  maxDays?: number | undefined;
  problem?: Message | undefined;
}

type Choice<Q> = { chosen: Q } | { problem: Message };
type Priced<Q extends Quote> = Q & { price: NonNullable<Q['price']> };

/** The one that the rule takes, or why it takes none. */
export function chooseOffer<Q extends Quote>(quotes: readonly Q[], { rule, channels }: ShippingRule): Choice<Q> {
  const priced = quotes.filter((quote): quote is Priced<Q> => quote.price !== undefined);
  if (priced.length === 0) return { problem: whyNoPrice(quotes) };
  if (rule === 'list') return firstListed(priced, channels);
  return rule === 'fastest' ? fastest(priced) : cheapest(priced);
}

/** The reason where all channels give the same one. */
function whyNoPrice(quotes: readonly Quote[]): Message {
  const [first, ...others] = quotes.map(({ problem }) => problem);
  const same = first && others.every((problem) => JSON.stringify(problem) === JSON.stringify(first));
  return same ? first : { key: 'lastMile.seller.noPrice' };
}

function firstListed<Q extends Quote>(priced: readonly Q[], channels: readonly string[]): Choice<Q> {
  for (const code of channels) {
    const chosen = priced.find(({ channelCode }) => channelCode === code);
    if (chosen) return { chosen };
  }
  return { problem: { key: 'lastMile.market.noneListed' } };
}

function fastest<Q extends Quote>(priced: readonly Priced<Q>[]): Choice<Q> {
  const days = priced.flatMap((quote) => daysOf(quote) ?? []);
  if (days.length === 0) return { problem: { key: 'lastMile.market.noDays' } };
  const least = Math.min(...days);
  return cheapest(priced.filter((quote) => daysOf(quote) === least));
}

/** The day by which it is certainly there. */
const daysOf = ({ maxDays, minDays }: Quote) => maxDays ?? minDays;

/** Of equal ones the first. */
function cheapest<Q extends Quote>(priced: readonly Priced<Q>[]): Choice<Q> {
  const currencies = [...new Set(priced.map(({ price }) => price.currency))];
  if (currencies.length > 1)
    return { problem: { key: 'lastMile.market.currencies', params: { currencies: currencies.join(', ') } } };
  return { chosen: priced.reduce((least, quote) => (quote.price.amount < least.price.amount ? quote : least)) };
}

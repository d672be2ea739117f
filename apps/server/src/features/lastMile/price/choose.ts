import type { Message } from '@pressroom/contract/message';

/** What one channel said for the whole shipment. */
export interface Priced {
  price?: { amount: bigint; currency: string } | undefined;
  problem?: Message | undefined;
  /** A default channel wins while it costs at most this much more than the cheapest, in the same currency; undefined: it is none. */
  defaultWithin?: bigint | undefined;
}

const usual = 'USD';

/**
 * The one to take: the cheapest, or a default channel within its amount. Prices of several currencies are not compared: the
 * usual one counts, else the one that most channels use, and the others are named as not comparable.
 */
export function choosePrice<Quote extends Priced>(quotes: readonly Quote[]): { chosen?: Quote; others: Quote[] } {
  const priced = quotes.filter((quote) => quote.price !== undefined);
  const byCurrency = [...Map.groupBy(priced, ({ price }) => price!.currency)];
  const [, comparable = []] =
    byCurrency.find(([currency]) => currency === usual) ??
    byCurrency.toSorted(([, one], [, other]) => other.length - one.length)[0] ??
    [];
  const cheapestFirst = comparable.toSorted((one, other) => compare(one.price!.amount, other.price!.amount));
  const [cheapest] = cheapestFirst;
  const preferred = cheapestFirst.find(
    ({ price, defaultWithin }) =>
      defaultWithin !== undefined && price!.amount - cheapest!.price!.amount <= defaultWithin,
  );
  const chosen = preferred ?? cheapest;
  return { ...(chosen && { chosen }), others: priced.filter((quote) => !comparable.includes(quote)) };
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

import { MarketplaceFailure } from '@pressroom/marketplaces';

/**
 * An order is taken over without its address where that is refused or does not come: the parcel waits, production need
 * not. Only keys that are no longer accepted end everything.
 */
export async function orNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MarketplaceFailure && error.kind !== 'auth') return undefined;
    throw error;
  }
}

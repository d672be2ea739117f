import { MarketplaceFailure } from '@pressroom/marketplaces';

/**
 * An order is stored without its address where the call for it is refused or fails: the parcel must wait, production need
 * not. Throws only where the store's keys are no longer accepted.
 */
export async function addressOrNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MarketplaceFailure && error.kind !== 'auth') return undefined;
    throw error;
  }
}

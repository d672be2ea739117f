import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * What products do about product codes that come into being, or get another size: they import this feature, which
 * therefore cannot import them.
 */
export interface FollowCreated {
  /** Until the transaction ends, nothing is saved that would miss the new product codes. Before any row is locked. */
  lock(tx: Tx): Promise<void>;
  /** Gives these product codes to the SKUs that are made of the same style, colour and size and have none. */
  follow(act: Act, productCodeIds: readonly string[]): Promise<void>;
}

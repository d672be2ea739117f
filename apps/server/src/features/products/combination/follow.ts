import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';

/** What orders do about combinations: they import this feature, which therefore cannot import them. */
export interface FollowCombinations {
  /** Until the transaction ends, no order comes in that would miss what it writes. Before any row is locked. */
  lock(tx: Tx): Promise<void>;
  /** Brings lines that wait for one of these SKUs up to what it is made of. */
  follow(act: Act, skus: readonly string[]): Promise<void>;
}

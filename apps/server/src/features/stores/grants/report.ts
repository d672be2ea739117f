import type { Message } from '@pressroom/contract/message';
import type { Act } from '../../../platform/act.ts';
import { noteGrantProblem } from './queries.ts';

/**
 * Stores the problem that a call for orders has met, or null when the call has worked. Only a change is written to the
 * audit log.
 */
export async function reportGrantProblem(
  { tx, audit }: Pick<Act, 'tx' | 'audit'>,
  storeId: string,
  problem: Message | null,
): Promise<void> {
  if (await noteGrantProblem(tx, storeId, 'orders', problem))
    audit({ object: 'stores', ids: [storeId], after: { problem } });
}

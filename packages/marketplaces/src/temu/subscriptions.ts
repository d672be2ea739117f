import { inBatches } from '../shared/batches.ts';
import type { CallOptions } from '../shared/call.ts';
import { acceptedBy } from './acceptedBy.ts';
import type { TemuStore } from './temuStore.ts';

/** Which events TEMU tells of this store, among those that the app has subscribed to; none may stand on both sides. */
export async function changeTemuSubscriptions(
  store: TemuStore,
  { permit = [], cancel = [] }: { permit?: string[]; cancel?: string[] },
  options: CallOptions = {},
): Promise<void> {
  const { eventCodes } = store.settings.caps;
  for (const permitEventCodeList of inBatches(permit, eventCodes))
    await acceptedBy(store, 'subscriptions', { permitEventCodeList }, options);
  for (const cancelEventCodeList of inBatches(cancel, eventCodes))
    await acceptedBy(store, 'subscriptions', { cancelEventCodeList }, options);
}

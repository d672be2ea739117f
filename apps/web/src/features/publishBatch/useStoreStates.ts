import { titleMax } from '@pressroom/contract/publishing/form';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { useRead } from '../../client/useRead.ts';

/** Whether listings can be released to these stores, and how long their titles may be; undefined while it is not known. */
export function useStoreStates(ids: readonly string[]) {
  const { data } = useRead(storePublishing.states, { ids: ids.join(',') }, { enabled: ids.length > 0 });
  return ids.length > 0 ? data : [];
}

/** Characters that all of these stores take in a title. */
export function useTitleLimit(ids: readonly string[]): number {
  return Math.min(titleMax, ...(useStoreStates(ids) ?? []).map((state) => state.titleMax));
}

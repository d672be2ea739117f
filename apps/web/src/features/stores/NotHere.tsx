import { useNarrow } from '../../ui/useNarrow.ts';

/** A dash where a store of this type has no such value; nothing on a phone, where columns have no titles. */
export function NotHere() {
  return useNarrow(600) ? null : '–';
}

import { useNarrow } from '../../ui/useNarrow.ts';

/** A dash for what such a store cannot have; on a phone nothing, where no column's title says what it would be. */
export function NotHere() {
  return useNarrow(600) ? null : '–';
}

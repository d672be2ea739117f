import type { PrintBox } from '@pressroom/contract/categories/printBox';

/** Boxes of a jsonb column. They are not parsed: whatever is written there has been validated. */
export function storedBoxes(stored: unknown): PrintBox[] {
  return stored as PrintBox[];
}

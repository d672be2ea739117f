import type { PrintBox } from '@pressroom/contract/categories/categories';

/** Boxes as a table holds them: they were judged before they were written. */
export function storedBoxes(stored: unknown): PrintBox[] {
  return stored as PrintBox[];
}

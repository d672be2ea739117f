import type { SheetCheck } from '@pressroom/contract/fields/sheetImports';

const none = { rows: [], total: 0 };

/** What the check of a sheet tells. */
export function sampleCheck(given: Partial<SheetCheck> = {}): SheetCheck {
  return { plan: 'p1', created: 0, changed: 0, unchanged: 0, changes: none, refused: none, ...given };
}

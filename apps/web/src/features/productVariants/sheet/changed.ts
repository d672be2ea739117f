import type { Selection } from './selection.ts';
import type { SheetColumn, SheetRow } from './sheet.ts';

interface Steps {
  before: readonly SheetRow[];
  after: readonly SheetRow[];
}

/** The cells that a step has changed, or the first row that it has brought or taken; undefined: there is none to show. */
export function changedCells({ before, after }: Steps, columns: readonly SheetColumn[]): Selection | undefined {
  const rows = after.flatMap((row, at) => (row === before[at] ? [] : at));
  const [top] = rows;
  if (top === undefined) return undefined;
  const sameRows = before.length === after.length && rows.every((at) => before[at]!.key === after[at]!.key);
  const changed = columns.flatMap(({ name }, column) =>
    rows.some((at) => before[at]?.cells[name] !== after[at]!.cells[name]) ? column : [],
  );
  if (!sameRows || changed.length === 0) return { active: { row: top, column: 0 }, opposite: { row: top, column: 0 } };
  return { active: { row: top, column: changed[0]! }, opposite: { row: rows.at(-1)!, column: changed.at(-1)! } };
}

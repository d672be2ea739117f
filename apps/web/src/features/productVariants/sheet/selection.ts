/** A cell by the indexes of its row and column. */
export interface Place {
  row: number;
  column: number;
}

/** From the cell that has the focus to the one opposite. */
export interface Selection {
  active: Place;
  opposite: Place;
}

/** Both ends are inside. */
export interface Area {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export interface Size {
  rows: number;
  columns: number;
}

export const first: Selection = { active: { row: 0, column: 0 }, opposite: { row: 0, column: 0 } };

export function single(place: Place): Selection {
  return { active: place, opposite: place };
}

export function areaOf({ active, opposite }: Selection): Area {
  return {
    top: Math.min(active.row, opposite.row),
    bottom: Math.max(active.row, opposite.row),
    start: Math.min(active.column, opposite.column),
    end: Math.max(active.column, opposite.column),
  };
}

export function within({ rows, columns }: Size, { row, column }: Place): Place {
  const clamped = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
  return { row: clamped(row, rows), column: clamped(column, columns) };
}

export interface Move {
  rows: number;
  columns: number;
}

/** Moves the active cell, or with `extend` the opposite corner. */
export function moved(selection: Selection, by: Move, { size, extend }: { size: Size; extend: boolean }): Selection {
  const from = extend ? selection.opposite : selection.active;
  const to = within(size, { row: from.row + by.rows, column: from.column + by.columns });
  return extend ? { ...selection, opposite: to } : single(to);
}

/** Enter and Tab: at the end of a row, Tab goes on in the next one. */
export function stepped({ active: { row, column } }: Selection, by: Move, size: Size): Selection {
  const next = column + by.columns;
  if (by.columns !== 0 && next >= size.columns && row < size.rows - 1) return single({ row: row + 1, column: 0 });
  if (by.columns !== 0 && next < 0 && row > 0) return single({ row: row - 1, column: size.columns - 1 });
  return single(within(size, { row: row + by.rows, column: next }));
}

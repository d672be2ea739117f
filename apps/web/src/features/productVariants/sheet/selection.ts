/** A cell by the indexes of its row and column. */
export interface Place {
  row: number;
  column: number;
}

/** From the cell that has the focus to the one opposite. */
export interface Selection {
  active: Place;
  opposite: Place;
  /** Across from `opposite` instead of the active cell, once Enter or Tab has moved that one inside. */
  anchor?: Place;
  /** The column in which a run of Tabs began: Enter goes back to it. */
  home?: number;
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

export function areaOf({ active, opposite, anchor = active }: Selection): Area {
  return {
    top: Math.min(anchor.row, opposite.row),
    bottom: Math.max(anchor.row, opposite.row),
    start: Math.min(anchor.column, opposite.column),
    end: Math.max(anchor.column, opposite.column),
  };
}

export const isOneCell = ({ top, bottom, start, end }: Area) => top === bottom && start === end;

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
  const { active, opposite, anchor } = selection;
  const from = extend && !anchor ? opposite : active;
  const to = within(size, { row: from.row + by.rows, column: from.column + by.columns });
  return extend ? { active, opposite: to } : single(to);
}

/**
 * Enter and Tab: inside a selection of several cells they go from one to the next. Elsewhere Tab goes on in the next row at
 * the end of one, and Enter goes to where the run of Tabs before it began, as people expect who fill in row after row.
 */
export function stepped(selection: Selection, by: Move, size: Size): Selection {
  const area = areaOf(selection);
  if (!isOneCell(area)) return cycled(selection.active, by, area);
  const { active, home = active.column } = selection;
  if (by.rows !== 0) return single(within(size, { row: active.row + by.rows, column: home }));
  return { ...single(tabbed(active, by.columns, size)), home };
}

function tabbed({ row, column }: Place, by: number, size: Size): Place {
  const next = column + by;
  if (next >= size.columns && row < size.rows - 1) return { row: row + 1, column: 0 };
  if (next < 0 && row > 0) return { row: row - 1, column: size.columns - 1 };
  return within(size, { row, column: next });
}

/** Enter goes down column by column, Tab along row by row, and from the last cell to the first. */
function cycled(active: Place, by: Move, { top, bottom, start, end }: Area): Selection {
  const [height, width] = [bottom - top + 1, end - start + 1];
  const [row, column] = [active.row - top, active.column - start];
  const down = by.rows !== 0;
  const at = down ? column * height + row : row * width + column;
  const next = (at + by.rows + by.columns + height * width) % (height * width);
  const [major, minor] = [Math.floor(next / (down ? height : width)), next % (down ? height : width)];
  return {
    active: { row: top + (down ? minor : major), column: start + (down ? major : minor) },
    anchor: { row: top, column: start },
    opposite: { row: bottom, column: end },
  };
}

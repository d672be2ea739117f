import type { ReactNode } from 'react';
import type { Selection } from '../sheet/selection.ts';
import type { Edit, SheetColumn, SheetRow } from '../sheet/sheet.ts';

/** A column of the grid as it is shown. */
export interface GridColumn<R extends SheetRow = SheetRow> extends SheetColumn {
  title: string;
  /** In pixels. */
  width: number;
  /** Shown in an empty cell: what holds while nothing is typed. */
  placeholder?: (row: R) => string;
  /** Why the cell of this row cannot be changed; undefined: it can be. */
  fixed?: ((row: R) => string | undefined) | undefined;
  /** Must be looked at, although it is not wrong. */
  warns?: (row: R) => boolean;
}

/** The fixed column before the cells, which names the row. */
export interface RowHead<R extends SheetRow = SheetRow> {
  title: string;
  width: number;
  /** The row in words. */
  nameOf: (row: R) => string;
  render: (row: R) => ReactNode;
}

export interface SheetGridProps<R extends SheetRow> {
  label: string;
  columns: readonly GridColumn<R>[];
  head: RowHead<R>;
  rows: readonly R[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onEdit: (edits: readonly Edit[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** What is wrong with a row, by column. */
  errorsOf: (row: R) => Readonly<Record<string, string>> | undefined;
}

export const rowHeight = 38;
export const numeric = ({ kind }: SheetColumn) => kind === 'money' || kind === 'whole' || kind === 'measure';

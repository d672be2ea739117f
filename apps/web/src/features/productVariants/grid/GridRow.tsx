import { memo, type PointerEvent, type ReactNode } from 'react';
import { shownText } from '../sheet/blocks.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { type GridColumn, numeric, type RowHead, rowHeight } from './gridParts.ts';
import styles from './SheetGrid.module.css';

interface Props<R extends SheetRow> {
  row: R;
  index: number;
  columns: readonly GridColumn<R>[];
  head: RowHead<R>;
  errors: Readonly<Record<string, string>> | undefined;
  /** The selected columns; none: both are -1. */
  start: number;
  end: number;
  /** Whether the selection ends in this row. */
  last: boolean;
  /** The active column; -1: the active cell is in another row. */
  active: number;
  /** The field of the active cell. */
  field: ReactNode;
  onFill: (event: PointerEvent) => void;
}

function Cells<R extends SheetRow>(props: Props<R>) {
  const { row, index, columns, head, errors, start, end, last, active, field, onFill } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      data-active={active >= 0}
      style={{ top: index * rowHeight, height: rowHeight }}
    >
      <div role="rowheader" className={styles.head}>
        {head.render(row)}
      </div>
      {columns.map((column, at) => {
        const text = row.cells[column.name] ?? '';
        const error = errors?.[column.name];
        const fixed = column.fixed?.(row);
        const placeholder = text === '' ? column.placeholder?.(row) : undefined;
        return (
          <div
            key={column.name}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={at >= start && at <= end}
            className={styles.cell}
            data-row={index}
            data-column={at}
            data-active={at === active}
            data-error={error !== undefined}
            data-warns={column.warns?.(row)}
            data-end={numeric(column)}
            data-choice={column.kind === 'choice' ? text : undefined}
            data-fixed={fixed !== undefined}
            title={at === active ? undefined : (error ?? fixed)}
          >
            {placeholder ? (
              <span className={styles.placeholder}>{placeholder}</span>
            ) : (
              <span>{shownText(column, text)}</span>
            )}
            {at === active && field}
            {last && at === end && <span className={styles.handle} onPointerDown={onFill} />}
          </div>
        );
      })}
    </div>
  );
}

/** Only rows that differ are drawn anew: a sheet may have hundreds of them. */
export const GridRow = memo(Cells) as typeof Cells;

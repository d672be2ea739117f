import { type CSSProperties, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { areaOf, type Place } from '../sheet/selection.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { shownText } from '../sheet/blocks.ts';
import { CellInput } from './CellInput.tsx';
import { numeric, rowHeight, type SheetGridProps } from './gridParts.ts';
import { GridRow } from './GridRow.tsx';
import styles from './SheetGrid.module.css';
import { useCellCommands } from './useCellCommands.ts';
import { usePointing } from './usePointing.ts';
import { useRowWindow } from './useRowWindow.ts';

/** Rows of cells that are edited like a spreadsheet. Only the rows that can be seen are drawn. */
export function SheetGrid<R extends SheetRow>(props: SheetGridProps<R>) {
  const { label, columns, head, rows, selection, errorsOf } = props;
  const t = useT();
  const errorId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const holdsFocus = useRef(false);
  const { from, to, onScroll } = useRowWindow({ count: rows.length, rowHeight });
  const commands = useCellCommands(props);
  const pointing = usePointing(props, holdsFocus);
  useInSight(frame, selection.anchor ? selection.active : selection.opposite, { columns, head });

  const area = areaOf(selection);
  const active = selection.active;
  const drawn = rows.map((_, index) => index).slice(from, to);
  // the field with the focus must not go when its row is scrolled away
  if (active.row < rows.length && !drawn.includes(active.row)) drawn.push(active.row);
  const activeRow = rows[active.row];
  const activeColumn = columns[active.column];

  function fieldOf(row: R) {
    if (row !== activeRow || !activeColumn) return null;
    const text = row.cells[activeColumn.name] ?? '';
    const shown = shownText(activeColumn, text) || (activeColumn.placeholder?.(row) ?? '');
    return (
      <CellInput
        key={`${row.key} ${activeColumn.name}`}
        column={activeColumn}
        text={text}
        label={t('productVariants.cell', { row: head.nameOf(row), column: activeColumn.title, text: shown })}
        error={errorsOf(row)?.[activeColumn.name]}
        fixed={activeColumn.fixed?.(row)}
        errorId={errorId}
        holdsFocus={holdsFocus}
        commands={commands}
      />
    );
  }
  const widths = [head.width, ...columns.map(({ width }) => width)].map((width) => `${width}px`).join(' ');
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      className={styles.frame}
      style={{ '--columns': widths } as CSSProperties}
      onScroll={onScroll}
      onFocus={() => {
        holdsFocus.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        holdsFocus.current = currentTarget.contains(relatedTarget);
      }}
    >
      <div role="row" aria-rowindex={1} className={styles.titles}>
        <div role="columnheader" aria-colindex={1} className={styles.title}>
          {head.title}
        </div>
        {columns.map((column, at) => (
          <div
            key={column.name}
            role="columnheader"
            aria-colindex={at + 2}
            className={styles.title}
            data-end={numeric(column)}
            title={column.title}
            onPointerDown={(event) => pointing.takeColumn(event, at)}
          >
            {column.title}
          </div>
        ))}
      </div>
      <div
        role="rowgroup"
        className={styles.body}
        style={{ height: rows.length * rowHeight + 4 }}
        onPointerDown={pointing.onPointerDown}
        onPointerOver={pointing.onPointerOver}
      >
        {drawn.map((index) => {
          const row = rows[index]!;
          const inside = index >= area.top && index <= area.bottom;
          return (
            <GridRow
              key={row.key}
              row={row}
              index={index}
              columns={columns}
              head={head}
              errors={errorsOf(row)}
              start={inside ? area.start : -1}
              end={inside ? area.end : -1}
              last={index === area.bottom}
              active={index === active.row ? active.column : -1}
              field={fieldOf(row)}
              onFill={pointing.startFill}
            />
          );
        })}
      </div>
    </div>
  );
}

interface Measures {
  columns: readonly { width: number }[];
  head: { width: number };
}

/** Scrolls as far as the cell that has been moved to can be seen beside the fixed column and row. */
function useInSight(frame: { current: HTMLDivElement | null }, { row, column }: Place, { columns, head }: Measures) {
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || box.clientHeight === 0) return;
    const top = row * rowHeight;
    const titles = box.firstElementChild?.clientHeight ?? rowHeight;
    const start = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0);
    const width = columns[column]?.width ?? 0;
    const [high, wide] = [box.clientHeight - titles, box.clientWidth - head.width];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeight > box.scrollTop + high) box.scrollTop = top + rowHeight - high;
    if (start < box.scrollLeft) box.scrollLeft = start;
    else if (start + width > box.scrollLeft + wide) box.scrollLeft = Math.min(start, start + width - wide);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the move is the event; the rest is read at that moment
  }, [row, column]);
}

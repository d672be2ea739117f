import RightOutlined from '@ant-design/icons/RightOutlined';
import type { CSSProperties, ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './ResourceTable.module.css';

export interface Column<R> {
  key: string;
  title: string;
  /** `index` starts at 1 and counts across pages. */
  render: (row: R, index: number) => ReactNode;
  /** Least width in pixels; columns share additional room in proportion, unless one of them grows. */
  width: number;
  /** Takes the room that its content needs and the other columns leave. */
  grows?: true;
  align?: 'center' | 'end';
  /**
   * Keeps the column visible while the table scrolls sideways. On a phone a column fixed at the start becomes the
   * card's head.
   */
  fixed?: 'start' | 'end';
  /** Height of the cell's content in pixels if it exceeds one line. It keeps rows in place while content loads. */
  height?: number;
  /**
   * Hidden on a phone, where each row is a card. The expanded row or the dialog of the record shows the value there.
   */
  minor?: boolean;
  /**
   * What the filter `sort` says where the list is in the order of this column; absent: it cannot be. A column that shows
   * several values has a title for each.
   */
  sort?: string | readonly SortTitle[];
}

interface SortTitle {
  title: string;
  of: string;
}

/** In which order a list is; without `by`, in its own. */
export interface Sorting {
  by: string | undefined;
  descending: boolean;
  onSort: (by: string | undefined, descending: boolean) => void;
}

interface Placed<R> extends Column<R> {
  style: CSSProperties;
  /** The edge at which the cell is fixed, if it is. */
  stuck: Column<R>['fixed'];
}

export interface Layout<R> {
  columns: readonly Placed<R>[];
  width: number;
  /** Some columns grow with their content, so that the widths follow the rows. */
  grows: boolean;
  selectable: boolean;
  expandable: boolean;
}

const markWidth = 32;
const blanks = Array.from({ length: 12 }, (_, row) => row);

interface Shape {
  selectable: boolean;
  expandable: boolean;
  narrow: boolean;
}

/** Computes the position of each column; fixed columns are placed side by side at their edge. */
export function columnLayout<R>(given: readonly Column<R>[], { selectable, expandable, narrow }: Shape): Layout<R> {
  const columns = given.filter(({ minor }) => !narrow || !minor);
  const marks = (selectable ? markWidth : 0) + (expandable ? markWidth : 0);
  let start = marks;
  const placed = columns.map((column): Placed<R> => {
    const { align: textAlign, fixed, width } = column;
    if (fixed === 'start') {
      const insetInlineStart = start;
      start += width;
      return { ...column, stuck: 'start', style: { textAlign, insetInlineStart } };
    }
    if (fixed === 'end') return { ...column, stuck: 'end', style: { textAlign, insetInlineEnd: 0 } };
    return { ...column, stuck: undefined, style: { textAlign } };
  });
  const width = narrow ? 0 : columns.reduce((sum, column) => sum + column.width, marks);
  return { columns: placed, width, grows: columns.some(({ grows }) => grows), selectable, expandable };
}

interface HeaderProps<R> {
  layout: Layout<R>;
  selection: 'none' | 'some' | 'all';
  onSelectPage: () => void;
  sorting: Sorting;
}

export function HeaderRow<R>({ layout, selection, onSelectPage, sorting }: HeaderProps<R>) {
  const t = useT();
  return (
    <thead>
      <tr role="row">
        {layout.selectable && (
          <th role="columnheader" className={styles.mark} data-title={t('kit.selectPage')} style={{ width: markWidth }}>
            <input
              type="checkbox"
              aria-label={t('kit.selectPage')}
              checked={selection === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = selection === 'some';
              }}
              onChange={onSelectPage}
            />
          </th>
        )}
        {layout.expandable && <th className={styles.mark} style={{ width: markWidth }} aria-label={t('kit.expand')} />}
        {layout.columns.map(({ key, title, width, grows, style, stuck, sort }) => {
          const sorts = typeof sort === 'string' ? [{ title, of: sort }] : sort;
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              data-stuck={stuck}
              style={{ ...style, [grows ? 'minWidth' : 'width']: width }}
              aria-sort={sorts && orderAmong(sorts, sorting)}
            >
              {sorts ? (
                <span className={styles.sorts}>
                  {sorts.map((one) => (
                    <SortButton key={one.of} {...one} sorting={sorting} />
                  ))}
                </span>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function orderOf(sort: string, { by, descending }: Sorting) {
  if (by !== sort) return 'none';
  return descending ? 'descending' : 'ascending';
}

function orderAmong(sorts: readonly SortTitle[], sorting: Sorting) {
  return orderOf(sorts.find(({ of }) => of === sorting.by)?.of ?? sorts[0]!.of, sorting);
}

interface SortHeadingProps {
  title: string;
  of: string;
  sorting: Sorting;
  /** Aligned to the end, like numbers. */
  end?: boolean | undefined;
}

/** A column's heading in a plain table, which sorts its rows. */
export function SortHeading({ end, ...sort }: SortHeadingProps) {
  return (
    <th scope="col" data-end={end} aria-sort={orderOf(sort.of, sort.sorting)}>
      <SortButton {...sort} />
    </th>
  );
}

/** Upwards first, then downwards, then the list's own order again. */
function SortButton({ title, of, sorting }: { title: string; of: string; sorting: Sorting }) {
  const order = orderOf(of, sorting);
  return (
    <button
      type="button"
      className={styles.sort}
      data-order={order}
      onClick={() => sorting.onSort(order === 'descending' ? undefined : of, order === 'ascending')}
    >
      {title}
      <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
        <path d="M4 0 8 5H0z" />
        <path d="M4 12 0 7h8z" />
      </svg>
    </button>
  );
}

interface RowProps<R> {
  row: R;
  rowKey: string;
  index: number;
  layout: Layout<R>;
  focused: boolean;
  selected: boolean;
  onSelect: () => void;
  /** The content shown below an expanded row. */
  detail: ReactNode;
  onExpand: () => void;
}

export function Row<R>({ row, rowKey, index, layout, focused, selected, onSelect, detail, onExpand }: RowProps<R>) {
  const t = useT();
  const open = detail !== undefined;
  return (
    <>
      <tr role="row" tabIndex={-1} data-row-key={rowKey} data-focused={focused} data-selected={selected}>
        {layout.selectable && (
          <td role="cell" className={styles.mark}>
            <input type="checkbox" aria-label={t('kit.select', { index })} checked={selected} onChange={onSelect} />
          </td>
        )}
        {layout.expandable && (
          <td role="cell" className={styles.mark}>
            <button
              type="button"
              className={styles.expander}
              aria-expanded={open}
              aria-label={t(open ? 'kit.collapse' : 'kit.expand')}
              onClick={onExpand}
            >
              <RightOutlined rotate={open ? 90 : 0} />
            </button>
          </td>
        )}
        {layout.columns.map(({ key, title, style, stuck, align, render }) => (
          <td key={key} role="cell" data-stuck={stuck} data-number={align === 'end' ? title : undefined} style={style}>
            {render(row, index)}
          </td>
        ))}
      </tr>
      {open && (
        <tr role="row" className={styles.detail}>
          <td role="cell" colSpan={layout.columns.length + Number(layout.selectable) + Number(layout.expandable)}>
            <div className={styles.inside}>{detail}</div>
          </td>
        </tr>
      )}
    </>
  );
}

export function BlankRows<R>({ layout }: { layout: Layout<R> }) {
  return blanks.map((row) => (
    <tr key={row}>
      {layout.selectable && <td className={styles.mark} />}
      {layout.expandable && <td className={styles.mark} />}
      {layout.columns.map(({ key, style, stuck, height = 14 }) => (
        <td key={key} data-stuck={stuck} style={style}>
          <span className={styles.bone} style={{ height }} />
        </td>
      ))}
    </tr>
  ));
}

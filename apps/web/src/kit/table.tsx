import RightOutlined from '@ant-design/icons/RightOutlined';
import type { CSSProperties, ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './ResourceTable.module.css';

export interface Column<R> {
  key: string;
  title: string;
  /** `index` counts across pages, from 1. */
  render: (row: R, index: number) => ReactNode;
  /** In pixels; columns grow in proportion where there is more room. */
  width: number;
  align?: 'center' | 'end';
  /** Stays in sight while the table is scrolled sideways; on a phone only the first such column does. */
  fixed?: 'start' | 'end';
  /** Height of what the cell will hold, where it is more than a line: keeps the rows in place while loading. */
  height?: number;
}

interface Placed<R> extends Column<R> {
  style: CSSProperties;
  /** The edge at which it stays, if at all. */
  stuck: Column<R>['fixed'];
}

export interface Layout<R> {
  columns: readonly Placed<R>[];
  width: number;
  selectable: boolean;
  expandable: boolean;
}

const markWidth = 36;
const blanks = Array.from({ length: 12 }, (_, row) => row);

interface Shape {
  selectable: boolean;
  expandable: boolean;
  narrow: boolean;
}

/** Where each column stands; fixed ones lie side by side at their edge. */
export function columnLayout<R>(columns: readonly Column<R>[], { selectable, expandable, narrow }: Shape): Layout<R> {
  const marks = (selectable ? markWidth : 0) + (expandable ? markWidth : 0);
  const stuck = columns.filter(({ fixed }) => fixed === 'start').slice(0, narrow ? 1 : undefined);
  let start = marks;
  const placed = columns.map((column): Placed<R> => {
    const { align: textAlign, fixed, width } = column;
    if (stuck.includes(column)) {
      const insetInlineStart = narrow ? 0 : start;
      start += width;
      return { ...column, stuck: 'start', style: { textAlign, insetInlineStart } };
    }
    if (fixed === 'end' && !narrow) return { ...column, stuck: 'end', style: { textAlign, insetInlineEnd: 0 } };
    return { ...column, stuck: undefined, style: { textAlign } };
  });
  return { columns: placed, width: columns.reduce((sum, { width }) => sum + width, marks), selectable, expandable };
}

interface HeaderProps<R> {
  layout: Layout<R>;
  selection: 'none' | 'some' | 'all';
  onSelectPage: () => void;
}

export function HeaderRow<R>({ layout, selection, onSelectPage }: HeaderProps<R>) {
  const t = useT();
  return (
    <thead>
      <tr>
        {layout.selectable && (
          <th className={styles.mark} style={{ width: markWidth }}>
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
        {layout.columns.map(({ key, title, width, style, stuck }) => (
          <th key={key} scope="col" data-stuck={stuck} style={{ ...style, width }}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
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
  /** What lies open below the row. */
  detail: ReactNode;
  onExpand: () => void;
}

export function Row<R>({ row, rowKey, index, layout, focused, selected, onSelect, detail, onExpand }: RowProps<R>) {
  const t = useT();
  const open = detail !== undefined;
  return (
    <>
      <tr data-row-key={rowKey} data-focused={focused} data-selected={selected}>
        {layout.selectable && (
          <td className={styles.mark}>
            <input type="checkbox" aria-label={t('kit.select', { index })} checked={selected} onChange={onSelect} />
          </td>
        )}
        {layout.expandable && (
          <td className={styles.mark}>
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
        {layout.columns.map(({ key, style, stuck, render }) => (
          <td key={key} data-stuck={stuck} style={style}>
            {render(row, index)}
          </td>
        ))}
      </tr>
      {open && (
        <tr className={styles.detail}>
          <td colSpan={layout.columns.length + Number(layout.selectable) + Number(layout.expandable)}>
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

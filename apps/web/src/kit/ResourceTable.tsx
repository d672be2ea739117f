import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '../i18n/failureText.ts';
import { useT } from '../i18n/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useNarrow } from '../ui/useNarrow.ts';
import { BlankRows, type Column, columnLayout, HeaderRow, Row } from './table.tsx';
import styles from './ResourceTable.module.css';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableSettings } from './TableSettings.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import type { ListEndpoint } from './listInput.ts';
import type { ResourceList, RowOf } from './useResourceList.ts';
import { useRowShortcuts } from './useRowShortcuts.ts';

export type { Column } from './table.tsx';

interface Props<E extends ListEndpoint> {
  list: ResourceList<E>;
  columns: readonly Column<RowOf<E>>[];
  /** Shown if the list is empty without any search. */
  empty: string;
  /** Shown below `empty`: a way to create the first record. */
  start?: ReactNode;
  /** Actions on the list or the selection, shown above the table. */
  tools?: ReactNode;
  /** `all`: also all that match, on every page. */
  selectable?: boolean | 'all';
  expand?: (row: RowOf<E>) => ReactNode;
  /** Rows are expanded from the start: what was searched for stands in them. */
  open?: boolean;
}

const phone = 600;

/**
 * A table in a scrolling frame. Head and foot stay visible, and columns keep their widths when the rows change. On a
 * phone each row is a card.
 */
export function ResourceTable<E extends ListEndpoint>(props: Props<E>) {
  const { list, columns, empty, start, tools, selectable = false, expand, open = false } = props;
  const t = useT();
  const narrow = useNarrow(phone);
  const { hidden, hide } = useColumnChoice(list.endpoint.path);
  // the rows that a person has turned over
  const [turned, setTurned] = useState<readonly string[]>([]);
  const opened = open ? JSON.stringify(list.filters) : '';
  const [turnedIn, setTurnedIn] = useState(opened);
  // what another search opens has not been closed by anyone
  if (turnedIn !== opened) {
    setTurnedIn(opened);
    setTurned([]);
  }
  const layout = columnLayout(
    columns.filter(({ key }) => !hidden.includes(key)),
    { selectable: selectable !== false, expandable: expand !== undefined, narrow },
  );
  const frame = useRef<HTMLElement>(null);
  const onFocus = useKeptFocus(frame);
  const keys = list.rows.map(list.rowKey);
  const onPage = list.selectedOnPage;

  function toggleExpanded(key: string) {
    setTurned((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]));
  }
  const focused = useRowShortcuts({
    keys,
    onSelect: selectable ? list.toggle : undefined,
    onExpand: expand && toggleExpanded,
  });
  const searched = Object.keys(list.filters).length > 0;
  const first = (list.pageNum - 1) * list.pageSize + 1;

  return (
    <section
      ref={frame}
      className={styles.frame}
      tabIndex={-1}
      onFocus={onFocus}
      aria-busy={list.state === 'loading' || list.waiting}
    >
      {(tools || selectable) && <TableHead list={list} tools={tools} all={selectable === 'all'} />}
      <div className={styles.scroll}>
        <table
          role="table"
          className={narrow ? styles.cards : styles.table}
          style={{ minWidth: layout.width }}
          data-waiting={list.waiting}
          data-grows={layout.grows}
        >
          <HeaderRow
            layout={layout}
            selection={list.state !== 'ready' || onPage === 0 ? 'none' : onPage === keys.length ? 'all' : 'some'}
            onSelectPage={list.togglePage}
            sorting={list.sorting}
          />
          <tbody>
            {list.state === 'loading' && <BlankRows layout={layout} />}
            {list.rows.map((row, at) => {
              const key = keys[at]!;
              return (
                <Row
                  key={key}
                  rowKey={key}
                  row={row}
                  index={first + at}
                  layout={layout}
                  focused={key === focused}
                  selected={list.isSelected(key)}
                  onSelect={() => list.toggle(key)}
                  detail={turned.includes(key) !== open ? expand?.(row) : undefined}
                  onExpand={() => toggleExpanded(key)}
                />
              );
            })}
          </tbody>
        </table>
        {list.state === 'failed' && (
          <ErrorState
            detail={failureText(list.failure, t)}
            action={<Button onClick={list.refresh}>{t('ui.retry')}</Button>}
          />
        )}
        {list.state === 'ready' && list.rows.length === 0 && (
          <EmptyState
            title={searched ? t('kit.noMatch') : empty}
            action={searched ? <Button onClick={list.reset}>{t('kit.clearFilters')}</Button> : start}
          />
        )}
      </div>
      <TableFoot list={list} endpoint={list.endpoint}>
        <TableSettings list={list} columns={columns} hidden={hidden} onHide={hide} />
      </TableFoot>
    </section>
  );
}

import type { library, LibraryFile } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { CallFailure } from '../../client/callFailure.ts';
import { useT } from '../../i18n/i18n.ts';
import type { ResourceList } from '../../kit/useResourceList.ts';
import { ErrorState } from '../../ui/Notice.tsx';
import { PictureCard } from './PictureCard.tsx';
import styles from './PictureGrid.module.css';

export type PictureList = ResourceList<typeof library.folderDetails>;

interface Props {
  list: PictureList;
  /** One press selects one picture alone, where only one is wanted. */
  single?: boolean;
  /** Double press or Enter. */
  onUse: (picture: LibraryFile) => void;
  onZoom: (picture: LibraryFile) => void;
  onDragStart?: (event: DragEvent, picture: LibraryFile) => void;
  empty: ReactNode;
}

const blanks = Array.from({ length: 12 }, (_, at) => at);

/** Pictures as a list box: arrows walk, space selects, Shift selects a stretch, Enter uses. */
export function PictureGrid({ list, single = false, onUse, onZoom, onDragStart, empty }: Props) {
  const t = useT();
  const grid = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const selected = new Set(list.selected.map(({ id }) => id));
  const { rows } = list;
  const current = Math.min(at, rows.length - 1);

  function toggle(picture: LibraryFile) {
    if (single) return list.select([picture]);
    const others = list.selected.filter(({ id }) => id !== picture.id);
    list.select(selected.has(picture.id) ? others : [...others, picture]);
  }
  function press(event: MouseEvent, index: number) {
    if (event.shiftKey && !single) {
      const stretch = rows.slice(Math.min(current, index), Math.max(current, index) + 1);
      list.select([...list.selected.filter(({ id }) => !stretch.some((one) => one.id === id)), ...stretch]);
    } else {
      toggle(rows[index]!);
    }
    setAt(index);
  }
  function walkTo(index: number) {
    const next = Math.min(rows.length - 1, Math.max(0, index));
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-picture="${rows[next]?.id}"]`)?.focus();
  }
  function key(event: KeyboardEvent) {
    const picture = rows[current];
    if (!picture) return;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow(), ArrowDown: perRow() };
    const step = steps[event.key];
    if (step !== undefined) walkTo(current + step);
    else if (event.key === ' ') toggle(picture);
    else if (event.key === 'Enter') onUse(picture);
    else if (event.key === 'v') onZoom(picture);
    else if (event.key === 'Home') walkTo(0);
    else if (event.key === 'End') walkTo(rows.length - 1);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !single) list.select(rows);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function perRow(): number {
    const tracks = grid.current ? getComputedStyle(grid.current).gridTemplateColumns : '';
    return Math.max(1, tracks.split(' ').length);
  }

  if (list.state === 'failed') {
    return (
      <ErrorState
        detail={list.failure instanceof CallFailure ? list.failure.msg : undefined}
        action={<Button onClick={list.refresh}>{t('ui.retry')}</Button>}
      />
    );
  }
  if (list.state === 'ready' && rows.length === 0) return empty;
  return (
    <ul
      ref={grid}
      role="listbox"
      aria-label={t('library.pictures')}
      aria-multiselectable={!single}
      aria-busy={list.state === 'loading' || list.waiting}
      className={styles.grid}
      data-waiting={list.waiting}
      onKeyDown={key}
    >
      {list.state === 'loading' &&
        blanks.map((blank) => <li key={blank} aria-hidden="true" className={styles.blank} />)}
      {rows.map((picture, index) => (
        <PictureCard
          key={picture.id}
          picture={picture}
          selected={selected.has(picture.id)}
          reachable={index === current}
          onPress={(event) => press(event, index)}
          onDoublePress={() => onUse(picture)}
          onDragStart={onDragStart && ((event) => onDragStart(event, picture))}
          onZoom={() => onZoom(picture)}
        />
      ))}
    </ul>
  );
}

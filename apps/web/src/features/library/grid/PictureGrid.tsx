import type { LibraryFile } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PictureCard, type PressedCard } from './PictureCard.tsx';
import styles from './PictureGrid.module.css';
import type { PictureFeed } from '../pictures/usePictureFeed.ts';
import type { Selection } from '../pictures/useSelection.ts';
import { useHoverPreview } from './useHoverPreview.tsx';
import { useStable } from './useStable.ts';
import { useVirtualGrid } from './useVirtualGrid.ts';

interface Props {
  feed: PictureFeed;
  selection: Pick<Selection, 'has' | 'set' | 'toggle' | 'add' | 'selectAll'>;
  /** One press selects one picture alone, where only one is wanted. */
  single?: boolean;
  /** For choosing among pictures: each says when it came, and is shown large under the mouse. */
  picking?: boolean;
  /** Double press or Enter. */
  onUse: (picture: LibraryFile) => void;
  onZoom: (picture: LibraryFile) => void;
  onDragStart?: (event: DragEvent, picture: LibraryFile) => void;
  empty: ReactNode;
}

const narrowest = 140;
const blanks = Array.from({ length: 12 }, (_, at) => at);

/** Pictures as a list box: arrows walk, space selects, Shift selects a stretch, Enter uses. Only what is in sight is drawn. */
export function PictureGrid({
  feed,
  selection,
  single = false,
  picking = false,
  onUse,
  onZoom,
  onDragStart,
  empty,
}: Props) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const walked = useRef(false);
  const { rows, state } = feed;
  const grid = useVirtualGrid(scroller, rows.length, narrowest);
  const preview = useHoverPreview(rows, picking);
  const current = Math.max(0, Math.min(at, rows.length - 1));
  const nearEnd = grid.last >= rows.length - 3 * grid.columns;

  useEffect(() => {
    if (nearEnd && state === 'ready') feed.more();
  });
  useEffect(() => {
    if (!walked.current) return;
    walked.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-at="${current}"]`)?.focus({ preventScroll: true });
  });

  const toggle = (picture: LibraryFile) => (single ? selection.set([picture]) : selection.toggle(picture));
  const press = useStable(({ event, picture, index }: PressedCard) => {
    if (event.shiftKey && !single) {
      selection.add(rows.slice(Math.min(current, index), Math.max(current, index) + 1));
    } else {
      toggle(picture);
    }
    setAt(index);
  });
  const use = useStable(onUse);
  const zoom = useStable(onZoom);
  const drag = useStable((event: DragEvent, picture: LibraryFile) => onDragStart?.(event, picture));

  function walkTo(index: number) {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    grid.reveal(next);
    walked.current = true;
    setAt(next);
  }
  function key(event: KeyboardEvent) {
    const picture = rows[current];
    if (!picture) return;
    const { columns } = grid;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const step = steps[event.key];
    if (step !== undefined) walkTo(current + step);
    else if (event.key === ' ') toggle(picture);
    else if (event.key === 'Enter') onUse(picture);
    else if (event.key === 'v') onZoom(picture);
    else if (event.key === 'Home') walkTo(0);
    else if (event.key === 'End') walkTo(rows.length - 1);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !single) selection.selectAll(feed.total ?? 0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={scroller} className={styles.scroll} tabIndex={-1}>
      {state === 'failed' && (
        <ErrorState
          detail={failureText(feed.failure, t)}
          action={<Button onClick={feed.refresh}>{t('ui.retry')}</Button>}
        />
      )}
      {state === 'ready' && rows.length === 0 && empty}
      {(state === 'loading' || rows.length > 0) && (
        <ul
          role="listbox"
          aria-label={t('library.pictures')}
          aria-multiselectable={!single}
          aria-busy={state === 'loading' || feed.waiting}
          className={styles.grid}
          style={{
            gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`,
            gridAutoRows: grid.cardHeight,
            paddingBlock: `${grid.before + 8}px ${grid.after + 8}px`,
          }}
          data-waiting={feed.waiting}
          onKeyDown={key}
          {...preview.listeners}
        >
          {state === 'loading' && blanks.map((blank) => <li key={blank} aria-hidden="true" className={styles.blank} />)}
          {rows.slice(grid.first, grid.last).map((picture, index) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              index={grid.first + index}
              count={feed.total}
              selected={selection.has(picture.id)}
              reachable={grid.first + index === current}
              dated={picking}
              onPress={press}
              onDoublePress={use}
              onDragStart={onDragStart && drag}
              onZoom={zoom}
            />
          ))}
        </ul>
      )}
      {preview.shown}
    </div>
  );
}

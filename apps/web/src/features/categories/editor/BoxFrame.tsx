import type { PictureSize } from '@pressroom/contract/categories/boxes';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { scaled } from '../../../ui/Thumb.tsx';
import styles from './BoxCanvas.module.css';
import { type Handle, handles, moveBox, type Point } from './boxEdits.ts';

interface Props {
  number: number;
  box: PrintBox;
  picture: PictureSize;
  /** The address of a print that is tried on it. */
  print: string | undefined;
  selected: boolean;
  onHold: (event: PointerEvent, kind: 'move' | Handle) => void;
  onFocus: () => void;
  onChange: (box: PrintBox) => void;
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const shiftStep = 10;
const shownWidth = 400;

/** One print position: its inside moves it, its handles resize it, the arrow keys push it. */
export function BoxFrame({ number, box, picture, print, selected, onHold, onFocus, onChange }: Props) {
  const t = useT();
  const share = (length: number, of: number) => `${(length / of) * 100}%`;

  function push(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? shiftStep : 1;
    onChange(moveBox(box, { x: direction.x * step, y: direction.y * step }, picture));
  }

  return (
    <div
      className={styles.frame}
      data-number={number}
      data-selected={selected}
      style={{
        insetInlineStart: share(box.x, picture.width),
        insetBlockStart: share(box.y, picture.height),
        width: share(box.width, picture.width),
        height: share(box.height, picture.height),
      }}
    >
      <button
        type="button"
        className={styles.inside}
        aria-label={t('categories.positionAt', { number, ...box })}
        onPointerDown={(event) => onHold(event, 'move')}
        onFocus={onFocus}
        onKeyDown={push}
      >
        {print && <img src={scaled(print, shownWidth)} alt="" draggable={false} />}
        <span>{number}</span>
      </button>
      {selected &&
        handles.map((handle) => (
          <span
            key={handle}
            className={styles.handle}
            data-side={handle}
            style={{ cursor: `${handle}-resize` }}
            onPointerDown={(event) => onHold(event, handle)}
          />
        ))}
    </div>
  );
}

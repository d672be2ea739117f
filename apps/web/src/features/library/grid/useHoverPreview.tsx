import type { LibraryFile } from '@pressroom/contract/library/library';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { scaled } from '../../../ui/Thumb.tsx';
import { dots, printedSize } from '../pictures/pictureFacts.ts';
import styles from './useHoverPreview.module.css';

interface Shown {
  picture: LibraryFile;
  style: { left: number; top: number; width: number };
}

/** A mouse that only passes sees nothing. */
const patience = 400;
const widest = 480;
const gap = 12;
const shownAt = 640;
/** What stands under the picture. */
const wordsHeight = 56;

/** The picture under the mouse, large, beside the card that is pointed at: never on it. A finger has its own button. */
export function useHoverPreview(pictures: readonly LibraryFile[], enabled: boolean) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function hide() {
    clearTimeout(timer.current);
    setShown(undefined);
  }
  function point({ target, pointerType }: PointerEvent) {
    if (!enabled || pointerType === 'touch' || !(target instanceof Element)) return;
    const card = target.closest<HTMLElement>('[data-picture]');
    if (!card || card.dataset['picture'] === shown?.picture.id) return;
    hide();
    const picture = pictures.find(({ id }) => id === card.dataset['picture']);
    if (picture) timer.current = setTimeout(() => setShown({ picture, style: besideOf(card, picture) }), patience);
  }
  const preview: ReactNode =
    shown &&
    createPortal(
      <figure className={styles.preview} style={shown.style} aria-hidden="true" data-preview={shown.picture.id}>
        <img
          className={styles.picture}
          src={scaled(shown.picture.fileUrl, shownAt)}
          alt=""
          style={{ aspectRatio: shown.picture.metaData.width / shown.picture.metaData.height }}
        />
        <figcaption>
          <strong>{shown.picture.name}</strong>
          <span>{`${printedSize(shown.picture.metaData)} · ${dots(shown.picture.metaData)}`}</span>
        </figcaption>
      </figure>,
      document.body,
    );
  return {
    shown: preview,
    listeners: {
      onPointerOver: point,
      onPointerLeave: hide,
      onPointerDown: hide,
      onKeyDownCapture: hide,
      onWheel: hide,
    },
  };
}

/** On the side of the card that has more room, as large as that and the window's height allow. */
function besideOf(card: HTMLElement, { metaData: { width, height } }: LibraryFile): Shown['style'] {
  const at = card.getBoundingClientRect();
  const right = innerWidth - at.right - 2 * gap;
  const left = at.left - 2 * gap;
  const tallest = innerHeight - wordsHeight - 2 * gap;
  const wide = Math.max(0, Math.min(widest, Math.max(left, right), (tallest * width) / height));
  const high = (wide * height) / width + wordsHeight;
  return {
    left: right >= left ? at.right + gap : at.left - gap - wide,
    top: Math.max(gap, Math.min(at.top + at.height / 2 - high / 2, innerHeight - high - gap)),
    width: wide,
  };
}

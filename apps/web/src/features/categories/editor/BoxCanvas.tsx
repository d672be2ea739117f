import type { PrintBox } from '@pressroom/contract/categories/printBox';
import type { LibraryFile } from '@pressroom/contract/library/library';
import { useT } from '../../../i18n/i18n.ts';
import { scaled } from '../../../ui/Thumb.tsx';
import type { BaseImage } from '../baseImage/baseImage.ts';
import styles from './BoxCanvas.module.css';
import { BoxFrame } from './BoxFrame.tsx';
import { useGesture } from './useGesture.ts';

interface Props {
  base: BaseImage;
  boxes: readonly PrintBox[];
  prints: readonly (LibraryFile | undefined)[];
  selected: number;
  /** Resizing keeps the proportion. */
  locked: boolean;
  onSelect: (at: number) => void;
  /** `first` opens a step that one undo takes back. */
  onChange: (at: number, box: PrintBox, first: boolean) => void;
}

const shownWidth = 640;

/** The base image with its print positions. Drawing on the picture gives the selected position a new frame. */
export function BoxCanvas({ base, boxes, prints, selected, locked, onSelect, onChange }: Props) {
  const t = useT();
  const { canvas, begin, listeners } = useGesture({ picture: base, boxes, locked, onChange });
  const ratio = base.width / base.height;
  return (
    <div
      ref={canvas}
      className={styles.canvas}
      style={{ aspectRatio: ratio, width: `calc(54dvh * ${ratio})` }}
      // a finger on the picture scrolls the dialog
      onPointerDown={(event) => event.pointerType !== 'touch' && begin(event, selected, 'draw')}
      {...listeners}
    >
      <img src={scaled(base.url, shownWidth)} alt={t('categories.baseImage')} draggable={false} />
      {boxes.map((box, at) => (
        <BoxFrame
          // oxlint-disable-next-line react/no-array-index-key -- a position is its place in the list
          key={at}
          number={at + 1}
          box={box}
          picture={base}
          print={prints[at]?.fileUrl}
          selected={at === selected}
          onHold={(event, kind) => {
            onSelect(at);
            begin(event, at, kind);
          }}
          onFocus={() => onSelect(at)}
          onChange={(next) => onChange(at, next, true)}
        />
      ))}
    </div>
  );
}

import type { PictureSize } from '@pressroom/contract/categories/boxes';
import { boxRule, type PrintBox } from '@pressroom/contract/categories/printBox';
import { InputNumber } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { resizeBox } from './boxEdits.ts';
import styles from './PrintPositions.module.css';

interface Props {
  number: number;
  box: PrintBox;
  picture: PictureSize;
  selected: boolean;
  /** Width and height keep their proportion. */
  locked: boolean;
  /** A press anywhere on the card, or a field that takes the focus. */
  onSelect: () => void;
  /** `first` with the first change of a visit: what one undo takes back. */
  onChange: (box: PrintBox, first: boolean) => void;
  children: ReactNode;
}

/** The position as numbers. A number beyond the picture's edge is set to the edge, and the limit is shown. */
export function BoxNumbers({ number, box, picture, selected, locked, onSelect, onChange, children }: Props) {
  const t = useT();
  const [limit, setLimit] = useState<string>();
  const visit = useRef<'none' | 'fresh' | 'begun'>('none');
  const { smallest } = boxRule;
  const resize = (x: number, y: number) => resizeBox(box, x === 0 ? 's' : 'e', { by: { x, y }, picture, locked });
  const wideLimit = t('categories.XWLimit', { limit: picture.width });
  const highLimit = t('categories.YHLimit', { limit: picture.height });
  const fields = [
    {
      key: 'x',
      label: 'X',
      min: 0,
      max: picture.width - box.width,
      beyond: wideLimit,
      set: (x: number) => ({ ...box, x }),
    },
    {
      key: 'y',
      label: 'Y',
      min: 0,
      max: picture.height - box.height,
      beyond: highLimit,
      set: (y: number) => ({ ...box, y }),
    },
    {
      key: 'width',
      label: t('categories.boxWide'),
      min: smallest,
      max: picture.width - box.x,
      beyond: wideLimit,
      set: (width: number) => resize(width - box.width, 0),
    },
    {
      key: 'height',
      label: t('categories.boxTall'),
      min: smallest,
      max: picture.height - box.y,
      beyond: highLimit,
      set: (height: number) => resize(0, height - box.height),
    },
  ] as const;
  function showLimit(typed: string, { min, max, beyond }: { min: number; max: number; beyond: string }) {
    const value = Number(typed);
    if (value > max) setLimit(beyond);
    else setLimit(typed && value < min ? t('validation.tooSmall', { min }) : undefined);
  }
  function change(next: PrintBox) {
    const first = visit.current !== 'begun';
    if (visit.current === 'fresh') visit.current = 'begun';
    onChange(next, first);
  }
  return (
    <fieldset
      className={styles.numbers}
      data-number={number}
      data-selected={selected}
      onFocus={() => {
        visit.current = 'fresh';
        onSelect();
      }}
      onPointerDown={onSelect}
      onBlur={() => {
        visit.current = 'none';
      }}
    >
      <legend>
        <button type="button" aria-pressed={selected} onClick={onSelect}>
          {t('categories.position', { number })}
        </button>
      </legend>
      {fields.map(({ key, label, min, max, beyond, set }) => (
        <label key={key}>
          <span>{label}</span>
          <InputNumber
            aria-label={`${t('categories.position', { number })} ${label}`}
            value={box[key]}
            min={min}
            max={max}
            precision={0}
            onInput={(typed) => showLimit(typed, { min, max, beyond })}
            onChange={(value) => value !== null && change(set(value))}
          />
        </label>
      ))}
      {limit && (
        <p className={styles.limit} role="alert">
          {limit}
        </p>
      )}
      {children}
    </fieldset>
  );
}

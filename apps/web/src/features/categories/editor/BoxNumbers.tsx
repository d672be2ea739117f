import type { PictureSize } from '@pressroom/contract/categories/boxes';
import { boxRule, type PrintBox } from '@pressroom/contract/categories/categories';
import { InputNumber } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { resizeBox } from './boxGeometry.ts';
import styles from './PrintPositions.module.css';

interface Props {
  number: number;
  box: PrintBox;
  picture: PictureSize;
  selected: boolean;
  /** Width and height keep their proportion. */
  locked: boolean;
  onFocus: () => void;
  onChange: (box: PrintBox) => void;
}

/** The same position in numbers. A number that would leave the picture is taken back to its edge. */
export function BoxNumbers({ number, box, picture, selected, locked, onFocus, onChange }: Props) {
  const t = useT();
  const { smallest } = boxRule;
  const resize = (x: number, y: number) => resizeBox(box, x === 0 ? 's' : 'e', { by: { x, y }, picture, locked });
  const fields = [
    { key: 'x', label: 'X', min: 0, max: picture.width - box.width, set: (x: number) => ({ ...box, x }) },
    { key: 'y', label: 'Y', min: 0, max: picture.height - box.height, set: (y: number) => ({ ...box, y }) },
    {
      key: 'width',
      label: t('categories.boxWide'),
      min: smallest,
      max: picture.width - box.x,
      set: (width: number) => resize(width - box.width, 0),
    },
    {
      key: 'height',
      label: t('categories.boxTall'),
      min: smallest,
      max: picture.height - box.y,
      set: (height: number) => resize(0, height - box.height),
    },
  ] as const;
  return (
    <fieldset className={styles.numbers} data-number={number} data-selected={selected} onFocus={onFocus}>
      <legend>{t('categories.position', { number })}</legend>
      {fields.map(({ key, label, min, max, set }) => (
        <label key={key}>
          <span>{label}</span>
          <InputNumber
            aria-label={`${t('categories.position', { number })} ${label}`}
            value={box[key]}
            min={min}
            max={max}
            precision={0}
            onChange={(value) => value !== null && onChange(set(value))}
          />
        </label>
      ))}
    </fieldset>
  );
}

import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { Alert } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { sameValue } from '../../../kit/sameValue.ts';
import type { Carried } from './useCarriedBoxes.ts';
import styles from './PrintPositions.module.css';

interface Props {
  carried: Carried;
  boxes: readonly PrintBox[];
}

/** What another picture has made of the positions, until one of them is edited. */
export function CarriedNotice({ carried: { how, from, to, boxes: made }, boxes }: Props) {
  const t = useT();
  if (how === 'same' || !sameValue(boxes, made)) return null;
  const sizes = { from: `${from.width} × ${from.height}`, to: `${to.width} × ${to.height}` };
  return (
    <Alert
      className={styles.notice}
      type={how === 'scaled' ? 'info' : 'warning'}
      showIcon
      title={t(`categories.carried.${how}`, sizes)}
    />
  );
}

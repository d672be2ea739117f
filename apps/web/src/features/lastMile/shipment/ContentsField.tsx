import type { RowShipment } from '@pressroom/contract/lastMile/parcels';
import { InputNumber } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { pieceText } from './parcelText.ts';
import styles from './shipment.module.css';

export type Contents = RowShipment['parcels'][number]['contents'];

interface Props {
  pieces: RowShipment['pieces'];
  value?: Contents;
  onChange?: (contents: Contents) => void;
}

/** How many pieces of each line lie in a parcel. */
export function ContentsField({ pieces, value = [], onChange }: Props) {
  const t = useT();
  const numOf = (lineId: string) => value.find((one) => one.lineId === lineId)?.num ?? 0;
  function change(lineId: string, num: number) {
    const others = value.filter((one) => one.lineId !== lineId);
    onChange?.(num > 0 ? [...others, { lineId, num }] : others);
  }
  return (
    <ul className={styles.contents}>
      {pieces.map((piece) => (
        <li key={piece.lineId}>
          <InputNumber
            size="small"
            min={0}
            max={piece.num}
            precision={0}
            value={numOf(piece.lineId)}
            aria-label={pieceText(piece, t)}
            onChange={(num) => change(piece.lineId, num ?? 0)}
          />
          <span>
            / {piece.num} {pieceText(piece, t)}
          </span>
        </li>
      ))}
    </ul>
  );
}

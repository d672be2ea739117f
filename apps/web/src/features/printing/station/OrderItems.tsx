import type { StationParcel, ParcelPiece } from '@pressroom/contract/printing/printing';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import { useNarrow } from '../../../ui/useNarrow.ts';
import styles from './OrderItems.module.css';

const phone = 600;

interface Props {
  parcel: StationParcel;
  /** Beside a question: smaller. */
  small?: boolean;
}

/** What belongs into the parcel, so that the packer compares before the bag is closed. */
export function OrderItems({ parcel: { pieces }, small = false }: Props) {
  const t = useT();
  const total = pieces.reduce((sum, { num }) => sum + num, 0);
  const narrow = useNarrow(phone);
  const size = small ? 96 : narrow ? 150 : pieces.length === 1 ? 320 : 200;
  return (
    <section className={styles.items} data-small={small} aria-label={t('printing.pack')}>
      <header>
        <h2>{t('printing.pack')}</h2>
        <strong>{t('printing.total', { count: total })}</strong>
      </header>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.lineNo}>
            <Thumb src={piece.picture ?? piece.prints[0]?.picture} alt={nameOf(piece)} size={size} />
            <ItemFacts piece={piece} small={small} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemFacts({ piece, small }: { piece: ParcelPiece; small: boolean }) {
  const t = useT();
  const { num, prints, productName } = piece;
  return (
    <div className={styles.facts}>
      <span className={styles.count} data-many={num > 1}>
        × {num}
      </span>
      <strong>{nameOf(piece)}</strong>
      {productName && <span>{productName}</span>}
      <ul className={styles.prints} aria-label={t('printing.prints')}>
        {prints.map(({ name, picture }, at) => (
          <li key={`${at} ${name}`}>
            {!small && <Thumb src={picture} alt={name} size={56} />}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf({ productCode, skuId }: ParcelPiece): string {
  return productCode ?? skuId;
}

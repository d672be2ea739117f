import type { BenchOrder } from '@pressroom/contract/printing/check';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './CheckedPieces.module.css';

interface Props {
  order: BenchOrder;
  /** The line of the piece that was scanned last. */
  lineId: string | null;
}

/** Every line of the order with how many of its pieces are there. */
export function CheckedPieces({ order: { pieces, scanned, total }, lineId }: Props) {
  const t = useT();
  return (
    <section className={styles.pieces} aria-label={t('printing.pack')}>
      <header>
        <h2>{t('printing.pack')}</h2>
        <strong>{`${scanned} / ${total}`}</strong>
      </header>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.lineId} data-full={piece.scanned === piece.num} aria-current={piece.lineId === lineId}>
            <Thumb src={piece.picture ?? piece.prints[0]?.picture} alt={piece.productName ?? ''} size={64} />
            <span className={styles.facts}>
              <strong>{[piece.sizeName, piece.colorName].filter(Boolean).join(' · ')}</strong>
              <span>{[piece.productCode, ...piece.prints.map(({ name }) => name)].filter(Boolean).join(' · ')}</span>
            </span>
            <strong className={styles.count}>{`${piece.scanned} / ${piece.num}`}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

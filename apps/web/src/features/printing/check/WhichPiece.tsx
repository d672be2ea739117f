import type { BenchOrder } from '@pressroom/contract/printing/check';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './WhichPiece.module.css';

interface Props {
  order: BenchOrder;
  onChoose: (lineId: string) => void;
}

/** The pieces that an order still lacks, for who has scanned its number: one of them is in the packer's hand. */
export function WhichPiece({ order: { orderNumber, pieces }, onChoose }: Props) {
  const t = useT();
  return (
    <section className={styles.ask} role="status" aria-live="assertive">
      <strong className={styles.words}>{t('check.whichPiece')}</strong>
      <span>{`${orderNumber} · ${t('check.whichPieceHelp')}`}</span>
      <ul>
        {pieces
          .filter(({ scanned, num }) => scanned < num)
          .map(({ lineId, picture, prints, productName, productCode, sizeName, colorName, scanned, num }) => (
            <li key={lineId}>
              <button type="button" onClick={() => onChoose(lineId)}>
                <Thumb src={picture ?? prints[0]?.picture} alt={productName ?? ''} size={120} />
                <strong>{[sizeName, colorName].filter(Boolean).join(' · ')}</strong>
                <span>{[productCode, ...prints.map(({ name }) => name)].filter(Boolean).join(' · ')}</span>
                <span>{`${scanned} / ${num}`}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

import type { LabelPrint } from '@pressroom/contract/printing/printing';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { StatusTag, type Tone } from '../../../ui/StatusTag.tsx';
import styles from './PrintRows.module.css';

interface Props {
  prints: readonly LabelPrint[];
  /** Beside one order, whose number would stand in each row; else those of one day. */
  ofOrder?: boolean;
}

const dayWidth = '2026-11-21 '.length;

const tones: Readonly<Record<NonNullable<LabelPrint['outcome']>, Tone>> = { 1: 'done', 2: 'alert' };

/** Who printed what, when and where, how it ended, and why once more. */
export function PrintRows({ prints, ofOrder = false }: Props) {
  const t = useT();
  return (
    <ol className={styles.prints}>
      {prints.map((print) => (
        <li key={print.id}>
          <div>
            <span className={styles.line}>
              {!ofOrder && <strong>{print.orderNumber}</strong>}
              <time dateTime={print.gmtCreate}>
                {showTime(print.gmtCreate, { seconds: true }).slice(ofOrder ? 0 : dayWidth)}
              </time>
            </span>
            <span className={styles.facts}>
              {[
                print.parcelNo > 1 && t('printing.parcelNo', { parcel: print.parcelNo }),
                print.createUser,
                print.bench,
                t(`printing.printer.${print.printerType}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {print.reason && (
              <span className={styles.facts}>
                {t('printing.again', { reason: print.reasonText || t(`printing.reason.${print.reason}`) })}
              </span>
            )}
          </div>
          <StatusTag tone={print.outcome === null ? 'waiting' : tones[print.outcome]}>
            {t(`printing.outcome.${print.outcome ?? 'unknown'}`)}
          </StatusTag>
        </li>
      ))}
    </ol>
  );
}

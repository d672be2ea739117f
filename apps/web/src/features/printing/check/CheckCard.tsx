import type { BenchOrder, CheckedPiece } from '@pressroom/contract/printing/check';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import { useNarrow } from '../../../ui/useNarrow.ts';
import { parcelText } from '../station/parcelText.ts';
import type { CheckView } from './benchScans.ts';
import styles from './CheckCard.module.css';

const phone = 600;

/** What the last scan has led to and what comes next, to be read from two metres. */
export function CheckCard({ view }: { view: CheckView }) {
  const t = useT();
  const { busy, label, answer, asksReason, aborted } = view;
  const order = answer?.order;
  const piece = order?.pieces.find(({ lineId }) => lineId === answer?.lineId);
  if (busy === 'scanning') return <Card look="working" words={t('check.scanning')} />;
  if (label) {
    const next = busy === 'printing' ? 'check.printing' : label.isPrinted ? 'check.scanLabel' : 'check.notPrintedYet';
    return (
      <Card look={busy ? 'working' : 'label'} words={t(asksReason ? 'check.reason' : next)}>
        <strong className={styles.number}>{label.orderNumber}</strong>
        <span className={styles.more}>
          {[label.shopName, parcelText(label, t), label.carrierName, label.trackingNumber].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.take}>
          {label.slots.length > 0 ? t('check.takeSlots', { slots: label.slots.join(' + ') }) : t('check.complete')}
        </span>
        {piece && order?.orderId === label.orderId && <Piece piece={piece} />}
      </Card>
    );
  }
  if (order && answer.step === 'morePieces') {
    return (
      <Card look="piece">
        {piece && <Piece piece={piece} />}
        <div className={styles.place}>
          <span>{t('check.slot')}</span>
          <strong className={styles.slot}>{order.slots.at(-1)}</strong>
          <strong className={styles.missing}>{t('check.remaining', { count: order.total - order.scanned })}</strong>
          <span className={styles.more}>{order.orderNumber}</span>
        </div>
      </Card>
    );
  }
  if (order && answer.step === 'done') return <Packed order={order} />;
  if (aborted) {
    return (
      <Card look="label" words={t('check.aborted', { order: aborted.orderNumber })}>
        <span className={styles.more}>{t('check.abortedHelp')}</span>
      </Card>
    );
  }
  return <Card look="idle" words={t('check.idle')} />;
}

function Packed({ order: { orderNumber, slots } }: { order: BenchOrder }) {
  const t = useT();
  return (
    <Card look="good" words={t('check.packed')}>
      <strong className={styles.number}>{orderNumber}</strong>
      {slots.length > 0 && <span className={styles.more}>{t('check.slotFree', { slots: slots.join(' + ') })}</span>}
    </Card>
  );
}

interface CardProps {
  look: 'idle' | 'working' | 'piece' | 'label' | 'good';
  words?: string;
  children?: ReactNode;
}

function Card({ look, words, children }: CardProps) {
  return (
    <section className={styles.card} data-look={look} role="status" aria-live="assertive">
      {words && <strong className={styles.words}>{words}</strong>}
      {children}
    </section>
  );
}

/** The piece as it must look: its print, its size and its colour. */
function Piece({ piece }: { piece: CheckedPiece }) {
  const narrow = useNarrow(phone);
  const { picture, prints, productCode, productName, sizeName, colorName } = piece;
  const size = narrow ? 120 : 220;
  return (
    <div className={styles.piece}>
      <Thumb src={picture ?? prints[0]?.picture} alt={productName ?? ''} size={size} />
      <div className={styles.facts}>
        <strong className={styles.size}>{sizeName}</strong>
        <strong className={styles.colour}>{colorName}</strong>
        <span>{productCode}</span>
        {prints.map(({ name, picture: print }) => (
          <span key={name} className={styles.print}>
            <Thumb src={print} alt="" size={narrow ? 40 : 64} />
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

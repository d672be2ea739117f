import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { ReportedOrder } from '../printOrder.ts';
import type { Now } from '../useBench.ts';
import styles from './Stage.module.css';

interface Props {
  now: Now;
  /** Codes that wait for their turn. */
  waiting: readonly string[];
  onReportAgain: (order: ReportedOrder) => Promise<void>;
}

type Look = 'idle' | 'working' | 'good' | 'check' | 'bad';

function lookOf(now: Now): Look {
  if (now.name === 'printed') return now.shipped ? 'good' : 'check';
  if (now.name === 'unreported') return 'check';
  if (now.name === 'failed') return 'bad';
  return now.name === 'working' ? 'working' : 'idle';
}

/** How the last label stands, to be read from two metres. */
export function Stage({ now, waiting, onReportAgain }: Props) {
  const t = useT();
  const look = lookOf(now);
  const words = {
    idle: t(now.name === 'left' ? 'printing.leftOut' : 'printing.idle'),
    working: now.name === 'working' ? t(`printing.step.${now.step}`) : '',
    good: t('printing.done'),
    check: t('printing.check'),
    bad: t('printing.failed'),
  };
  const number = now.name === 'working' ? now.code : now.name === 'idle' ? undefined : now.orderNo;
  const parcel = 'parcel' in now ? now.parcel : undefined;
  return (
    <section
      className={styles.stage}
      data-look={look}
      data-known={parcel !== undefined}
      role="status"
      aria-live="assertive"
    >
      <div className={styles.head}>
        <Mark look={look} />
        <strong className={styles.words}>{words[look]}</strong>
      </div>
      {number && <span className={styles.number}>{number}</span>}
      {'msg' in now && <span className={styles.msg}>{now.msg}</span>}
      {parcel && (
        <span className={styles.parcel}>
          {[parcel.shopName, parcel.carrierName, parcel.trackingNumber].filter(Boolean).join(' · ')}
        </span>
      )}
      {now.name === 'unreported' && (
        <Button onClick={() => void onReportAgain(now.order)}>{t('printing.reportAgain')}</Button>
      )}
      {waiting.length > 0 && (
        <span className={styles.queue}>
          {t('printing.queue', { count: waiting.length, codes: waiting.slice(0, 5).join(', ') })}
        </span>
      )}
    </section>
  );
}

const shapes: Readonly<Record<Look, string>> = {
  idle: 'M3 5v14M7 5v14M11 5v14M14 5v14M18 5v14M21 5v14',
  working: 'M12 3a9 9 0 1 1-9 9',
  good: 'm4 13 5 5L20 6',
  check: 'M12 4v10m0 4v2',
  bad: 'M5 5l14 14M19 5 5 19',
};

function Mark({ look }: { look: Look }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d={shapes[look]} />
    </svg>
  );
}

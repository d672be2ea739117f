import { Button } from 'antd';
import type { ReactNode } from 'react';
import { reasonText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { ReportedOrder } from '../queue/queuedScans.ts';
import type { PrintState } from '../queue/printQueue.ts';
import { parcelText } from './parcelText.ts';
import styles from './ScanResult.module.css';

interface Props {
  state: PrintState;
  /** Codes that wait for their turn. */
  waiting: readonly string[];
  onReportAgain: (scanId: string, order: ReportedOrder) => Promise<void>;
  /** Asks the server at once that was away. */
  onTryNow: () => void;
  /** What else can be done where the printer has failed. */
  otherWays: ReactNode;
}

type Look = 'idle' | 'working' | 'good' | 'check' | 'bad';

function lookOf(state: PrintState): Look {
  if (state.name === 'printed') return state.shipped || state.parcelsLeft > 0 ? 'good' : 'check';
  if (state.name === 'unreported' || state.name === 'away') return 'check';
  if (state.name === 'failed') return 'bad';
  return state.name === 'working' ? 'working' : 'idle';
}

/** How the last label stands, to be read from two metres. */
export function ScanResult({ state, waiting, onReportAgain, onTryNow, otherWays }: Props) {
  const t = useT();
  const look = lookOf(state);
  const hasMore = state.name === 'printed' && state.parcelsLeft > 0;
  const words = {
    idle: t(state.name === 'left' ? 'printing.leftOut' : 'printing.idle'),
    working: state.name === 'working' ? t(`printing.step.${state.step}`) : '',
    // the next parcel of the order must not be forgotten: it stands where it is read from afar
    good: hasMore ? reasonText(state.says, t) : t('printing.done'),
    check: t(state.name === 'away' ? `printing.away.${state.why}` : 'printing.check'),
    bad: t('printing.failed'),
  };
  const number = state.name === 'idle' ? undefined : 'code' in state ? state.code : state.orderNo;
  const parcel = 'parcel' in state ? state.parcel : undefined;
  return (
    <section
      className={styles.result}
      data-signal={look}
      data-known={parcel !== undefined}
      role="status"
      aria-live="assertive"
    >
      <div className={styles.head}>
        <Mark look={look} />
        <strong className={styles.words}>{words[look]}</strong>
      </div>
      {number && <span className={styles.number}>{number}</span>}
      {'says' in state && !hasMore && <span className={styles.msg}>{reasonText(state.says, t)}</span>}
      {parcel && (
        <span className={styles.parcel}>
          {[parcel.shopName, parcelText(parcel, t), parcel.carrierName, parcel.trackingNumber]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {state.name === 'failed' && state.atPrinter && otherWays}
      {state.name === 'unreported' && (
        <Button onClick={() => void onReportAgain(state.scanId, state.order)}>{t('printing.reportAgain')}</Button>
      )}
      {state.name === 'away' && (
        <>
          <span className={styles.msg}>{t(state.printed ? 'printing.away.printed' : 'printing.away.kept')}</span>
          <Button onClick={onTryNow}>{t('printing.tryNow')}</Button>
        </>
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

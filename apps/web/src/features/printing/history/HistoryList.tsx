import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { reasonText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { StatusTag, type Tone } from '../../../ui/StatusTag.tsx';
import { Remark } from '../station/Remark.tsx';
import styles from './HistoryList.module.css';
import type { ReportedOrder } from '../queue/queuedScans.ts';
import type { PrintedItem } from '../queue/history.ts';
import { useRefusals } from './useRefusals.ts';

interface Props {
  title: ReactNode;
  items: readonly PrintedItem[];
  onForget: (keys: readonly string[]) => void;
  onReportAgain: (scanId: string, order: ReportedOrder) => Promise<void>;
}

const dayWidth = '2026-11-21 '.length;

/** What this tab has printed: it is forgotten on demand, and with the tab. */
export function HistoryList({ title, items, onForget, onReportAgain }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const refused = useRefusals();
  const refusal = (item: PrintedItem) => {
    const reason = refused(item);
    return reason && t('orders.telling.refused', { reason });
  };
  const kept = chosen.filter((key) => items.some((item) => item.key === key));
  const good = items.filter(({ status }) => status === 1).length;

  function toggle(key: string) {
    setChosen(kept.includes(key) ? kept.filter((other) => other !== key) : [...kept, key]);
  }
  return (
    <section className={styles.history} aria-label={t('printing.history')}>
      <header>
        {title}
        {items.length > 0 && <span>{t('printing.counts', { good, bad: items.length - good })}</span>}
        <span className={styles.buttons}>
          {kept.length > 0 && (
            <Button size="small" onClick={() => onForget(kept)}>
              {t('printing.historyDelete', { count: kept.length })}
            </Button>
          )}
          {items.length > 0 && (
            <Button size="small" type="text" onClick={() => onForget(items.map(({ key }) => key))}>
              {t('printing.historyClear')}
            </Button>
          )}
        </span>
      </header>
      {items.length === 0 && <p className={styles.none}>{t('printing.historyNone')}</p>}
      <ol>
        {items.map((item) => (
          <li key={item.key}>
            <input
              type="checkbox"
              aria-label={t('printing.historySelect', { number: item.orderNo })}
              checked={kept.includes(item.key)}
              onChange={() => toggle(item.key)}
            />
            <div className={styles.item}>
              <span className={styles.line}>
                <strong>{item.orderNo}</strong>
                <time dateTime={item.at}>{showTime(item.at, { seconds: true }).slice(dayWidth)}</time>
              </span>
              <span className={styles.msg}>{refusal(item) ?? reasonText(item.msg, t)}</span>
              <Remark remark={item.remark ?? ''} small />
              {item.unreportedOf && (
                <ReportAgain
                  onReport={() =>
                    onReportAgain(item.key, { orderNumber: item.orderNo, shopId: item.unreportedOf ?? '' })
                  }
                />
              )}
            </div>
            <StatusTag tone={toneOf(item, refusal(item))}>
              {refusal(item) ? t('printing.status.refused') : t(`printing.status.${item.status}`)}
            </StatusTag>
          </li>
        ))}
      </ol>
    </section>
  );
}

function toneOf({ status, unreportedOf }: PrintedItem, refusal: string | undefined): Tone {
  if (refusal || status === 2) return 'alert';
  return unreportedOf ? 'waiting' : 'done';
}

function ReportAgain({ onReport }: { onReport: () => Promise<void> }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  function report() {
    setBusy(true);
    void onReport().finally(() => setBusy(false));
  }
  return (
    <Button size="small" className={styles.again} loading={busy} onClick={report}>
      {t('printing.reportAgain')}
    </Button>
  );
}

import type { PastScan } from '@pressroom/contract/printing/check';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import styles from './ScanLog.module.css';

/** The bench's last scans and what came of them, whoever made them. */
export function ScanLog({ scans }: { scans: readonly PastScan[] }) {
  const t = useT();
  return (
    <section className={styles.log} aria-label={t('check.log')}>
      <h2>{t('check.log')}</h2>
      {scans.length === 0 && <p>{t('check.logNone')}</p>}
      <ul>
        {scans.map(({ id, at, createUser, code, orderNumber, step, says }) => (
          <li key={id} data-step={step}>
            <strong>{t(`check.step.${step}`)}</strong>
            <span>{[orderNumber, code !== orderNumber && code].filter(Boolean).join(' · ')}</span>
            {says && <em>{says}</em>}
            <small>{`${showTime(at)} · ${createUser}`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

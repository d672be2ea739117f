import type { StoreSync } from '@pressroom/contract/sync/syncShapes';
import { useT } from '../../../i18n/i18n.ts';
import { clock } from '../days.ts';
import { RunState } from '../RunState.tsx';
import styles from './stores.module.css';

/** What the store is doing now, else what its last run has brought. */
export function LastRun({ row: { running, lastRun } }: { row: StoreSync }) {
  const t = useT();
  if (!lastRun) return '–';
  const { state, endedAt, startedAt, found, created, changed, failed, errorMsg } = lastRun;
  return (
    <span className={styles.run}>
      <RunState state={running ? 'running' : state} />
      <time dateTime={endedAt ?? startedAt}>{clock(endedAt ?? startedAt)}</time>
      <span className={styles.soft}>
        {t('sync.counts', { found, created, changed })}
        {failed > 0 && <b className={styles.wrong}> {t('sync.countsFailed', { count: failed })}</b>}
      </span>
      {!running && errorMsg && <span className={styles.wrong}>{errorMsg}</span>}
    </span>
  );
}

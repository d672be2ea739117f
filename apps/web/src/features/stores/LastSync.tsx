import type { LastSync as Run } from '@pressroom/contract/stores/authorization';
import { Tooltip } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { StatusTag, type Tone } from '../../ui/StatusTag.tsx';
import styles from './stores.module.css';

/** The result of the last order sync; the tooltip has the details. */
export function LastSync({ run }: { run: Run | null }) {
  const t = useT();
  if (!run) return '–';
  const { cause, startedAt, endedAt, msg } = run;
  const [tone, word] = resultOf(run);
  const details = (
    <>
      {msg && <div>{msg}</div>}
      <div>{t('stores.syncCounts', countsOf(run))}</div>
      {run.failed > 0 && <div>{t('stores.syncFailures', { count: run.failed })}</div>}
      <div>{t(`stores.syncCause.${cause}`)}</div>
      <div>
        {t('stores.syncSpan', {
          from: showTime(startedAt, { seconds: true }),
          to: showTime(endedAt, { seconds: true }),
        })}
      </div>
    </>
  );
  return (
    <Tooltip title={details} styles={{ root: { maxWidth: 340 } }}>
      <span tabIndex={0} className={styles.sync}>
        <StatusTag tone={tone}>{t(`stores.sync.${word}`, countsOf(run))}</StatusTag>
        <time dateTime={endedAt ?? startedAt}>{showTime(endedAt ?? startedAt)}</time>
      </span>
    </Tooltip>
  );
}

function countsOf({ found, created, changed, failed }: Run) {
  return { found, created, changed, failed };
}

function resultOf({ state, failed }: Run): [Tone, 'running' | 'done' | 'partly' | 'failed' | 'cut'] {
  if (state === 'running') return ['moving', 'running'];
  if (state === 'failed') return ['alert', 'failed'];
  if (state === 'cut') return ['closed', 'cut'];
  return failed > 0 ? ['checking', 'partly'] : ['done', 'done'];
}

import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage } from '../../client/pageRights.ts';
import { useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { type Tone, ToneMark } from '../../ui/StatusTag.tsx';
import styles from './SyncStrip.module.css';
import { type TaskRuns, useTaskRuns } from './useTaskRuns.ts';
import { viewAddress } from './views.ts';

interface Props {
  taskId: string;
  onClose: () => void;
}

type Outcome = 'running' | 'finished' | 'someFailed' | 'operationFailed' | 'stopped';

const tones: Readonly<Record<Outcome, Tone>> = {
  running: 'making',
  finished: 'done',
  someFailed: 'alert',
  operationFailed: 'alert',
  stopped: 'closed',
};

/** How fetching goes, and in the end what it has brought; stays until it is closed. */
export function SyncStrip({ taskId, onClose }: Props) {
  const t = useT();
  const runs = useTaskRuns(taskId);
  const seesMore = mayOpenPage(useSession(), '/order/sync');
  const { over, task, problems, found, created, changed, failed } = runs;
  const failures = problems.map(({ shopName, errorMsg }) => ({ label: shopName, msg: errorMsg }));
  const isStore = (label: string) => problems.some(({ shopName }) => shopName === label);
  const told = [...failures, ...(over ? (task?.problems ?? []) : []).filter(({ label }) => !isStore(label))];
  const outcome = outcomeOf(runs);
  const tone = over && (failed > 0 || told.length > 0) ? 'alert' : tones[outcome];
  return (
    <section className={styles.strip} role="status" data-tone={tone}>
      <div className={styles.head}>
        <ToneMark tone={tone} />
        <strong>{t(`sync.${outcome}`)}</strong>
        {!over && <progress />}
        <span>{t('sync.counts', { found, created, changed })}</span>
        {failed > 0 &&
          (seesMore ? (
            <Link to={viewAddress('failures')}>{t('sync.countsFailed', { count: failed })}</Link>
          ) : (
            <b>{t('sync.countsFailed', { count: failed })}</b>
          ))}
        <span className={styles.acts}>
          {seesMore && <Link to={viewAddress('runs', { taskId })}>{t('sync.lookRuns')}</Link>}
          <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('ui.close')} onClick={onClose} />
        </span>
      </div>
      {told.length > 0 && (
        <ul className={styles.problems}>
          {told.map(({ label, msg }) => (
            <li key={label}>
              <b>{label}</b> {msg}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function outcomeOf({ over, task, problems, failedAll }: TaskRuns): Outcome {
  if (!over) return 'running';
  if (task?.state === 'cancelled') return 'stopped';
  if (failedAll || (task?.state === 'failed' && problems.length === 0)) return 'operationFailed';
  return problems.length > 0 ? 'someFailed' : 'finished';
}

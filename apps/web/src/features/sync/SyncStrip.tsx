import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage } from '../../client/pageRights.ts';
import { useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { type Tone, ToneMark } from '../../ui/StatusTag.tsx';
import styles from './SyncStrip.module.css';
import { useTaskRuns } from './useTaskRuns.ts';
import { viewAddress } from './views.ts';

interface Props {
  taskId: string;
  onClose: () => void;
}

type Outcome = 'running' | 'finished' | 'operationFailed' | 'stopped';

const tones: Readonly<Record<Outcome, Tone>> = {
  running: 'making',
  finished: 'done',
  operationFailed: 'alert',
  stopped: 'closed',
};

/** How fetching goes, and in the end what it has brought; stays until it is closed. */
export function SyncStrip({ taskId, onClose }: Props) {
  const t = useT();
  const session = useSession();
  const { task, over, problems, failed, ...counts } = useTaskRuns(taskId);
  const wrong = task?.state === 'failed' || problems.length > 0;
  const outcome: Outcome = !over
    ? 'running'
    : task?.state === 'cancelled'
      ? 'stopped'
      : wrong
        ? 'operationFailed'
        : 'finished';
  const seesMore = mayOpenPage(session, '/order/sync');
  return (
    <section className={styles.strip} role="status" data-outcome={failed > 0 && over ? 'operationFailed' : outcome}>
      <div className={styles.head}>
        <ToneMark tone={failed > 0 && over ? 'alert' : tones[outcome]} />
        <strong>{t(`sync.${outcome}`)}</strong>
        {!over && <progress />}
        <span>{t('sync.counts', counts)}</span>
        {failed > 0 &&
          (seesMore ? (
            <Link to={viewAddress('failures')}>{t('sync.countsFailed', { count: failed })}</Link>
          ) : (
            <b>{t('sync.countsFailed', { count: failed })}</b>
          ))}
        <span className={styles.acts}>
          {seesMore && <Link to={viewAddress('runs')}>{t('sync.lookRuns')}</Link>}
          <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('ui.close')} onClick={onClose} />
        </span>
      </div>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ id, shopName, errorMsg }) => (
            <li key={id}>
              <b>{shopName}</b> {errorMsg}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

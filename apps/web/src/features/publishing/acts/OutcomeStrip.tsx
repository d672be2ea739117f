import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { Task } from '@pressroom/contract/tasks/tasks';
import { Button } from 'antd';
import { useTasks } from '../../../client/tasks.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import type { ActResult } from './acts.ts';
import styles from './acts.module.css';

interface Props {
  result: ActResult;
  onClose: () => void;
}

/** What an act did and did not do, listing by listing. It stays until it is closed or another act is done. */
export function OutcomeStrip({ result, onClose }: Props) {
  const t = useT();
  const copy = useCopy();
  const { act, done, refused, taskId, withErrors } = result;
  const task = useTasks().find(({ id }) => id === taskId);
  // those that were left out, and those that their marketplaces have refused since
  const problems = [...refused, ...(task?.problems ?? [])];
  const isClear = problems.length === 0 && !withErrors;
  const counts = { act: t(`publishing.act.${act}`), done: done.length, refused: refused.length };
  return (
    <section className={styles.strip} role="status" data-refused={!isClear}>
      <div className={styles.head}>
        <ToneMark tone={isClear ? 'done' : 'alert'} />
        <strong>{t(refused.length > 0 ? 'publishing.outcomeSome' : 'publishing.outcomeDone', counts)}</strong>
        {withErrors !== undefined && withErrors > 0 && (
          <span>{t('publishing.outcomeErrors', { count: withErrors })}</span>
        )}
        {task && <Progress task={task} />}
        <span className={styles.buttons}>
          {problems.length > 0 && (
            <Button
              type="link"
              size="small"
              onClick={() => void copy(problems.map(({ label, msg }) => `${label}\t${msg}`))}
            >
              {t('publishing.copyRefused')}
            </Button>
          )}
          <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('ui.close')} onClick={onClose} />
        </span>
      </div>
      {problems.length > 0 && (
        <ul className={styles.refused}>
          {problems.map(({ label, msg }) => (
            <li key={`${label} ${msg}`}>
              <b>{label}</b> {msg}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How far the marketplaces have taken it. */
function Progress({ task: { total, done, failed } }: { task: Task }) {
  const t = useT();
  return (
    <span className={styles.progress}>
      <progress max={Math.max(1, total)} value={done + failed} />
      {t('publishing.progress', { done, total })}
      {failed > 0 && <b>{t('publishing.progressFailed', { count: failed })}</b>}
    </span>
  );
}

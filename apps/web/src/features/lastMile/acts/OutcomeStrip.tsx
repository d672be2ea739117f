import { useTasks } from '../../../client/tasks.ts';
import { useT } from '../../../i18n/i18n.ts';
import { OutcomeProgress, OutcomeStrip as Strip } from '../../../ui/OutcomeStrip.tsx';
import type { ActResult } from './acts.ts';

/** What an act did and did not do, row by row. It stays until it is closed or another act is done. */
export function OutcomeStrip({ result, onClose }: { result: ActResult; onClose: () => void }) {
  const t = useT();
  const { act, done, refused, taskId } = result;
  const task = useTasks().find(({ id }) => id === taskId);
  const lines = [
    ...refused.map(({ id, label, msg }) => ({ key: id, label, msg })),
    // those that have failed since
    ...(task?.problems ?? []).map(({ label, msg }) => ({ key: `${label} ${msg}`, label, msg })),
  ];
  const counts = { act: t(`lastMile.act.${act}`), done: done.length, refused: refused.length };
  return (
    <Strip
      isClear={lines.length === 0}
      title={t(refused.length > 0 ? 'lastMile.outcomeSome' : 'lastMile.outcomeDone', counts)}
      beside={
        task && (
          <OutcomeProgress
            task={task}
            text={t('lastMile.progress', { done: task.done, total: task.total })}
            failures={t('lastMile.progressFailed', { count: task.failed })}
          />
        )
      }
      lines={lines}
      onClose={onClose}
    />
  );
}

import type { FindingPlace } from '@pressroom/contract/publishing/finding';
import { Button } from 'antd';
import { hasEnded, useTasks } from '../../../client/tasks.ts';
import { useT } from '../../../i18n/i18n.ts';
import { type OutcomeLine, OutcomeProgress, OutcomeStrip as Strip } from '../../../ui/OutcomeStrip.tsx';
import { remedyOf } from '../findings/remedy.ts';
import type { Show } from '../parts/shown.ts';
import type { ActResult } from './acts.ts';
import { useRetry } from './useRetry.ts';

interface Props {
  result: ActResult;
  show: Show;
  onResult: (result: ActResult) => void;
  onClose: () => void;
}

/** What an act did and did not do, listing by listing. It stays until it is closed or another act is done. */
export function OutcomeStrip({ result, show, onResult, onClose }: Props) {
  const t = useT();
  const { act, done, refused, taskId, judged, plans } = result;
  const task = useTasks().find(({ id }) => id === taskId);
  const retry = useRetry(result, onResult);
  const failed = (task?.problems ?? []).flatMap(({ id }) => (id ? [id] : []));
  const open = (id: string, at?: FindingPlace) => (
    <Button type="link" size="small" onClick={() => show({ dialog: 'listing', id, at })}>
      {t(at ? 'publishing.mendHere' : 'publishing.openListing')}
    </Button>
  );
  // plans that were not deleted are no listings
  const hasListings = !(act === 'delete' && plans);
  const lines: OutcomeLine[] = [
    ...refused.map(({ id, label, msg }) => ({ key: id, label, msg, remedy: hasListings && open(id) })),
    // those that their marketplaces have refused since
    ...(task?.problems ?? []).map(({ id, label, msg }) => ({
      key: `${label} ${msg}`,
      label,
      msg,
      remedy: id && open(id),
    })),
    ...(judged?.wrong ?? []).map(({ listing, first, errors }) => ({
      key: listing.id,
      label: listing.cargoNo,
      msg: errors > 1 ? t('publishing.errorsFirst', { count: errors, first: first.msg }) : first.msg,
      remedy: open(listing.id, remedyOf(first.place, listing) || errors > 1 ? undefined : first.place),
    })),
  ];
  const isClear = lines.length === 0 && !judged?.count;
  const counts = { act: t(`publishing.act.${act}`), done: done.length, refused: refused.length };
  const [plan] = judged ? (plans ?? []) : [];
  return (
    <Strip
      isClear={isClear}
      title={t(refused.length > 0 ? 'publishing.outcomeSome' : 'publishing.outcomeDone', counts)}
      beside={
        <>
          {judged && judged.count > 0 && <span>{t('publishing.outcomeErrors', { count: judged.count })}</span>}
          {task && (
            <OutcomeProgress
              task={task}
              text={t('publishing.progress', { done: task.done, total: task.total })}
              failures={t('publishing.progressFailed', { count: task.failed })}
            />
          )}
        </>
      }
      lines={lines}
      buttons={
        <>
          {plan && judged && judged.count > 0 && (
            <Button type="link" size="small" onClick={() => show({ dialog: 'findings', plan })}>
              {t('publishing.showFindings')}
            </Button>
          )}
          {result.again && task && hasEnded(task) && failed.length > 0 && (
            <Button size="small" loading={retry.pending} onClick={() => void retry.run(failed)}>
              {t('publishing.retryFailed', { count: failed.length })}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    />
  );
}

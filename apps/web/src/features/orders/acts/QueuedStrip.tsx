import { orders } from '@pressroom/contract/orders/orders';
import type { OrderActRecord } from '@pressroom/contract/orders/bulk';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { useTasks } from '../../../client/tasks.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { OutcomeHead, OutcomeLines, OutcomeProgress, OutcomeStrip as Strip } from '../../../ui/OutcomeStrip.tsx';
import { orderReads } from '../record/orderReads.ts';
import { DrawingProgress, DrawingsButton } from './ActDrawings.tsx';
import { RemedyButton } from './RemedyButton.tsx';
import { RestButtons } from './RestButtons.tsx';
import { UndoButton } from './UndoButton.tsx';
import { useActRows } from './useActRows.tsx';
import type { OrderActs } from './useOrderActs.ts';
import type { OpenDialog } from './useOrderDialogs.ts';
import { useRemedies } from './useRemedies.ts';
import { useStanding } from './useStanding.ts';

interface Props {
  actId: string;
  acts: OrderActs;
  open: OpenDialog;
  onClose: () => void;
}

/** An act that goes on in the background: how far it has come, what is left and why, and the ways on from there. */
export function QueuedStrip({ actId, ...rest }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { data: act } = useQuery({ ...readOf(orders.actDetail, { actId }), placeholderData: keepPreviousData });
  const task = useTasks().find(({ id }) => id === act?.runningTaskId);
  const progress = task && `${task.state} ${task.done}`;
  useEffect(() => {
    if (progress) void client.invalidateQueries({ queryKey: [orders.actDetail.path] });
  }, [client, progress]);
  const cancel = useCommand(tasks.cancel, { invalidates: [orders.actDetail, orders.actRows] });
  if (!act) return null;
  const name = t(`orders.act.${act.act}`);
  const { done, refused, total, runningTaskId } = act;
  if (runningTaskId !== null) {
    return (
      <Strip
        isClear
        title={t('orders.actUnderWay', { act: name, count: total })}
        beside={
          <OutcomeProgress
            task={{ total, done: done + refused, failed: refused }}
            text={`${done + refused}/${total}`}
            failures={t('orders.queuedRefused', { count: refused })}
          />
        }
        lines={[]}
        buttons={
          <Button size="small" loading={cancel.pending} onClick={() => void cancel.run({ id: runningTaskId })}>
            {t('ui.cancel')}
          </Button>
        }
        onClose={rest.onClose}
      />
    );
  }
  return <Ended act={act} {...rest} />;
}

function Ended({ act, acts, open, onClose }: Omit<Props, 'actId'> & { act: OrderActRecord }) {
  const t = useT();
  const name = t(`orders.act.${act.act}`);
  const { done, refused, left, followedTaskId } = act;
  const onActed = acts.showResult;
  const rest = refused + left;
  const lines = useActRows({ actId: act.id, rows: 'left', enabled: rest > 0 });
  const remedyOf = useRemedies();
  const standing = useStanding(act.act, lines.rows).filter((one) => one.standing !== 'over');
  const stillRefused = standing.filter((one) => one.standing === 'refused');
  const isOver = lines.total !== undefined && lines.total === lines.rows.length && standing.length + done === 0;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const retry = useCommand(orders.retryAct, { invalidates: orderReads });
  const isWaitingFor = (why: string) => lines.rows.some(({ reason }) => reason === why);

  async function tryAgain(confirmed: ('short' | 'contradicted')[]) {
    const outcome = await retry.run({ actId: act.id, confirmed });
    if (outcome && act.act !== 'undo') onActed({ act: act.act, outcome });
  }

  return (
    <Strip
      isClear={rest === 0}
      title={t(rest > 0 ? 'orders.queuedSome' : 'orders.outcomeDone', { act: name, done, refused, left })}
      beside={act.act === 'approve' && followedTaskId && <DrawingProgress taskId={followedTaskId} />}
      lines={stillRefused.map(({ refusal: { id, label, msg, reason }, order }) => {
        const remedy = remedyOf({ reason }, order);
        return { key: id, label, msg, remedy: remedy && <RemedyButton remedy={remedy} open={open} /> };
      })}
      onCopy={lines.copyAll}
      buttons={
        <>
          {act.act === 'approve' && done > 0 && <DrawingsButton actId={act.id} taskId={followedTaskId} />}
          <RestButtons
            act={act.act}
            ready={[]}
            refused={stillRefused.flatMap(({ order }) => order ?? [])}
            acts={acts}
          />
          {act.undoUntil && done > 0 && <UndoButton actId={act.id} until={act.undoUntil} onActed={onActed} />}
          {rest > 0 && act.act !== 'undo' && (
            <Button size="small" loading={retry.pending} onClick={() => void tryAgain([])}>
              {t('orders.retryRest', { count: rest })}
            </Button>
          )}
          {isWaitingFor('orders.short') && (
            <Button size="small" loading={retry.pending} onClick={() => void tryAgain(['short'])}>
              {t('orders.retryShort')}
            </Button>
          )}
          {isWaitingFor('orders.contradicted') && (
            <Button size="small" loading={retry.pending} onClick={() => void tryAgain(['contradicted'])}>
              {t('orders.retryContradicted')}
            </Button>
          )}
        </>
      }
      copyText={t('orders.copyFailed')}
      onClose={onClose}
    >
      {lines.pager}
      {act.act === 'refresh' && done > 0 && <ChangedRows actId={act.id} />}
    </Strip>
  );
}

/** What a refresh in the background has found to be otherwise. */
function ChangedRows({ actId }: { actId: string }) {
  const t = useT();
  const lines = useActRows({ actId, rows: 'changed', enabled: true });
  if (lines.total === undefined) return null;
  return (
    <>
      <OutcomeHead>
        <span>{t(lines.total > 0 ? 'orders.refreshed' : 'orders.refreshedNone', { count: lines.total })}</span>
        {lines.total > 0 && (
          <Button type="link" size="small" onClick={() => void lines.copyAll()}>
            {t('orders.copyLeftOut')}
          </Button>
        )}
      </OutcomeHead>
      <OutcomeLines lines={lines.shown} />
      {lines.pager}
    </>
  );
}

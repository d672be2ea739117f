import type { Refusal } from '@pressroom/contract/fields/outcomes';
import { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { useCanCall } from '../../../client/session.tsx';
import { useTasks } from '../../../client/tasks.ts';
import { useT } from '../../../i18n/i18n.ts';
import { OutcomeHead, OutcomeLines, OutcomeProgress, OutcomeStrip as Strip } from '../../../ui/OutcomeStrip.tsx';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import type { OpenDialog } from './useOrderDialogs.ts';
import type { ActResult } from './acts.ts';
import { UndoButton } from './UndoButton.tsx';
import { parcelRemedy } from './remedies.ts';

interface Props {
  result: ActResult;
  open: OpenDialog;
  onActed: (result: ActResult) => void;
  onClose: () => void;
}

/** What an act did and did not do, order by order. It stays until it is closed or another act is done. */
export function OutcomeStrip({ result: { act, outcome }, open, onActed, onClose }: Props) {
  const t = useT();
  const { done, refused, unlabelled = [], changes, taskId, actId, undoUntil } = outcome;
  const counts = { act: t(`orders.act.${act}`), done: done.length, refused: refused.length };
  return (
    <Strip
      isClear={refused.length === 0}
      title={t(refused.length > 0 ? 'orders.outcomeSome' : 'orders.outcomeDone', counts)}
      beside={taskId && <DrawingProgress taskId={taskId} />}
      buttons={actId && undoUntil && <UndoButton key={actId} actId={actId} until={undoUntil} onActed={onActed} />}
      lines={refused.map(({ id, label, msg }) => ({ key: id, label, msg }))}
      onClose={onClose}
    >
      {changes && <Changes changes={changes} />}
      {unlabelled.length > 0 && <Unlabelled refused={unlabelled} open={open} />}
    </Strip>
  );
}

/** What a refresh has found to be otherwise. */
function Changes({ changes }: { changes: NonNullable<ActResult['outcome']['changes']> }) {
  const t = useT();
  return (
    <>
      <OutcomeHead>
        <span>{t(changes.length > 0 ? 'orders.refreshed' : 'orders.refreshedNone', { count: changes.length })}</span>
      </OutcomeHead>
      <OutcomeLines lines={changes.map(({ id, label, msg }) => ({ key: id, label, msg }))} />
    </>
  );
}

/** Orders that were approved and cannot ship yet, each with a button that opens its parcel. */
function Unlabelled({ refused, open }: { refused: readonly Refusal[]; open: OpenDialog }) {
  const t = useT();
  const canCall = useCanCall();
  const lines = refused.map(({ id, label, msg, reason }) => ({
    key: id,
    label,
    msg,
    remedy: canCall(orders.updateParcel) && (
      <Button type="link" size="small" onClick={() => open({ name: 'parcel', id })}>
        {t(parcelRemedy({ reason }))}
      </Button>
    ),
  }));
  return (
    <>
      <OutcomeHead>
        <ToneMark tone="waiting" />
        <span>{t('orders.unlabelled', { count: refused.length })}</span>
        {canCall(orders.analysisLabel) && (
          <Button type="link" size="small" onClick={() => open({ name: 'labels' })}>
            {t('orders.labels')}
          </Button>
        )}
      </OutcomeHead>
      <OutcomeLines lines={lines} />
    </>
  );
}

function DrawingProgress({ taskId }: { taskId: string }) {
  const t = useT();
  const task = useTasks().find(({ id }) => id === taskId);
  if (!task) return null;
  const { total, done, failed } = task;
  return (
    <OutcomeProgress
      task={task}
      text={t('orders.drawingProgress', { done, total })}
      failures={t('orders.drawingFailures', { count: failed })}
    />
  );
}

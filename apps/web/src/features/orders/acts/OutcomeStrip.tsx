import type { Refusal } from '@pressroom/contract/fields/outcomes';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { OutcomeHead, OutcomeLines, OutcomeStrip as Strip } from '../../../ui/OutcomeStrip.tsx';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import type { OpenDialog } from './useOrderDialogs.ts';
import { DrawingProgress, DrawingsButton } from './ActDrawings.tsx';
import type { ActResult } from './acts.ts';
import { parcelRemedy } from './remedies.ts';
import { RemedyButton } from './RemedyButton.tsx';
import { RestButtons } from './RestButtons.tsx';
import { lacksParcel } from './standing.ts';
import { UndoButton } from './UndoButton.tsx';
import type { OrderActs } from './useOrderActs.ts';
import { useRemedies } from './useRemedies.ts';
import { useOrdersNow, useStanding } from './useStanding.ts';

interface Props {
  result: ActResult;
  acts: OrderActs;
  open: OpenDialog;
  onClose: () => void;
}

/** What an act did and did not do, order by order. A line ends with what it tells of, and the strip with its last line where nothing was done. */
export function OutcomeStrip({ result: { act, outcome }, acts, open, onClose }: Props) {
  const t = useT();
  const remedyOf = useRemedies();
  const { done, refused: told, unlabelled = [], changes, taskId, actId, undoUntil } = outcome;
  const standing = useStanding(act, told);
  const now = useOrdersNow(unlabelled);
  const bare = unlabelled.filter(({ id }) => lacksParcel(now.get(id)));
  const refused = standing.filter((one) => one.standing === 'refused');
  const ready = standing.filter((one) => one.standing === 'ready');
  const isOver = told.length > 0 && refused.length + ready.length + done.length === 0;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const counts = { act: t(`orders.act.${act}`), done: done.length, refused: refused.length };
  return (
    <Strip
      isClear={refused.length === 0}
      title={t(refused.length > 0 ? 'orders.outcomeSome' : 'orders.outcomeDone', counts)}
      beside={taskId && <DrawingProgress taskId={taskId} />}
      buttons={
        <>
          {act === 'approve' && actId && done.length > 0 && <DrawingsButton actId={actId} taskId={taskId} />}
          <RestButtons act={act} ready={ordersOf(ready)} refused={ordersOf(refused)} acts={acts} />
          {actId && undoUntil && <UndoButton key={actId} actId={actId} until={undoUntil} onActed={acts.showResult} />}
        </>
      }
      lines={refused.map(({ refusal: { id, label, msg, reason }, order }) => {
        const remedy = remedyOf({ reason }, order);
        return { key: id, label, msg, remedy: remedy && <RemedyButton remedy={remedy} open={open} /> };
      })}
      copyText={t('orders.copyFailed')}
      onClose={onClose}
    >
      {changes && <Changes changes={changes} />}
      {bare.length > 0 && <Unlabelled refused={bare} open={open} />}
    </Strip>
  );
}

const ordersOf = (rows: readonly { order: OrderRow | undefined }[]) => rows.flatMap(({ order }) => order ?? []);

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

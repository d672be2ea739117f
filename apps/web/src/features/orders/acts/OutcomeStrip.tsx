import CloseOutlined from '@ant-design/icons/CloseOutlined';
import type { Refusal } from '@pressroom/contract/fields/outcomes';
import { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { useCanCall } from '../../../client/session.tsx';
import { useTasks } from '../../../client/tasks.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import type { OpenDialog } from './useOrderDialogs.ts';
import type { ActResult } from './acts.ts';
import styles from './OutcomeStrip.module.css';
import { parcelRemedy } from './remedies.ts';

interface Props {
  result: ActResult;
  open: OpenDialog;
  onClose: () => void;
}

/** What an act did and did not do, order by order. It stays until it is closed or another act is done. */
export function OutcomeStrip({ result: { act, outcome }, open, onClose }: Props) {
  const t = useT();
  const copy = useCopy();
  const { done, refused, unlabelled = [], taskId } = outcome;
  const counts = { act: t(`orders.act.${act}`), done: done.length, refused: refused.length };
  return (
    <section className={styles.strip} role="status" data-refused={refused.length > 0}>
      <div className={styles.head}>
        <ToneMark tone={refused.length > 0 ? 'alert' : 'done'} />
        <strong>{t(refused.length > 0 ? 'orders.outcomeSome' : 'orders.outcomeDone', counts)}</strong>
        {taskId && <DrawingProgress taskId={taskId} />}
        <span className={styles.buttons}>
          {refused.length > 0 && (
            <Button
              type="link"
              size="small"
              onClick={() => void copy(refused.map(({ label, msg }) => `${label}\t${msg}`))}
            >
              {t('orders.copyRefused')}
            </Button>
          )}
          <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('ui.close')} onClick={onClose} />
        </span>
      </div>
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ id, label, msg }) => (
            <li key={id}>
              <b>{label}</b> {msg}
            </li>
          ))}
        </ul>
      )}
      {unlabelled.length > 0 && <Unlabelled refused={unlabelled} open={open} />}
    </section>
  );
}

/** Orders that were approved and cannot ship yet, each with a button that opens its parcel. */
function Unlabelled({ refused, open }: { refused: readonly Refusal[]; open: OpenDialog }) {
  const t = useT();
  const canCall = useCanCall();
  return (
    <>
      <div className={styles.head}>
        <ToneMark tone="waiting" />
        <span>{t('orders.unlabelled', { count: refused.length })}</span>
        {canCall(orders.analysisLabel) && (
          <Button type="link" size="small" onClick={() => open({ name: 'labels' })}>
            {t('orders.labels')}
          </Button>
        )}
      </div>
      <ul className={styles.refused}>
        {refused.map(({ id, label, msg, reason }) => (
          <li key={id}>
            <b>{label}</b> {msg}
            {canCall(orders.updateParcel) && (
              <Button type="link" size="small" onClick={() => open({ name: 'parcel', id })}>
                {t(parcelRemedy({ reason }))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function DrawingProgress({ taskId }: { taskId: string }) {
  const t = useT();
  const task = useTasks().find(({ id }) => id === taskId);
  if (!task) return null;
  const { total, done, failed } = task;
  return (
    <span className={styles.progress}>
      <progress max={Math.max(1, total)} value={done + failed} />
      {t('orders.drawingProgress', { done, total })}
      {failed > 0 && <b>{t('orders.drawingFailures', { count: failed })}</b>}
    </span>
  );
}

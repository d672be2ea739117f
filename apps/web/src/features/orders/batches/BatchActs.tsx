import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';
import { type LabelType, labelTypes } from '@pressroom/contract/lastMile/status';
import type { CallOutput } from '@pressroom/contract/endpoint';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { OutcomeLines } from '../../../ui/OutcomeStrip.tsx';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { orderReads } from '../record/orderReads.ts';
import { useOrderRights } from '../record/useOrderRights.ts';

interface Props {
  chosen: readonly OrderRow[];
  /** Called with the orders that are in the batch now. */
  onDone: (ids: readonly string[]) => void;
}

/** Makes a batch of the chosen orders: to push where their labels are the platform's, else to place. */
export function BatchActs({ chosen, onDone }: Props) {
  const t = useT();
  const rights = useOrderRights();
  const canCall = useCanCall();
  const toasts = useToasts();
  const ask = useQuestion();
  const navigate = useNavigate();
  const command = useCommand(lastMileBatches.addBulkPrintRecord, {
    invalidates: [...orderReads, lastMileBatches.queryBulkPrintRecordList],
  });

  async function begin(labelType: LabelType) {
    const others = chosen.filter((order) => order.labelType !== labelType).length;
    if (others > 0) return void toasts.warning(t('lastMile.otherLabelType', { count: others }));
    const isMeant = await ask({
      title: t(`orders.batchAsk.${labelType}`, { count: chosen.length }),
      content: t(`orders.batchAskDetail.${labelType}`),
      okText: t('orders.batchMake'),
      cancelText: t('ui.cancel'),
    });
    const made = isMeant && (await command.run({ labelType, ids: chosen.map(({ id }) => id) }));
    if (made) await tell(made, labelType);
  }

  async function tell(made: CallOutput<typeof lastMileBatches.addBulkPrintRecord>, labelType: LabelType) {
    const { batchNumber, total: count, refused } = made;
    onDone(chosen.map(({ id }) => id).filter((id) => !refused.some((one) => one.id === id)));
    const opens = batchNumber !== null && canCall(lastMileRows.queryBulkPrintRecordDetails);
    const goes = await ask({
      title: batchNumber === null ? t('orders.batchNone') : t('orders.batchMade', { number: batchNumber, count }),
      content: refused.length > 0 && (
        <>
          <p>{t('orders.batchLeftOut', { count: refused.length })}</p>
          <OutcomeLines lines={refused.map(({ id, label, msg }) => ({ key: id, label, msg }))} />
        </>
      ),
      okText: t(opens ? 'orders.batchGo' : 'ui.close'),
      cancelText: t('orders.batchStay'),
      cancelButtonProps: { hidden: !opens },
    });
    if (goes && opens) await navigate(batchAddress({ batchNumber, labelType }));
  }

  return labelTypes
    .filter((type) => (type === 1 ? rights.batchPush : rights.batchOrder))
    .map((type) => (
      <Button key={type} size="small" disabled={command.pending} onClick={() => void begin(type)}>
        {t(`orders.batch.${type}`)}
      </Button>
    ));
}

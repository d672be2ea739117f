import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileRows, type OrderLabelRow } from '@pressroom/contract/lastMile/rows';
import type { BulkOutcome, Refusal } from '@pressroom/contract/fields/outcomes';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OutcomeLines } from '../../../ui/OutcomeStrip.tsx';
import { orderReads } from '../record/orderReads.ts';
import styles from './batches.module.css';

interface Props {
  order: OrderRow;
  onClose: () => void;
}

const width = 560;

/** Why the label of an order was not bought, and what may be done about it here. */
export function BuyLabelDialog({ order, onClose }: Props) {
  const t = useT();
  const answer = useRead(lastMileRows.orderRow, { orderId: order.id });
  const title = t('orders.buyLabelOf', { number: order.thirdOrderNumber });
  if (answer.data === undefined)
    return <FetchingDialog title={title} answer={answer} onClose={onClose} width={width} />;
  if (answer.data) return <Refused title={title} row={answer.data} onClose={onClose} />;
  return (
    <Dialog title={title} width={width} footer={<Button onClick={onClose}>{t('ui.close')}</Button>} onCancel={onClose}>
      <EmptyState title={t('orders.buyLabel.none')} />
    </Dialog>
  );
}

function Refused({ title, row, onClose }: { title: string; row: OrderLabelRow; onClose: () => void }) {
  const t = useT();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const invalidates = [...orderReads, lastMileRows.orderRow];
  const success = ({ done }: BulkOutcome) => (done.length > 0 ? t('orders.buyLabel.started') : undefined);
  const retry = useCommand(lastMileRows.retry, { success, invalidates });
  const price = useCommand(lastMileRows.costBulkOrder, { success, invalidates });
  const { id, batchNumber, orderStatus, errMsg, supplierName, channelName, cost, currency } = row;
  const isFailed = orderStatus === 2 || orderStatus === 6 || orderStatus === 11;

  async function carryOut(act: Promise<BulkOutcome | undefined>) {
    const outcome = await act;
    if (!outcome) return;
    setRefused(outcome.refused);
    if (outcome.refused.length === 0) onClose();
  }
  const facts = [
    [t('orders.bought.batch'), batchNumber],
    [t('ui.status'), t(`lastMile.status.${orderStatus}`)],
    [t('orders.buyLabel.channel'), [supplierName, channelName].filter(Boolean).join(' · ')],
    [t('orders.buyLabel.price'), cost === null ? '' : `${currency} ${cost}`],
    [t('orders.buyLabel.why'), errMsg ?? ''],
  ].filter(([, value]) => value);
  return (
    <Dialog
      title={title}
      width={width}
      onCancel={onClose}
      footer={
        <div className={styles.foot}>
          <Link to={`${batchAddress(row)}&thirdOrderNumber=${encodeURIComponent(row.thirdOrderNumber)}`}>
            {t('orders.buyLabel.inBatch')}
          </Link>
          {row.can.includes('calculate') && (
            <Button
              loading={price.pending}
              disabled={retry.pending}
              onClick={() => void carryOut(price.run({ batchNumber, ids: [id] }))}
            >
              {t('orders.buyLabel.otherChannels')}
            </Button>
          )}
          {isFailed && row.can.includes('retry') && (
            <Button
              type="primary"
              loading={retry.pending}
              disabled={price.pending}
              onClick={() => void carryOut(retry.run({ ids: [id] }))}
            >
              {t(`orders.buyLabel.retry.${orderStatus}`)}
            </Button>
          )}
        </div>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isFailed && <Alert type="info" showIcon title={t('orders.buyLabel.movedOn')} />}
      {refused.length > 0 && <OutcomeLines lines={refused.map(({ label, msg }) => ({ key: id, label, msg }))} />}
    </Dialog>
  );
}

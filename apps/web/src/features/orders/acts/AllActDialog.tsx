import { actsAtOnce, confirmable } from '@pressroom/contract/orders/bulk';
import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { Checkbox, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';
import type { ActName, ActResult } from './acts.ts';
import { CountedDialog } from '../record/CountedDialog.tsx';
import styles from '../record/CountedDialog.module.css';
import type { Everything } from '../record/everything.ts';

interface Props {
  act: ActName;
  everything: Everything;
  onClose: (result?: ActResult) => void;
}

const hours = { least: 1, most: 24, preset: 12 };
const warnings: Partial<Record<ActName, 'orders.shipDetail' | 'orders.closeDetail' | 'orders.signDetail'>> = {
  ship: 'orders.shipDetail',
  close: 'orders.closeDetail',
  sign: 'orders.signDetail',
};

/** Asks before an act on all that match. */
export function AllActDialog({ act, everything, onClose }: Props) {
  const t = useT();
  const command = useCommand(orders.bulkAct, { invalidates: orderReads });
  const [reason, setReason] = useState('');
  const [delivery, setDelivery] = useState<number | null>(hours.preset);
  const [confirmed, setConfirmed] = useState<(typeof confirmable)[number][]>([]);

  async function carryOut(selection: CallInput<typeof orders.bulkAct>['selection']): Promise<boolean> {
    const outcome = await command.run({
      selection,
      act,
      ...(act === 'abnormal' && { reason }),
      ...(act === 'schedule' && { delivery: delivery ?? undefined }),
      ...(act === 'approve' && { confirmed }),
    });
    if (outcome) onClose({ act, outcome });
    return outcome !== undefined;
  }

  return (
    <CountedDialog
      act={act}
      name={t(`orders.act.${act}`)}
      everything={everything}
      onRun={carryOut}
      pending={command.pending}
      disabled={act === 'schedule' && delivery === null}
      onClose={() => onClose()}
    >
      {(total) => (
        <>
          {warnings[act] && <p>{t(warnings[act])}</p>}
          {act === 'abnormal' && (
            <Form.Item label={t('orders.reason')} layout="vertical" htmlFor="allReason">
              <Input.TextArea
                id="allReason"
                rows={3}
                maxLength={200}
                showCount
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Form.Item>
          )}
          {act === 'schedule' && (
            <Form.Item
              label={t('orders.hoursAfter')}
              layout="vertical"
              htmlFor="allHours"
              extra={t('orders.hoursHint')}
            >
              <InputNumber
                id="allHours"
                min={hours.least}
                max={hours.most}
                precision={0}
                value={delivery}
                onChange={setDelivery}
              />
            </Form.Item>
          )}
          {act === 'approve' && (
            <Checkbox.Group
              className={styles.choices}
              value={confirmed}
              onChange={setConfirmed}
              options={confirmable.map((one) => ({ value: one, label: t(`orders.all.confirm.${one}`) }))}
            />
          )}
          <p className={styles.hint}>{t('orders.all.judged')}</p>
          {total > actsAtOnce && <p className={styles.hint}>{t('orders.all.background')}</p>}
        </>
      )}
    </CountedDialog>
  );
}

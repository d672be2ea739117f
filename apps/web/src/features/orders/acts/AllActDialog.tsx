import { actsAtOnce, confirmable } from '@pressroom/contract/orders/bulk';
import { orders } from '@pressroom/contract/orders/orders';
import { actFrom } from '@pressroom/contract/orders/status';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { orderReads } from '../record/orderReads.ts';
import styles from './AllActDialog.module.css';
import type { ActName, ActResult } from './acts.ts';
import { choiceOf, type Everything } from '../record/everything.ts';

interface Props {
  act: ActName;
  everything: Everything;
  onClose: (result?: ActResult) => void;
}

const hours = { least: 1, most: 24, preset: 12 };
const warnings: Partial<Record<ActName, 'orders.shipDetail' | 'orders.closeDetail'>> = {
  ship: 'orders.shipDetail',
  close: 'orders.closeDetail',
};

/** Asks before an act on all that match: how many these are now, and in which status those that it will leave out. */
export function AllActDialog({ act, everything, onClose }: Props) {
  const t = useT();
  const answer = useQuery({
    ...readOf(orders.selectionCheck, { selection: choiceOf(everything), act }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const command = useCommand(orders.bulkAct, { invalidates: orderReads });
  const [reason, setReason] = useState('');
  const [delivery, setDelivery] = useState<number | null>(hours.preset);
  const [confirmed, setConfirmed] = useState<(typeof confirmable)[number][]>([]);
  const name = t(`orders.act.${act}`);
  if (!answer.data) return <FetchingDialog title={name} answer={answer} onClose={() => onClose()} width={560} />;
  const { total, fitting, held, byStatus } = answer.data;
  const others = byStatus.filter(({ sysStatus }) => !actFrom[act].includes(sysStatus));

  async function carryOut() {
    const selection = { ...choiceOf(everything), count: total };
    const outcome = await command.run({
      selection,
      act,
      ...(act === 'abnormal' && { reason }),
      ...(act === 'schedule' && { delivery: delivery ?? undefined }),
      ...(act === 'approve' && { confirmed }),
    });
    if (outcome) onClose({ act, outcome });
    // another number by now: the question is asked anew
    else await answer.refetch();
  }

  return (
    <Dialog
      title={t('orders.actMany', { act: name, count: total })}
      width={560}
      onCancel={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('ui.cancel')}</Button>
          <Button
            type="primary"
            danger={act === 'close'}
            disabled={fitting === 0 || (act === 'schedule' && delivery === null)}
            loading={command.pending || answer.isFetching}
            onClick={() => void carryOut()}
          >
            {t('orders.actCount', { act: name, count: fitting })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {fitting < total && (
          <section>
            <strong>{t('orders.all.fitting', { count: fitting, others: total - fitting })}</strong>
            <ul>
              {others.map(({ sysStatus, totalNum }) => (
                <li key={sysStatus}>
                  {t('orders.all.inStatus', {
                    status: t(`orders.status.${sysStatus}`),
                    count: totalNum,
                  })}
                </li>
              ))}
              {held > 0 && <li>{t('orders.all.held', { count: held })}</li>}
            </ul>
          </section>
        )}
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
          <Form.Item label={t('orders.hoursAfter')} layout="vertical" htmlFor="allHours" extra={t('orders.hoursHint')}>
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
      </div>
    </Dialog>
  );
}

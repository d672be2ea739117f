import { type HoldDecision, type HoldKind, needsReason, type OrderHold } from '@pressroom/contract/orders/holds';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { reviewAction } from '@pressroom/contract/orders/status';
import { Form, Input, Radio } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';
import { useOrderRights } from '../record/useOrderRights.ts';
import { choices } from './choices.ts';
import { HoldList } from './HoldList.tsx';
import styles from './holds.module.css';

interface Props {
  order: OrderRow;
  onClose: () => void;
}

/** Asks for a decision on each report of the marketplace. */
export function DecideDialog({ order, onClose }: Props) {
  const t = useT();
  const rights = useOrderRights();
  const command = useCommand(orders.decideHold, {
    label: t('orders.decide'),
    success: ({ sysStatus }) => t('orders.decided', { status: t(`orders.status.${sysStatus}`) }),
    invalidates: orderReads,
  });
  const { id, gmtModified, holds, thirdOrderNumber } = order;
  const optionsFor = ({ kind, decisions }: OrderHold) =>
    choices[kind]
      .filter(([decision]) => decisions.includes(decision))
      .filter(([decision]) => decision !== 'close' || rights.review(reviewAction.close))
      .map(([value, key]) => ({ value, label: t(key) }));
  return (
    <FormDialog
      title={t('orders.decideTitle', { number: thirdOrderNumber })}
      command={command}
      initial={{ id, gmtModified, decisions: holds.map(({ kind }) => ({ kind }) as Decision) }}
      onClose={() => onClose()}
      width={640}
    >
      <p className={styles.note}>{t('orders.decideWhy')}</p>
      <HoldList
        holds={holds}
        answer={(hold, index) => (
          <Form.Item name={['decisions', index, 'decision']}>
            <Radio.Group aria-label={hold.msg} className={styles.choices} options={optionsFor(hold)} />
          </Form.Item>
        )}
      />
      <Reason />
      {order.labelVoid && <p className={styles.note}>{t('orders.labelStays')}</p>}
    </FormDialog>
  );
}

interface Decision {
  kind: HoldKind;
  decision: HoldDecision;
}

/** A reason is required where the order goes on although the buyer does not want it. */
function Reason() {
  const t = useT();
  const decisions: Decision[] | undefined = Form.useWatch('decisions', { preserve: true });
  if (!decisions?.some((one) => needsReason(one))) return null;
  return (
    <Form.Item name="reason" label={t('orders.decisionReason')} required style={{ marginTop: 12 }}>
      <Input.TextArea rows={2} maxLength={200} showCount />
    </Form.Item>
  );
}

import { settledOutcomes } from '@pressroom/contract/orders/holds';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Form, Radio } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';
import styles from './holds.module.css';

interface Props {
  order: OrderRow;
  onClose: () => void;
}

/** Asks what a person has found at the marketplace about a shipment whose outcome it does not tell. */
export function SettleDialog({ order, onClose }: Props) {
  const t = useT();
  const command = useCommand(orders.settleShipment, {
    label: t('orders.act.settleShipment'),
    success: (_, { outcome }) => t(`orders.settled.${outcome}`),
    invalidates: orderReads,
  });
  const { id, thirdOrderNumber, carrierName, trackingNumber, errorMsg } = order;
  return (
    <FormDialog
      title={t('orders.settleTitle', { number: thirdOrderNumber })}
      command={command}
      initial={{ id }}
      onClose={() => onClose()}
      width={560}
    >
      <p className={styles.note}>{t('orders.settleWhy')}</p>
      {errorMsg && <p className={styles.note}>{errorMsg}</p>}
      <p className={styles.note}>
        {t('orders.settleParcel', { carrier: carrierName ?? '', number: trackingNumber ?? '' })}
      </p>
      <Form.Item name="outcome" label={t('orders.settleOutcome')} required>
        <Radio.Group
          className={styles.choices}
          options={settledOutcomes.map((value) => ({ value, label: t(`orders.settle.${value}`) }))}
        />
      </Form.Item>
    </FormDialog>
  );
}

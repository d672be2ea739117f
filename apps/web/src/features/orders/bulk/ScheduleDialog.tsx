import type { BulkOutcome } from '@pressroom/contract/fields';
import { orders } from '@pressroom/contract/orders/orders';
import { Form, InputNumber } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../orderReads.ts';

interface Props {
  ids: readonly string[];
  onClose: (outcome?: BulkOutcome) => void;
}

const hours = { least: 1, most: 24, preset: 12 };

export function ScheduleDialog({ ids, onClose }: Props) {
  const t = useT();
  const command = useCommand(orders.batchDelivery, { invalidates: orderReads });
  return (
    <FormDialog
      title={t('orders.scheduleTitle', { count: ids.length })}
      command={command}
      initial={{ ids, delivery: hours.preset }}
      ok={t('orders.act.schedule')}
      onClose={onClose}
      width={400}
    >
      <Form.Item name="delivery" label={t('orders.hoursAfter')} extra={t('orders.hoursHint')} required>
        <InputNumber min={hours.least} max={hours.most} precision={0} autoFocus style={{ width: 120 }} />
      </Form.Item>
    </FormDialog>
  );
}

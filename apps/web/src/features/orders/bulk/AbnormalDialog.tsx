import type { BulkOutcome } from '@pressroom/contract/fields';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../orderReads.ts';

interface Props {
  ids: readonly string[];
  onClose: (outcome?: BulkOutcome) => void;
}

export function AbnormalDialog({ ids, onClose }: Props) {
  const t = useT();
  const command = useCommand(orders.orderReview, { invalidates: orderReads });
  return (
    <FormDialog
      title={t('orders.abnormalTitle', { count: ids.length })}
      command={command}
      initial={{ ids, sysStatus: reviewAction.abnormal }}
      ok={t('orders.act.abnormal')}
      onClose={onClose}
      width={440}
    >
      <Form.Item name="reason" label={t('orders.reason')}>
        <Input.TextArea rows={3} maxLength={200} showCount autoFocus />
      </Form.Item>
    </FormDialog>
  );
}

import type { ActOutcome } from '@pressroom/contract/orders/bulk';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';
import { type ActProps, Checked } from './Checked.tsx';

interface Props extends ActProps {
  onClose: (outcome?: ActOutcome) => void;
}

export function AbnormalDialog(props: Props) {
  const t = useT();
  const { onClose } = props;
  const command = useCommand(orders.orderReview, { label: t('orders.act.abnormal'), invalidates: orderReads });
  return (
    <Checked {...props} act="abnormal" onClose={() => onClose()}>
      {({ ready }, leftOut) => (
        <FormDialog
          title={t('orders.abnormalTitle', { count: ready.length })}
          command={command}
          initial={{ ids: ready.map(({ id }) => id), sysStatus: reviewAction.abnormal }}
          onClose={onClose}
          width={520}
        >
          <Form.Item name="reason" label={t('orders.reason')}>
            <Input.TextArea rows={3} maxLength={200} showCount autoFocus />
          </Form.Item>
          {leftOut}
        </FormDialog>
      )}
    </Checked>
  );
}

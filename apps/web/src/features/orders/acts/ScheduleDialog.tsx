import type { ActOutcome } from '@pressroom/contract/orders/bulk';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Form, InputNumber } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useMinute } from '../record/useMinute.ts';
import { orderReads } from '../record/orderReads.ts';
import { type ActProps, Checked } from './Checked.tsx';

interface Props extends ActProps {
  onClose: (outcome?: ActOutcome) => void;
}

const hours = { least: 1, most: 24, preset: 12 };

export function ScheduleDialog(props: Props) {
  const t = useT();
  const { onClose } = props;
  const command = useCommand(orders.batchDelivery, { label: t('orders.act.schedule'), invalidates: orderReads });
  return (
    <Checked {...props} act="schedule" onClose={() => onClose()}>
      {({ ready }, leftOut) => (
        <FormDialog
          title={t('orders.scheduleTitle', { count: ready.length })}
          command={command}
          initial={{ ids: ready.map(({ id }) => id), delivery: hours.preset }}
          onClose={onClose}
          width={520}
        >
          <Form.Item name="delivery" label={t('orders.hoursAfter')} extra={t('orders.hoursHint')} required>
            <InputNumber min={hours.least} max={hours.most} precision={0} autoFocus style={{ width: 120 }} />
          </Form.Item>
          <AtOnce orders={props.chosen.filter(({ id }) => ready.some((order) => order.id === id))} />
          {leftOut}
        </FormDialog>
      )}
    </Checked>
  );
}

const hour = 3_600_000;

/** For how many the hour has passed already, as it stands in the form. */
function AtOnce({ orders: ready }: { orders: readonly OrderRow[] }) {
  const t = useT();
  const now = useMinute();
  const delivery = Form.useWatch<number | null>('delivery') ?? hours.preset;
  const count = ready.filter(({ orderTime }) => Date.parse(orderTime) + delivery * hour <= now).length;
  return count > 0 && <p>{t('orders.hoursAtOnce', { count })}</p>;
}

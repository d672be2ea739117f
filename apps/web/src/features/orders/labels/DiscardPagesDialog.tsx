import { dashboard } from '@pressroom/contract/dashboard/dashboard';
import { discardReasons } from '@pressroom/contract/orders/discardReasons';
import { orders } from '@pressroom/contract/orders/orders';
import { Form, Input, Radio } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import styles from './KeptPageDialog.module.css';

interface Props {
  ids: readonly string[];
  /** Called with true once they are discarded. */
  onClose: (discarded: boolean) => void;
}

/** Why label pages are let go. */
export function DiscardPagesDialog({ ids, onClose }: Props) {
  const t = useT();
  const count = ids.length;
  const command = useCommand(orders.settleRefusedLabels, {
    label: t('orders.discard'),
    success: t('orders.discarded'),
    invalidates: [orders.refusedLabels, dashboard.overview],
  });
  return (
    <FormDialog
      title={t('orders.discardTitle', { count })}
      command={command}
      initial={{ ids: [...ids] }}
      // its answer is null
      onClose={(...answer) => onClose(answer.length > 0 && answer[0] !== undefined)}
    >
      <Form.Item name="reason" label={t('orders.why')} required>
        <Radio.Group
          className={styles.reasons}
          options={discardReasons.map((reason) => ({ value: reason, label: t(`orders.label.discard.${reason}`) }))}
        />
      </Form.Item>
      <Form.Item name="reasonText" label={t('orders.discardText')}>
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}

import { orders } from '@pressroom/contract/orders/orders';
import type { SavedView } from '@pressroom/contract/orders/views';
import { Checkbox, Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';

interface Props {
  /** The own view that is changed; absent: a new one. */
  view?: SavedView | undefined;
  now: Pick<SavedView, 'filters' | 'hiddenColumns'>;
  onClose: (saved?: SavedView) => void;
}

/** The name of a view, and who sees it. A new one holds what the list shows now. */
export function ViewDialog({ view, now, onClose }: Props) {
  const t = useT();
  const command = useCommand(orders.saveView, { invalidates: [orders.viewList] });
  const { id, name, shared, isDefault, gmtModified, filters, hiddenColumns } = view ?? {};
  const initial = view
    ? { id, name, shared, isDefault, gmtModified, filters, hiddenColumns }
    : { name: '', shared: false, isDefault: false, ...now };
  return (
    <FormDialog
      title={view ? t('orders.viewEdit') : t('orders.viewSave')}
      command={command}
      initial={initial}
      onClose={onClose}
      width={440}
    >
      <Form.Item name="name" label={t('orders.viewName')} required>
        <Input maxLength={40} autoFocus />
      </Form.Item>
      <Form.Item name="shared" valuePropName="checked" extra={t('orders.viewSharedHint')}>
        <Checkbox>{t('orders.viewShare')}</Checkbox>
      </Form.Item>
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>{t('orders.viewMakeDefault')}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}

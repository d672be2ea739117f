import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import { stores } from '@pressroom/contract/stores/stores';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { Alert, Form, Switch } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { runReads } from '../syncReads.ts';
import { OrderNumbers } from './OrderNumbers.tsx';
import { OrderedBetween } from './OrderedBetween.tsx';
import { StoresField } from './StoresField.tsx';

interface Props {
  initial?: Partial<CallInput<typeof syncRequests.order>>;
  /** With the task where one was started. */
  onClose: (started?: CallOutput<typeof syncRequests.order>) => void;
}

/** Fetches orders by hand: those of some time, or some by their numbers. */
export function SyncDialog({ initial, onClose }: Props) {
  const t = useT();
  const command = useCommand(syncRequests.order, { label: t('sync.start'), invalidates: runReads });
  const authorized = useRead(stores.page, { authStatus: 1, dataStatus: 1, pageSize: 10_000 }).data?.rows;
  return (
    <FormDialog
      title={t('sync.fetch')}
      command={command}
      initial={{ filterDeliver: false, ...initial }}
      onClose={onClose}
      width={560}
    >
      {authorized?.length === 0 && (
        <Alert type="info" showIcon title={t('sync.noneAuthorized')} style={{ marginBottom: 16 }} />
      )}
      <Form.Item name="shopIds" label={t('sync.stores')} extra={t('sync.onlyAuthorized')} required>
        <StoresField stores={authorized} />
      </Form.Item>
      <OrderedBetween />
      <Form.Item name="thirdOrderNumbers" label={t('sync.number')} extra={t('sync.rangeAndNumbers')}>
        <OrderNumbers />
      </Form.Item>
      <Form.Item
        name="filterDeliver"
        label={t('sync.filterDeliver')}
        extra={t('sync.filterDeliverHint')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </FormDialog>
  );
}

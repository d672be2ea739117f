import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { Alert, Form, Switch } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { runReads } from '../syncReads.ts';
import { OrderNumbers } from './OrderNumbers.tsx';
import { OrderedBetween } from './OrderedBetween.tsx';
import { lastDay } from './presets.ts';
import { StoresField } from './StoresField.tsx';

interface Props {
  /** Where other orders are wanted than those of the last day. */
  initial?: Partial<CallInput<typeof syncRequests.order>>;
  /** With the task where one was started. */
  onClose: (started?: CallOutput<typeof syncRequests.order>) => void;
}

const width = 560;

/** Fetches orders by hand: those of some time, or some by their numbers. It begins with all stores and the last day. */
export function SyncDialog(props: Props) {
  const t = useT();
  const answer = useRead(stores.page, { authStatus: 1, dataStatus: 1, pageSize: 10_000 });
  if (!answer.data)
    return <FetchingDialog title={t('sync.fetch')} answer={answer} onClose={() => props.onClose()} width={width} />;
  return <Request {...props} authorized={answer.data.rows} />;
}

function Request({ initial, onClose, authorized }: Props & { authorized: readonly StoreRow[] }) {
  const t = useT();
  const command = useCommand(syncRequests.order, { label: t('sync.start'), invalidates: runReads });
  const [preset] = useState(() => ({ shopIds: authorized.map(({ id }) => id), ...lastDay.range(new Date()) }));
  return (
    <FormDialog
      title={t('sync.fetch')}
      command={command}
      initial={{ filterDeliver: false, ...(initial ?? preset) }}
      onClose={onClose}
      width={width}
    >
      {authorized.length === 0 && (
        <Alert type="info" showIcon title={t('sync.noneAuthorized')} style={{ marginBottom: 16 }} />
      )}
      <Form.Item name="shopIds" label={t('sync.stores')} extra={t('sync.onlyAuthorized')} required>
        <StoresField stores={authorized} />
      </Form.Item>
      <OrderedBetween />
      <Form.Item name="thirdOrderNumbers" label={t('sync.number')} extra={t('sync.rangeAndNumbers')}>
        <OrderNumbers preset={preset} />
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

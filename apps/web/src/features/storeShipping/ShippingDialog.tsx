import { shippingRules, type StoreShipping, storeShipping } from '@pressroom/contract/lastMile/storeShipping';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Radio } from 'antd';
import { readOf } from '../../client/useRead.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FetchingDialog } from '../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';
import { CodedListSelect, CodedSelect } from './CodedSelects.tsx';
import styles from './storeShipping.module.css';

interface Props {
  store: { id: string; name: string };
  onClose: () => void;
}

/** By which rule labels are bought from the marketplace of a store, and where its parcels leave from. */
export function ShippingDialog({ store, onClose }: Props) {
  const t = useT();
  // not kept when the dialog closes: who edits begins with what stands at that moment
  const answer = useQuery({ ...readOf(storeShipping.get, { id: store.id }), gcTime: 0 });
  const title = t('storeShipping.title', { name: store.name });
  if (!answer.data) return <FetchingDialog title={title} answer={answer} onClose={onClose} />;
  return <ShippingForm title={title} store={answer.data} onClose={onClose} />;
}

function ShippingForm({ title, store, onClose }: { title: string; store: StoreShipping; onClose: () => void }) {
  const t = useT();
  const command = useCommand(storeShipping.save, { success: t('storeShipping.saved') });
  const factsOf = ({ rule, channels, warehouse }: StoreShipping) => [
    { name: 'rule', label: t('storeShipping.rule'), text: t(`storeShipping.rule.${rule}`) },
    { name: 'channels', label: t('storeShipping.channels'), text: channels.map(nameOf).join(', ') },
    { name: 'warehouse', label: t('storeShipping.warehouse'), text: warehouse ? nameOf(warehouse) : '' },
  ];
  return (
    <FormDialog
      title={title}
      command={command}
      editing={editing(store, valuesOf, factsOf)}
      extra={<HistoryButton object="storeShipping" id={store.id} />}
      onClose={() => onClose()}
    >
      <ShippingFields store={store} />
    </FormDialog>
  );
}

const nameOf = ({ code, name }: { code: string; name: string }) => name || code;

function valuesOf({ id, gmtModified, rule, channels, warehouse }: StoreShipping) {
  return { id, gmtModified, rule, channels, warehouse };
}

function ShippingFields({ store: { id, marketplace } }: { store: StoreShipping }) {
  const t = useT();
  const form = Form.useFormInstance();
  const rule = Form.useWatch<string | undefined>('rule', form);
  const answer = useQuery({ ...readOf(storeShipping.offers, { id }), retry: false });
  const { data: offers, isFetching: loading } = answer;
  const failure = loading ? null : answer.error;
  // TEMU tells no days
  const rules = shippingRules.filter((name) => name !== 'fastest' || marketplace !== 'temu');
  return (
    <>
      {failure && (
        <Alert
          type="warning"
          showIcon
          className={styles.notice}
          title={failureText(failure, t)}
          action={
            <Button size="small" onClick={() => void answer.refetch()}>
              {t('ui.retry')}
            </Button>
          }
        />
      )}
      <Form.Item name="rule" label={t('storeShipping.rule')} required>
        <Radio.Group
          vertical
          options={rules.map((name) => ({ value: name, label: t(`storeShipping.rule.${name}`) }))}
        />
      </Form.Item>
      {rule === 'list' && (
        <Form.Item
          name="channels"
          label={t('storeShipping.channels')}
          required
          extra={
            <>
              {t('storeShipping.channelsHint')}
              {offers?.problem && <div>{offers.problem}</div>}
            </>
          }
        >
          <CodedListSelect offered={offers?.channels} loading={loading} />
        </Form.Item>
      )}
      <Form.Item name="warehouse" label={t('storeShipping.warehouse')} extra={t('storeShipping.warehouseHint')}>
        <CodedSelect offered={offers?.warehouses} loading={loading} />
      </Form.Item>
    </>
  );
}

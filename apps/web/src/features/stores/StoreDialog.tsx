import { storeTypeCodes } from '@pressroom/contract/stores/marketplace';
import { type StoreRow, storeCountry, storeCurrency, stores } from '@pressroom/contract/stores/stores';
import { Form, Input, Radio, Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { HistoryButton } from '../audit/audit.public.tsx';

interface Props {
  /** Absent: a new one. */
  store?: StoreRow;
  onClose: () => void;
}

export function StoreDialog({ store, onClose }: Props) {
  const t = useT();
  const facts = (record: StoreRow) => [
    { name: 'name', label: t('stores.name'), text: record.name },
    { name: 'typeCode', label: t('stores.type'), text: record.typeName },
    { name: 'countryCode', label: t('stores.country'), text: record.countryName },
    { name: 'currency', label: t('stores.currency'), text: t(`stores.currency.${record.currency}`) },
    {
      name: 'dataStatus',
      label: t('ui.status'),
      text: t(record.dataStatus === 1 ? 'stores.normal' : 'stores.disabled'),
    },
    { name: 'remark', label: t('ui.remark'), text: record.remark },
  ];
  const command = useCommand(store ? stores.update : stores.create, {
    success: t('stores.saved'),
    invalidates: [stores.page],
  });
  return (
    <FormDialog
      title={t(store ? 'stores.edit' : 'stores.add')}
      command={command}
      initial={{ currency: 'USD', dataStatus: 1 }}
      editing={editing(store, valuesOf, facts)}
      extra={store && <HistoryButton object="stores" id={store.id} />}
      onClose={() => onClose()}
    >
      <Form.Item name="name" label={t('stores.name')} required>
        <Input maxLength={50} showCount autoFocus />
      </Form.Item>
      <Form.Item name="typeCode" label={t('stores.type')} required>
        <Select options={storeTypeCodes.map((code) => ({ value: code, label: t(`stores.type.${code}`) }))} />
      </Form.Item>
      <Form.Item name="countryCode" label={t('stores.country')} required>
        <Select options={storeCountry.options.map((code) => ({ value: code, label: t(`stores.country.${code}`) }))} />
      </Form.Item>
      <Form.Item name="currency" label={t('stores.currency')} required>
        <Select options={storeCurrency.options.map((code) => ({ value: code, label: t(`stores.currency.${code}`) }))} />
      </Form.Item>
      <Form.Item name="dataStatus" label={t('ui.status')} required>
        <Radio.Group
          options={[
            { value: 1, label: t('stores.normal') },
            { value: 0, label: t('stores.disabled') },
          ]}
        />
      </Form.Item>
      <Form.Item name="remark" label={t('ui.remark')} required extra={t('stores.remarkHint')}>
        <Input.TextArea rows={3} maxLength={200} showCount />
      </Form.Item>
    </FormDialog>
  );
}

function valuesOf({ id, name, typeCode, countryCode, currency, dataStatus, remark, gmtModified }: StoreRow) {
  return { id, name, typeCode, countryCode, currency, dataStatus, remark, gmtModified };
}

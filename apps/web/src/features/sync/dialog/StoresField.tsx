import type { StoreRow } from '@pressroom/contract/stores/stores';
import { Button, Select, Space } from 'antd';
import { useT } from '../../../i18n/i18n.ts';

interface Props {
  stores: readonly StoreRow[];
  id?: string;
  value?: readonly string[];
  onChange?: (ids: readonly string[]) => void;
}

/** Any number of stores, or all of them by one press. */
export function StoresField({ stores, id, value = [], onChange }: Props) {
  const t = useT();
  return (
    <Space.Compact block>
      <Select
        id={id}
        mode="multiple"
        value={value}
        onChange={onChange}
        placeholder={t('sync.chooseStores')}
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount="responsive"
        options={stores.map((store) => ({ value: store.id, label: store.name }))}
      />
      <Button disabled={stores.length === 0} onClick={() => onChange?.(stores.map((store) => store.id))}>
        {t('sync.allStores')}
      </Button>
    </Space.Compact>
  );
}

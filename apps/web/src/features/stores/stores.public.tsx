import { stores } from '@pressroom/contract/stores/stores';
import { Select } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (shopId: string | undefined) => void;
  placeholder?: string;
  allowClear?: boolean;
  disabled?: boolean;
  /** Leaves out disabled stores, but for one that is chosen already. */
  openOnly?: boolean;
}

export function StoreSelect({ openOnly = false, placeholder, ...control }: Props) {
  const t = useT();
  const { data, isLoading } = useRead(stores.page, { pageSize: 10_000 });
  const offered = data?.rows.filter(({ id, dataStatus }) => !openOnly || dataStatus === 1 || id === control.value);
  return (
    <Select
      {...control}
      placeholder={placeholder ?? t('stores.choose')}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      options={offered?.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

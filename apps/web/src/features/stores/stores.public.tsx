import { type Marketplace, marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { Select } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { isAuthorized, scopesOf } from './authorization/grantState.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (shopId: string | undefined) => void;
  placeholder?: string;
  allowClear?: boolean;
  disabled?: boolean;
  /** Leaves out disabled stores, but for one that is chosen already. */
  openOnly?: boolean;
  /** Leaves out stores whose products this marketplace may not be asked about, but for one that is chosen already. */
  authorizedAt?: Marketplace;
}

const everyStore = { pageSize: 10_000 };

export function StoreSelect({ openOnly = false, authorizedAt, placeholder, ...control }: Props) {
  const t = useT();
  const { data, isLoading } = useRead(stores.page, everyStore);
  const fits = (store: StoreRow) =>
    (!openOnly || store.dataStatus === 1) &&
    (!authorizedAt || (marketplaceOf(store.typeCode) === authorizedAt && mayAskOf(store)));
  const offered = data?.rows.filter((store) => fits(store) || store.id === control.value);
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

/** Tells whether the store's marketplace may be asked about products; undefined until that is known. */
export function useMayAskOf(storeId: string | undefined): boolean | undefined {
  const { data } = useRead(stores.page, everyStore, { enabled: storeId !== undefined });
  const store = data?.rows.find(({ id }) => id === storeId);
  return data && storeId !== undefined ? store !== undefined && mayAskOf(store) : undefined;
}

/** The last of a type's authorisations is the one that products need. */
function mayAskOf(store: StoreRow): boolean {
  const scope = scopesOf(store).at(-1);
  return scope !== undefined && isAuthorized(store, scope);
}

import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { Button, Select, Space } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';

interface Props {
  id?: string;
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
  /** Stores that may be chosen already although they are not offered any more. */
  known?: readonly { id: string; name: string }[];
}

/** As many as lists for pickers ask for. */
const allStores = 10_000;

/** Stores whose products may be published: those in use with the authorisation for products. Undefined while they are on their way. */
export function useProductStores(): readonly StoreRow[] | undefined {
  const { data } = useRead(stores.page, { pageNum: 1, pageSize: allStores, dataStatus: 1 });
  return data?.rows.filter(({ productAuthStatus }) => productAuthStatus === 1);
}

/** Any number of those stores, or all of them by one press. One without the authorisation stays where it was chosen. */
export function ProductStoresField({ id, value = [], onChange, known = [] }: Props) {
  const t = useT();
  const offered = useProductStores();
  const others = known.filter((store) => value.includes(store.id) && !offered?.some((one) => one.id === store.id));
  return (
    <Space.Compact block>
      <Select
        id={id}
        mode="multiple"
        style={{ width: '100%' }}
        value={[...value]}
        onChange={onChange}
        loading={!offered}
        placeholder={t('publishTemplates.chooseStores')}
        notFoundContent={offered && t('publishTemplates.noStores')}
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount={20}
        options={[
          ...(offered ?? []).map((store) => ({ value: store.id, label: store.name })),
          ...(offered ? others : known).map((store) => ({
            value: store.id,
            label: offered ? t('publishTemplates.unauthorized', { name: store.name }) : store.name,
          })),
        ]}
      />
      <Button disabled={!offered?.length} onClick={() => onChange?.((offered ?? []).map((store) => store.id))}>
        {t('publishTemplates.allStores')}
      </Button>
    </Space.Compact>
  );
}

import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { productType } from '@pressroom/contract/products/product';
import { Radio } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { ActMenu } from '../../ui/ActMenu.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import { HistoryDialog } from '../audit/audit.public.tsx';
import { TakeOverDialog } from '../productTakeOver/productTakeOver.public.tsx';
import { FilterChips } from './list/FilterChips.tsx';
import { ProductFilters } from './list/ProductFilters.tsx';
import { useProductColumns } from './list/useProductColumns.tsx';
import { useProductList } from './list/useProductList.ts';
import { type Kind, kinds, type Shown } from './list/shown.ts';

const SingleDialog = lazyPart(async () => (await import('./single/SingleDialog.tsx')).SingleDialog);
const CombinationDialog = lazyPart(async () => (await import('./combination/CombinationDialog.tsx')).CombinationDialog);

export function ProductsScreen() {
  const t = useT();
  const { list, kind, turnTo } = useProductList();
  const [shown, setShown] = useState<Shown>();
  const columns = useProductColumns({ show: setShown });
  const close = () => setShown(undefined);
  const addMenu = (
    <ActMenu
      primary
      label={t('products.add')}
      icon={<PlusOutlined />}
      acts={kinds.map((one) => ({ label: t(`products.add.${one}`), run: () => setShown({ dialog: one }) }))}
    />
  );
  const kindChoice = (
    <Radio.Group
      aria-label={t('products.kind')}
      optionType="button"
      value={kind}
      onChange={({ target: { value } }) => turnTo(value as Kind)}
      options={kinds.map((one) => ({ value: one, label: t(`products.kind.${one}`) }))}
    />
  );
  return (
    <Screen title={t('products.title')} actions={addMenu}>
      <ProductFilters list={list} />
      <FilterChips list={list} />
      <ResourceTable
        list={list}
        columns={columns}
        empty={t(`products.none.${kind}`)}
        start={addMenu}
        selectable
        tools={kindChoice}
      />
      <Suspense>
        {shown?.dialog === productType.single && <SingleDialog {...shown} onClose={close} />}
        {shown?.dialog === productType.combination && <CombinationDialog {...shown} onClose={close} />}
        {shown?.dialog === 'takeOver' && <TakeOverDialog ids={shown.ids} onClose={close} />}
        {shown?.dialog === 'history' && <HistoryDialog object="products" id={shown.id} onClose={close} />}
      </Suspense>
    </Screen>
  );
}

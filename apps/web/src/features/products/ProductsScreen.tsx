import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { BulkSelection } from '@pressroom/contract/products/bulk';
import { productType } from '@pressroom/contract/products/product';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { ActMenu } from '../../ui/ActMenu.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import { HistoryDialog } from '../audit/audit.public.tsx';
import { BulkEditDialog, LastBulkEdit } from '../productBulk/productBulk.public.tsx';
import { ImportProducts } from '../productSheets/productSheets.public.tsx';
import { TakeOverDialog } from '../productTakeOver/productTakeOver.public.tsx';
import { FilterChips } from './list/FilterChips.tsx';
import { ProductFilters } from './list/ProductFilters.tsx';
import { useProductColumns } from './list/useProductColumns.tsx';
import { useProductList } from './list/useProductList.ts';
import { importCodeOf, kinds, type Shown } from './list/shown.ts';
import { ListTools } from './ListTools.tsx';
import { MakePicturesDialog } from './parts/MakePicturesDialog.tsx';

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
  const selection: BulkSelection =
    list.selected.length > 0
      ? { ids: list.selected.map(({ id }) => id) }
      : { match: { ...list.filters, productType: kind }, except: [] };
  return (
    <Screen title={t('products.title')} actions={addMenu}>
      <ProductFilters list={list} statusText={(status) => t(`products.status.${status}`)} />
      <FilterChips list={list} />
      <LastBulkEdit />
      <ResourceTable
        list={list}
        columns={columns}
        empty={t(`products.none.${kind}`)}
        start={addMenu}
        selectable
        tools={<ListTools list={list} kind={kind} onTurn={turnTo} show={setShown} />}
      />
      <Suspense>
        {shown?.dialog === productType.single && <SingleDialog {...shown} onClose={close} />}
        {shown?.dialog === productType.combination && <CombinationDialog {...shown} onClose={close} />}
        {shown?.dialog === 'import' && <ImportProducts importCode={importCodeOf(kind)} onClose={close} />}
        {shown?.dialog === 'bulk' && (
          <BulkEditDialog sold selection={selection} count={list.selected.length || list.total} onClose={close} />
        )}
        {shown?.dialog === 'pictures' && <MakePicturesDialog of={shown.of} count={shown.count} onClose={close} />}
        {shown?.dialog === 'takeOver' && <TakeOverDialog ids={shown.ids} onClose={close} />}
        {shown?.dialog === 'history' && <HistoryDialog object="products" id={shown.id} onClose={close} />}
      </Suspense>
    </Screen>
  );
}

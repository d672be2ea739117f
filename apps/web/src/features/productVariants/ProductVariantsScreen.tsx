import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { BulkSelection } from '@pressroom/contract/products/bulk';
import { productType } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productVariants } from '@pressroom/contract/products/variants';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import { HistoryDialog } from '../audit/audit.public.tsx';
import { BulkEditDialog, LastBulkEdit } from '../productBulk/productBulk.public.tsx';
import { TakeOverDialog } from '../productTakeOver/productTakeOver.public.tsx';
import {
  FilterChips,
  MakePicturesDialog,
  ProductFilters,
  useFollowProductTasks,
} from '../products/products.public.tsx';
import { SkuTable } from './list/SkuTable.tsx';
import { useVariantColumns } from './list/useVariantColumns.tsx';
import { VariantTools } from './list/VariantTools.tsx';
import type { Shown } from './list/shown.ts';

const VariantDialog = lazyPart(async () => (await import('./dialog/VariantDialog.tsx')).VariantDialog);
const SkuDialog = lazyPart(async () => (await import('./sku/SkuDialog.tsx')).SkuDialog);

const fixed = { productType: productType.variants };

export function ProductVariantsScreen() {
  const t = useT();
  const list = useResourceList(products.list, { fixed });
  const [shown, setShown] = useState<Shown>();
  const columns = useVariantColumns({ show: setShown });
  const close = () => setShown(undefined);
  useFollowProductTasks();
  const all: BulkSelection = { match: { ...list.filters, ...fixed }, except: [] };
  const addButton = (
    <Can endpoint={productVariants.add}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setShown({ dialog: 'add' })}>
        {t('productVariants.add')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('productVariants.title')} actions={addButton}>
      <ProductFilters list={list} statusText={(status) => t(`productVariants.status.${status}`)} />
      <FilterChips list={list} />
      <LastBulkEdit />
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('productVariants.none')}
        start={addButton}
        tools={<VariantTools chosen={list.selected} total={list.total} all={all} show={setShown} />}
        selectable
        expand={(product) => <SkuTable product={product} show={setShown} />}
      />
      <Suspense>
        {shown?.dialog === 'add' && <VariantDialog onClose={close} />}
        {shown?.dialog === 'spu' && <VariantDialog id={shown.id} onClose={close} />}
        {shown?.dialog === 'sku' && <SkuDialog productId={shown.productId} id={shown.id} onClose={close} />}
        {shown?.dialog === 'bulk' && <BulkEditDialog selection={shown.selection} count={shown.count} onClose={close} />}
        {shown?.dialog === 'pictures' && <MakePicturesDialog of={shown.of} count={shown.count} onClose={close} />}
        {shown?.dialog === 'takeOver' && <TakeOverDialog ids={shown.ids} onClose={close} />}
        {shown?.dialog === 'history' && <HistoryDialog object="products" id={shown.id} onClose={close} />}
      </Suspense>
    </Screen>
  );
}

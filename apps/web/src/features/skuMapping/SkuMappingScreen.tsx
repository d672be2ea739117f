import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { Button, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StoreSelect } from '../stores/stores.public.tsx';
import { BoundSkus } from './BoundSkus.tsx';
import { useProductColumns } from './useProductColumns.tsx';
import { WordFilter } from './WordFilter.tsx';

const MappingDialog = lazy(async () => ({ default: (await import('./MappingDialog.tsx')).MappingDialog }));

/** What the dialog opens with: a mapping to change, or what is known of a new one. */
type Editing = SkuMappingRow | { productCode?: string };

export function SkuMappingScreen() {
  const t = useT();
  const list = useResourceList(skuMapping.productPage, { rowKey: (product) => product.productCode });
  const [editing, setEditing] = useState<Editing>();
  const columns = useProductColumns({ onAdd: setEditing });
  const addButton = (
    <Can endpoint={skuMapping.save}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing({})}>
        {t('skuMapping.add')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('skuMapping.title')} actions={addButton}>
      <SearchForm list={list}>
        <WordFilter list={list} />
        <SearchItem label={t('skuMapping.store')} name="shopId">
          <StoreSelect {...list.field('shopId')} allowClear placeholder={t('ui.all')} />
        </SearchItem>
        <SearchItem label={t('skuMapping.productCode')} name="productCode" width={160}>
          <Input {...list.field('productCode')} allowClear maxLength={70} />
        </SearchItem>
      </SearchForm>
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('skuMapping.none')}
        start={addButton}
        expand={({ productCode }) => <BoundSkus productCode={productCode} filters={list.filters} onEdit={setEditing} />}
      />
      <Suspense>{editing && <MappingDialog start={editing} onClose={() => setEditing(undefined)} />}</Suspense>
    </Screen>
  );
}

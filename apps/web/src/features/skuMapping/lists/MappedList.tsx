import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';

import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { ListTools } from '../bulk/ListTools.tsx';
import { BoundSkus } from './BoundSkus.tsx';
import type { MappingStart } from '../form/MappingDialog.tsx';
import { useProductColumns } from './useProductColumns.tsx';
import { WordFilter } from './WordFilter.tsx';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

interface Props {
  onEdit: (start: SkuMappingRow | MappingStart) => void;
  /** The button shown while there is no mapping yet. */
  start: ReactNode;
}

/** Product codes with the SKU ids that stand for them. */
export function MappedList({ onEdit, start }: Props) {
  const t = useT();
  const list = useResourceList(skuMapping.productPage, { rowKey: (product) => product.productCode });
  const columns = useProductColumns({ onAdd: onEdit });
  return (
    <>
      <SearchForm list={list}>
        <WordFilter list={list} />
        <SearchItem label={t('skuMapping.store')} name="shopId">
          <StoreSelect {...list.field('shopId')} allowClear placeholder={t('ui.all')} />
        </SearchItem>
        <SearchItem label={t('skuMapping.productCode')} name="productCode" width={160}>
          <ClearableInput {...list.field('productCode')} maxLength={70} />
        </SearchItem>
      </SearchForm>
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('skuMapping.none')}
        start={start}
        tools={<ListTools list={list} />}
        selectable="all"
        expand={({ productCode }) => <BoundSkus productCode={productCode} filters={list.filters} onEdit={onEdit} />}
      />
    </>
  );
}

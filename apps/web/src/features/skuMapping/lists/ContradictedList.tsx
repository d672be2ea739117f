import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';

import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { useContradictedColumns } from './useContradictedColumns.tsx';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

interface Props {
  onEdit: (mapping: SkuMappingRow) => void;
}

const nothing = { skuId: undefined, shopId: undefined };
const fixed = { contradicted: 'true' } as const;

/** The mappings that their listings contradict, whatever product they are of. */
export function ContradictedList({ onEdit }: Props) {
  const t = useT();
  const every = useResourceList(skuMapping.page, { fixed });
  const { skuId, shopId } = every.filters;
  // `view` in the address is no filter of this list: a reset must keep it
  const list = {
    ...every,
    filters: { skuId, shopId },
    reset: () => {
      every.change(nothing);
      every.setFilters(nothing);
    },
  };
  const columns = useContradictedColumns({ onEdit });
  return (
    <>
      <SearchForm list={list}>
        <SearchItem label={t('skuMapping.skuId')} name="skuId">
          <ClearableInput {...list.field('skuId')} maxLength={64} />
        </SearchItem>
        <SearchItem label={t('skuMapping.store')} name="shopId">
          <StoreSelect {...list.field('shopId')} allowClear placeholder={t('ui.all')} />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('skuMapping.noneContradicted')} />
    </>
  );
}

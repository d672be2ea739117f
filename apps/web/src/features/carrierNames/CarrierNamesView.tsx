import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Select } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import type { ResourceList } from '../../kit/useResourceList.ts';
import { CarrierDialog } from './dialogs.ts';
import { useNameColumns } from './useNameColumns.tsx';

interface Props {
  list: ResourceList<typeof carrierNames.page>;
}

/** What people have said that carriers are called at the marketplaces, and what they are asked now. */
export function CarrierNamesView({ list }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<string>();
  const columns = useNameColumns({ onChoose: setAsked });
  return (
    <>
      <SearchForm list={list}>
        <SearchItem label={t('carrierNames.marketplace')} name="marketplace" width={130}>
          <Select
            {...list.field('marketplace')}
            allowClear
            placeholder={t('ui.all')}
            options={Object.entries(marketplaceNames).map(([value, label]) => ({ value, label }))}
          />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('carrierNames.empty')} />
      <Suspense>{asked && <CarrierDialog id={asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </>
  );
}

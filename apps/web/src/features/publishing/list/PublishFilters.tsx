import { publishFuzzyType } from '@pressroom/contract/publishing/plans';
import { marketplaceOf, storeTypeCodes } from '@pressroom/contract/stores/marketplace';
import { Select, Space } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import type { Field, Filters } from '../../../kit/useDraft.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';
import { TimeFilter } from '../../productTemplates/productTemplates.public.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';
import type { shared } from './tabs.ts';

type Name = (typeof shared)[number];

interface Props {
  list: {
    draft: Filters<Name>;
    filters: Filters;
    change: (values: Filters<Name>) => void;
    field: (name: Name) => Field;
    search: () => void;
    reset: () => void;
  };
  /** The filters of one tab. */
  children?: ReactNode;
}

const typesAtMarketplaces = storeTypeCodes.filter((code) => marketplaceOf(code));

const fuzzyNames = {
  1: 'publishing.batchNo',
  2: 'publishing.productName',
  3: 'products.spu',
  4: 'products.sku',
} as const;

/** The search that every tab has. */
export function PublishFilters({ list, children }: Props) {
  const t = useT();
  const { draft, change, field } = list;
  const all = { allowClear: true, placeholder: t('ui.all') };
  return (
    <SearchForm list={list}>
      <TimeFilter list={list} />
      <SearchItem label={t('publishing.fuzzy')} name="fuzzy" width={300}>
        <Space.Compact block>
          <Select
            aria-label={t('publishing.fuzzyType')}
            value={draft.fuzzyType ?? String(publishFuzzyType.batchNo)}
            onChange={(type: string) => change({ fuzzyType: type })}
            style={{ width: 128 }}
            options={publishFuzzyType.values.map((type) => ({
              value: String(type),
              label: t(fuzzyNames[type]),
            }))}
          />
          <ClearableInput {...field('fuzzy')} maxLength={200} />
        </Space.Compact>
      </SearchItem>
      <SearchItem label={t('publishing.store')} name="storeId" width={168}>
        <StoreSelect {...field('storeId')} {...all} />
      </SearchItem>
      <SearchItem label={t('publishing.storeType')} name="storeTypeCode" width={168}>
        <Select
          {...field('storeTypeCode')}
          {...all}
          options={typesAtMarketplaces.map((code) => ({ value: code, label: t(`stores.type.${code}`) }))}
        />
      </SearchItem>
      <SearchItem label={t('publishing.country')} name="countryCode" width={120}>
        <Select {...field('countryCode')} {...all} options={[{ value: 'US', label: t('publishing.country.US') }]} />
      </SearchItem>
      {children}
    </SearchForm>
  );
}

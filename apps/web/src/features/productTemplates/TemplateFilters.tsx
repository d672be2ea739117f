import { saleState } from '@pressroom/contract/productTemplates/form';
import type { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { LookupSelect } from '../../kit/LookupSelect.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import type { ResourceList } from '../../kit/useResourceList.ts';
import { classificationLookup, packagingLookup } from './lookups.ts';
import { TimeFilter } from './TimeFilter.tsx';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

export function TemplateFilters({ list }: { list: ResourceList<typeof productTemplates.list> }) {
  const t = useT();
  const { draft, field, rows } = list;
  return (
    <SearchForm list={list}>
      <SearchItem label={t('productTemplates.name')} name="fuzzy">
        <ClearableInput {...field('fuzzy')} maxLength={30} />
      </SearchItem>
      <SearchItem label={t('productTemplates.state')} name="state" width={120}>
        <Select
          {...field('state')}
          allowClear
          placeholder={t('ui.all')}
          options={saleState.values.map((state) => ({
            value: String(state),
            label: t(`productTemplates.state.${state}`),
          }))}
        />
      </SearchItem>
      <TimeFilter list={list} />
      <SearchItem label={t('productTemplates.category')} name="categoryTemplateId">
        <LookupSelect
          {...field('categoryTemplateId')}
          lookup={classificationLookup}
          label={rows.find(({ categoryTemplateId: id }) => id === draft.categoryTemplateId)?.categoryTemplateName}
          placeholder={t('ui.all')}
          allowClear
        />
      </SearchItem>
      <SearchItem label={t('productTemplates.packaging')} name="outerPkgTemplateId">
        <LookupSelect
          {...field('outerPkgTemplateId')}
          lookup={packagingLookup}
          label={rows.find(({ outerPkgTemplateId: id }) => id === draft.outerPkgTemplateId)?.outerPkgTemplateName}
          placeholder={t('ui.all')}
          allowClear
        />
      </SearchItem>
    </SearchForm>
  );
}

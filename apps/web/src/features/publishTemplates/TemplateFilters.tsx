import { type publishTemplates, templateFuzzyType } from '@pressroom/contract/publishTemplates/publishTemplates';
import { stores } from '@pressroom/contract/stores/stores';
import { Select, Space } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import type { ResourceList } from '../../kit/useResourceList.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';
import { TimeFilter } from '../productTemplates/productTemplates.public.tsx';

/** As many as lists for pickers ask for. */
const allStores = 10_000;

export function TemplateFilters({ list }: { list: ResourceList<typeof publishTemplates.list> }) {
  const t = useT();
  const { draft, field, choices } = list;
  const { data } = useRead(stores.page, { pageNum: 1, pageSize: allStores });
  return (
    <SearchForm list={list}>
      <SearchItem label={t('publishTemplates.fuzzy')} name="fuzzy" width={340}>
        <Space.Compact block>
          <Select
            {...field('fuzzyType')}
            aria-label={t('publishTemplates.fuzzyType')}
            value={draft.fuzzyType ?? String(templateFuzzyType.name)}
            style={{ width: 150 }}
            options={templateFuzzyType.values.map((type) => ({
              value: String(type),
              label: t(`publishTemplates.fuzzyType.${type}`),
            }))}
          />
          <ClearableInput {...field('fuzzy')} maxLength={200} />
        </Space.Compact>
      </SearchItem>
      <SearchItem label={t('publishTemplates.stores')} name="storeIds" width={220}>
        <Select
          {...choices('storeIds')}
          mode="multiple"
          allowClear
          placeholder={t('ui.all')}
          maxTagCount="responsive"
          loading={!data}
          showSearch={{ optionFilterProp: 'label' }}
          options={data?.rows.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </SearchItem>
      <TimeFilter list={list} />
    </SearchForm>
  );
}

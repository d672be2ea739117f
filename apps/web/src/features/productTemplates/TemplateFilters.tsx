import { saleState } from '@pressroom/contract/productTemplates/form';
import { type productTemplates, timeType } from '@pressroom/contract/productTemplates/productTemplates';
import { Input, Select, Space } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { LookupSelect } from '../../kit/LookupSelect.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import type { ResourceList } from '../../kit/useResourceList.ts';
import { MomentRange } from '../../ui/MomentRange.tsx';
import { classificationLookup, packagingLookup } from './lookups.ts';

export function TemplateFilters({ list }: { list: ResourceList<typeof productTemplates.list> }) {
  const t = useT();
  const { draft, change, field, rows } = list;
  // without a word of its own, the server reads the times of changes
  const time = { ...field('timeType'), value: draft.timeType ?? String(timeType.updated) };
  return (
    <SearchForm list={list}>
      <SearchItem label={t('productTemplates.name')} name="fuzzy">
        <Input {...field('fuzzy')} allowClear maxLength={30} />
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
      <SearchItem label={t('productTemplates.timeType')} name="timeType" width={490}>
        <Space.Compact block>
          <Select
            {...time}
            style={{ width: 120 }}
            options={timeType.values.map((type) => ({
              value: String(type),
              label: t(`productTemplates.timeType.${type}`),
            }))}
          />
          <MomentRange
            from={draft.startTime}
            to={draft.endTime}
            onChange={(startTime, endTime) => change({ startTime, endTime })}
          />
        </Space.Compact>
      </SearchItem>
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

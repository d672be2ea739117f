import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { AutoComplete, Form } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { Bound } from './useModels.ts';

/** Typed; where the store has size charts for the category, chosen from them. */
export function SizeChartField({ bound }: { bound: Bound | undefined }) {
  const t = useT();
  const charts = useRead(platformCategories.sizeCharts, bound ?? { storeId: '', categoryId: '' }, {
    enabled: bound !== undefined,
  });
  const offered = (bound && charts.data?.rows) ?? [];
  return (
    <Form.Item
      name="bindTemuSizeChartsTemplateName"
      label={t('classification.sizeChart')}
      required
      extra={bound && charts.data?.isRequired && t('classification.sizeChartAsked')}
    >
      <AutoComplete
        allowClear
        maxLength={100}
        placeholder={t(offered.length > 0 ? 'classification.chooseSizeChart' : 'classification.typeSizeChart')}
        showSearch={{ filterOption: contains }}
        options={offered.map(({ name }) => ({ value: name }))}
      />
    </Form.Item>
  );
}

function contains(word: string, option: { value?: string } | undefined): boolean {
  return option?.value?.toLowerCase().includes(word.trim().toLowerCase()) ?? false;
}

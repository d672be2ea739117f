import { timeType } from '@pressroom/contract/productTemplates/productTemplates';
import { Select, Space } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { SearchItem } from '../../kit/SearchForm.tsx';
import type { Field, Filters } from '../../kit/useDraft.ts';
import { MomentRange } from '../../ui/MomentRange.tsx';

type Name = 'timeType' | 'startTime' | 'endTime';

interface Props {
  list: {
    draft: Filters<Name>;
    change: (values: Filters<Name>) => void;
    field: (name: 'timeType') => Field;
  };
}

/** When records were created or changed. Without a word of its own, the server reads the times of changes. */
export function TimeFilter({ list: { draft, change, field } }: Props) {
  const t = useT();
  return (
    <SearchItem label={t('productTemplates.timeType')} name="timeType" width={490}>
      <Space.Compact block>
        <Select
          {...field('timeType')}
          value={draft.timeType ?? String(timeType.updated)}
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
  );
}

import type { publishPlans } from '@pressroom/contract/publishing/plans';
import { Checkbox } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { SearchItem } from '../../../kit/SearchForm.tsx';
import type { ResourceList } from '../../../kit/useResourceList.ts';

/** What plans alone can be searched by. */
export function PlanFilters({ list }: { list: ResourceList<typeof publishPlans.page> }) {
  const t = useT();
  const { draft, change, field } = list;
  return (
    <SearchItem label={t('publishing.findings')} name="outdated" width={200}>
      <Checkbox
        id={field('outdated').id}
        checked={draft.outdated === 'true'}
        onChange={({ target: { checked } }) => change({ outdated: checked ? 'true' : undefined })}
      >
        {t('publishing.outdated')}
      </Checkbox>
    </SearchItem>
  );
}

import type { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Select, Space } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { SearchItem } from '../../../kit/SearchForm.tsx';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

const kinds = ['skuId', 'printingName'] as const;

/** One word, searched for in the SKU ids or in the names of the prints. */
export function WordFilter({ list }: { list: ResourceList<typeof skuMapping.productPage> }) {
  const t = useT();
  const [chosen, setChosen] = useState<(typeof kinds)[number]>('skuId');
  const kind = kinds.find((known) => list.draft[known]) ?? chosen;

  function choose(next: (typeof kinds)[number]) {
    setChosen(next);
    list.change({ [kind]: undefined, [next]: list.draft[kind] });
  }
  return (
    <SearchItem label={t('skuMapping.query')} name={kind} width={320}>
      <Space.Compact block>
        <Select
          aria-label={t('skuMapping.queryType')}
          value={kind}
          onChange={choose}
          style={{ width: 130 }}
          options={kinds.map((value) => ({ value, label: t(`skuMapping.${value}`) }))}
        />
        <ClearableInput {...list.field(kind)} maxLength={64} placeholder={t('skuMapping.fuzzy')} />
      </Space.Compact>
    </SearchItem>
  );
}

import type { channels } from '@pressroom/contract/channels/channels';
import { Select, Space } from 'antd';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { SearchItem } from '../../kit/SearchForm.tsx';
import type { ResourceList } from '../../kit/useResourceList.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';

const kinds = ['channelName', 'channelCode'] as const;

/** One word, searched for in the names or in the codes of channels. */
export function NameOrCodeFilter({ list }: { list: ResourceList<typeof channels.queryAllList> }) {
  const t = useT();
  const [chosen, setChosen] = useState<(typeof kinds)[number]>('channelName');
  const kind = kinds.find((known) => list.draft[known]) ?? chosen;

  function choose(next: (typeof kinds)[number]) {
    setChosen(next);
    list.change({ [kind]: undefined, [next]: list.draft[kind] });
  }
  return (
    <SearchItem label={t('channels.query')} name={kind} width={260}>
      <Space.Compact block>
        <Select
          aria-label={t('channels.queryType')}
          value={kind}
          onChange={choose}
          style={{ width: 128 }}
          options={kinds.map((value) => ({ value, label: t(`channels.${value}`) }))}
        />
        <ClearableInput {...list.field(kind)} maxLength={50} />
      </Space.Compact>
    </SearchItem>
  );
}

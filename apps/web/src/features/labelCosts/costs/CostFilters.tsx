import type { CallOutput } from '@pressroom/contract/endpoint';
import { labelCosts, providerName } from '@pressroom/contract/lastMile/costs';
import { Select } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { DayRange } from '../../../ui/DayRange.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';

interface Props {
  list: ResourceList<typeof labelCosts.groups>;
  /** Undefined until it is known. */
  totals: CallOutput<typeof labelCosts.totals> | undefined;
}

/** Provider and channel in one value of a select. */
const joined = (provider: string, channelCode: string) => JSON.stringify([provider, channelCode]);

export function CostFilters({ list, totals }: Props) {
  const t = useT();
  const { draft, field, change, filters } = list;
  const channels = useRead(labelCosts.channels, {});
  const currencies = [
    ...new Set([...(totals?.totals ?? []).map(({ currency }) => currency), ...given(draft.currency)]),
  ];
  const hasDays = Boolean(draft.startTime ?? draft.endTime ?? filters.startTime ?? filters.endTime);
  return (
    <SearchForm list={list}>
      <SearchItem label={t('labelCosts.days')} name="startTime" width={240}>
        <DayRange
          id={field('startTime').id}
          from={hasDays ? draft.startTime : (totals?.firstDay ?? undefined)}
          to={hasDays ? draft.endTime : (totals?.lastDay ?? undefined)}
          onChange={(startTime, endTime) => change({ startTime, endTime })}
        />
      </SearchItem>
      <SearchItem label={t('labelCosts.store')} name="shopId">
        <StoreSelect {...field('shopId')} allowClear placeholder={t('ui.all')} />
      </SearchItem>
      <SearchItem label={t('labelCosts.channel')} name="channelCode" width={220}>
        <Select
          id={field('channelCode').id}
          value={draft.provider && draft.channelCode && joined(draft.provider, draft.channelCode)}
          allowClear
          placeholder={t('ui.all')}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(value: string | undefined) => {
            const [provider, channelCode] = value ? (JSON.parse(value) as [string, string]) : [];
            change({ provider, channelCode });
          }}
          options={channels.data?.map(({ provider, channelCode, channelName }) => ({
            value: joined(provider, channelCode),
            label: `${providerName(provider)} ${channelName}`,
          }))}
        />
      </SearchItem>
      <SearchItem label={t('labelCosts.currency')} name="currency" width={96}>
        <Select
          {...field('currency')}
          allowClear
          placeholder={t('ui.all')}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
        />
      </SearchItem>
    </SearchForm>
  );
}

const given = (text: string | undefined) => (text ? [text] : []);

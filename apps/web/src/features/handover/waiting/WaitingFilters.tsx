import type { handover, WaitingParcels } from '@pressroom/contract/lastMile/handover';
import { Checkbox, Select } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';

interface Props {
  list: ResourceList<typeof handover.parcels>;
  days: readonly WaitingParcels[];
}

export function WaitingFilters({ list, days }: Props) {
  const t = useT();
  const { field, draft, change } = list;
  const fitting = days.filter(
    ({ provider, channelCode }) =>
      !draft.provider || (provider === draft.provider && channelCode === (draft.channelCode ?? '')),
  );
  const byDay = [...Map.groupBy(fitting, ({ day }) => day)].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <SearchForm list={list}>
      <SearchItem label={t('handover.trackingNumbers')} name="trackingNumbers" width={240}>
        <ClearableInput {...field('trackingNumbers')} />
      </SearchItem>
      <SearchItem label={t('handover.store')} name="shopId">
        <StoreSelect {...field('shopId')} allowClear placeholder={t('ui.all')} />
      </SearchItem>
      <SearchItem label={t('handover.day')} name="day" width={160}>
        <Select
          {...field('day')}
          allowClear
          placeholder={t('ui.all')}
          options={byDay.map(([day, its]) => ({
            value: day,
            label: `${day} (${its.reduce((sum, { parcels }) => sum + parcels, 0)})`,
          }))}
        />
      </SearchItem>
      <Checkbox
        checked={draft.late === 'true'}
        onChange={({ target }) => change({ late: target.checked ? 'true' : undefined })}
      >
        {t('handover.onlyLate')}
      </Checkbox>
    </SearchForm>
  );
}

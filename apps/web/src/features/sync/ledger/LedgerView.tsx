import { sync } from '@pressroom/contract/sync/sync';
import { Button, Checkbox } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { DayRange } from '../../../ui/DayRange.tsx';
import { StoreSelect } from '../../stores/stores.public.tsx';
import { CompareDialog } from '../dialogs.ts';
import type { ViewProps } from '../views.ts';
import { useViewList } from '../useViewList.ts';
import { Differences } from './Differences.tsx';
import { useLedgerColumns } from './useLedgerColumns.tsx';

/** By store and day: what the marketplace says, what stands here, and where the two differ. */
export function LedgerView({ onStarted }: ViewProps) {
  const t = useT();
  const [comparing, setComparing] = useState(false);
  const list = useViewList(
    sync.ledger,
    ['shopId', 'startDay', 'endDay', 'onlyDifferences'],
    ({ shopId, day }) => `${shopId} ${day}`,
  );
  const columns = useLedgerColumns();
  const { draft, field, change } = list;
  return (
    <>
      <SearchForm list={list}>
        <SearchItem label={t('sync.store')} name="shopId">
          <StoreSelect {...field('shopId')} allowClear placeholder={t('ui.all')} />
        </SearchItem>
        <SearchItem label={t('sync.days')} name="startDay" width={230}>
          <DayRange
            id={field('startDay').id}
            from={draft.startDay}
            to={draft.endDay}
            onChange={(startDay, endDay) => change({ startDay, endDay })}
          />
        </SearchItem>
        <Checkbox
          checked={draft.onlyDifferences === 'true'}
          onChange={({ target }) => change({ onlyDifferences: target.checked ? 'true' : undefined })}
        >
          {t('sync.onlyDifferences')}
        </Checkbox>
      </SearchForm>
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('sync.noLedger')}
        expand={(row) => <Differences row={row} onStarted={onStarted} />}
        tools={
          <Can endpoint={sync.reconcile}>
            <Button onClick={() => setComparing(true)}>{t('sync.compare')}</Button>
          </Can>
        }
      />
      <Suspense>{comparing && <CompareDialog onClose={() => setComparing(false)} />}</Suspense>
    </>
  );
}

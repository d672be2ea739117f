import { handover } from '@pressroom/contract/lastMile/handover';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';
import { DayRange } from '../../../ui/DayRange.tsx';
import { useManifestColumns } from './useManifestColumns.tsx';

/** Newest first. */
export function ManifestsView({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useT();
  // the address says which part of the page is shown, and nothing of this list
  const list = useResourceList(handover.manifests, { storage: 'memory' });
  const { field, draft, change } = list;
  const columns = useManifestColumns({ onOpen });
  return (
    <>
      <SearchForm list={list}>
        <SearchItem label={t('handover.number')} name="manifestNumber">
          <ClearableInput {...field('manifestNumber')} maxLength={40} />
        </SearchItem>
        <SearchItem label={t('handover.days')} name="startDay" width={240}>
          <DayRange
            id={field('startDay').id}
            from={draft.startDay}
            to={draft.endDay}
            onChange={(startDay, endDay) => change({ startDay, endDay })}
          />
        </SearchItem>
      </SearchForm>
      <ResourceTable list={list} columns={columns} empty={t('handover.noManifests')} />
    </>
  );
}

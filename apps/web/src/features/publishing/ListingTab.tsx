import { publishProducts } from '@pressroom/contract/publishing/plans';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { OutcomeStrip } from './acts/OutcomeStrip.tsx';
import { useListingActs } from './acts/useListingActs.ts';
import { ListingFilters } from './list/ListingFilters.tsx';
import { ListingDetails } from './list/ListingDetails.tsx';
import { ListingTools } from './list/ListingTools.tsx';
import { PublishFilters } from './list/PublishFilters.tsx';
import { PublishTabs } from './list/PublishTabs.tsx';
import { RoundNote } from './list/RoundNote.tsx';
import type { TabStatus } from './list/tabs.ts';
import { useListingColumns } from './list/useListingColumns.tsx';
import type { Shown } from './parts/shown.ts';
import { PublishDialogs } from './PublishDialogs.tsx';

/** Listings that are publishing, failed or published. */
export function ListingTab({ status }: { status: TabStatus }) {
  const t = useT();
  const list = useResourceList(publishProducts.page, { fixed: { publishStatus: String(status) } });
  const [shown, setShown] = useState<Shown>();
  // those that an act was done to are deselected; refused ones stay selected
  const deselect = (ids: readonly string[]) => list.select(list.selected.filter(({ id }) => !ids.includes(id)));
  const acts = useListingActs({ show: setShown, onDone: deselect });
  const columns = useListingColumns({ status, acts, show: setShown });
  return (
    <>
      <PublishFilters list={list}>
        <ListingFilters list={list} status={status} />
      </PublishFilters>
      {status === 3 && <RoundNote />}
      {acts.result && <OutcomeStrip result={acts.result} onClose={acts.dismissResult} />}
      <ResourceTable
        list={list}
        columns={columns}
        empty={t(`publishing.none.${status}`)}
        selectable
        tools={
          <>
            <PublishTabs list={list} />
            <ListingTools status={status} chosen={list.selected} acts={acts} />
          </>
        }
        expand={(listing) => <ListingDetails listing={listing} acts={acts} show={setShown} />}
      />
      <Suspense>
        <PublishDialogs shown={shown} show={setShown} onActed={acts.showResult} />
      </Suspense>
    </>
  );
}

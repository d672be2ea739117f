import { publishProducts } from '@pressroom/contract/publishing/plans';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import type { ActResult } from './acts/acts.ts';
import { useListingActs } from './acts/useListingActs.ts';
import { ListingFilters } from './list/ListingFilters.tsx';
import { ListingDetails } from './list/ListingDetails.tsx';
import { ListingTools } from './list/ListingTools.tsx';
import { PublishFilters } from './list/PublishFilters.tsx';
import { PublishTabs } from './list/PublishTabs.tsx';
import { RoundNote } from './list/RoundNote.tsx';
import type { TabStatus } from './list/tabs.ts';
import { useListingColumns } from './list/useListingColumns.tsx';
import type { Show } from './parts/shown.ts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

interface Props {
  status: TabStatus;
  show: Show;
  /** Of the last act. */
  result: ActResult | undefined;
  onResult: (result: ActResult) => void;
  /** What came of the last act. */
  outcome: ReactNode;
}

/** Listings that are publishing, failed or published. */
export function ListingTab({ status, show, result, onResult, outcome }: Props) {
  const t = useT();
  const list = useResourceList(publishProducts.page, { fixed: { publishStatus: String(status) } });
  // those that an act was done to are deselected; refused ones stay selected
  const deselect = useEffectEvent((ids: readonly string[]) =>
    list.select(list.selected.filter(({ id }) => !ids.includes(id))),
  );
  useEffect(() => {
    if (result) deselect(result.done);
  }, [result]);
  const acts = useListingActs({ show, onResult });
  const columns = useListingColumns({ status, acts, show });
  return (
    <>
      <PublishFilters list={list}>
        <ListingFilters list={list} status={status} />
      </PublishFilters>
      {status === 3 && <RoundNote />}
      {outcome}
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
        expand={(listing) => <ListingDetails listing={listing} acts={acts} show={show} />}
      />
    </>
  );
}

import { publishPlans } from '@pressroom/contract/publishing/plans';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import type { ActResult } from './acts/acts.ts';
import { useListingActs } from './acts/useListingActs.ts';
import { usePlanActs } from './acts/usePlanActs.ts';
import { PlanFilters } from './list/PlanFilters.tsx';
import { PlanListings } from './list/PlanListings.tsx';
import { PublishFilters } from './list/PublishFilters.tsx';
import { PublishTabs } from './list/PublishTabs.tsx';
import { usePlanColumns } from './list/usePlanColumns.tsx';
import type { Show } from './parts/shown.ts';

interface Props {
  show: Show;
  onResult: (result: ActResult) => void;
  /** What came of the last act. */
  outcome: ReactNode;
}

/** Plans that have something left to release. */
export function PlanTab({ show, onResult, outcome }: Props) {
  const t = useT();
  const list = useResourceList(publishPlans.page);
  const listings = useListingActs({ show, onResult });
  const plans = usePlanActs({
    onResult: (result) => {
      onResult(result);
      list.clearSelection();
    },
  });
  const columns = usePlanColumns({ acts: plans, show });
  return (
    <>
      <PublishFilters list={list}>
        <PlanFilters list={list} />
      </PublishFilters>
      {outcome}
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('publishing.none.plans')}
        selectable
        tools={
          <>
            <PublishTabs list={list} />
            <Button size="small" disabled={plans.busy} onClick={() => void plans.publish(list.selected)}>
              {t('publishing.batch.publish')}
            </Button>
          </>
        }
        expand={(plan) => <PlanListings plan={plan} acts={listings} show={show} />}
      />
    </>
  );
}

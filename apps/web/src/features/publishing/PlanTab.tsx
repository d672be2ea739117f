import { publishPlans } from '@pressroom/contract/publishing/plans';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { OutcomeStrip } from './acts/OutcomeStrip.tsx';
import { useListingActs } from './acts/useListingActs.ts';
import { usePlanActs } from './acts/usePlanActs.ts';
import { PlanFilters } from './list/PlanFilters.tsx';
import { PlanListings } from './list/PlanListings.tsx';
import { PublishFilters } from './list/PublishFilters.tsx';
import { PublishTabs } from './list/PublishTabs.tsx';
import { usePlanColumns } from './list/usePlanColumns.tsx';
import type { Shown } from './parts/shown.ts';
import { PublishDialogs } from './PublishDialogs.tsx';

/** Plans that have something left to release. */
export function PlanTab() {
  const t = useT();
  const list = useResourceList(publishPlans.page);
  const [shown, setShown] = useState<Shown>();
  const listings = useListingActs({ show: setShown });
  const plans = usePlanActs({
    showResult: (result) => {
      listings.showResult(result);
      list.clearSelection();
    },
  });
  const columns = usePlanColumns({ acts: plans, show: setShown });
  return (
    <>
      <PublishFilters list={list}>
        <PlanFilters list={list} />
      </PublishFilters>
      {listings.result && <OutcomeStrip result={listings.result} onClose={listings.dismissResult} />}
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
        expand={(plan) => <PlanListings plan={plan} acts={listings} show={setShown} />}
      />
      <Suspense>
        <PublishDialogs shown={shown} show={setShown} onActed={listings.showResult} />
      </Suspense>
    </>
  );
}

import { orders } from '@pressroom/contract/orders/orders';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { SyncStrip } from '../sync/sync.public.tsx';
import { everythingOf, exportedOf } from './record/everything.ts';
import { useOrderActs } from './acts/useOrderActs.ts';
import { OrderSearch } from './list/OrderSearch.tsx';
import { StatusTabs } from './list/StatusTabs.tsx';
import { useOrderColumns } from './list/useOrderColumns.tsx';
import { ScreenActions } from './ScreenActions.tsx';
import { useChangedElsewhere } from './record/useChangedElsewhere.ts';
import { useContradictions } from './record/useContradictions.ts';
import { useDefaultView, viewParam } from './views/useDefaultView.ts';
import { useOrderDialogs } from './acts/useOrderDialogs.ts';
import { useFollowTasks } from '../../kit/useFollowTasks.ts';
import { orderReads } from './record/orderReads.ts';
import { useShortages } from './record/useShortages.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const BulkBar = lazyPart(async () => (await import('./acts/BulkBar.tsx')).BulkBar);
const AllBar = lazyPart(async () => (await import('./acts/AllBar.tsx')).AllBar);
const ActStrip = lazyPart(async () => (await import('./acts/ActStrip.tsx')).ActStrip);
const OrderDetails = lazyPart(async () => (await import('./detail/OrderDetails.tsx')).OrderDetails);
const OrderDialogs = lazyPart(async () => (await import('./OrderDialogs.tsx')).OrderDialogs);
const ViewTabs = lazyPart(async () => (await import('./views/ViewTabs.tsx')).ViewTabs);
const FirstSteps = lazyPart(async () => (await import('./FirstSteps.tsx')).FirstSteps);

/** Parameters of the address that are no filters. */
const standing = [viewParam];

export function OrdersScreen() {
  const t = useT();
  const list = useResourceList(orders.queryList, { standing });
  useDefaultView();
  const dialogs = useOrderDialogs();
  const [fetching, setFetching] = useState<string>();
  // Orders that an act was done to are deselected; refused ones stay selected.
  const deselect = (ids: readonly string[]) => list.select(list.selected.filter(({ id }) => !ids.includes(id)));
  const acts = useOrderActs({ onDone: deselect, open: dialogs.open });
  const everything = everythingOf(list);
  const contradicted = useContradictions(list.rows);
  const short = useShortages(list.rows);
  const changed = useChangedElsewhere(list.rows);
  const columns = useOrderColumns({
    acts,
    open: dialogs.open,
    contradicted,
    short,
    changed,
    onRefresh: list.refresh,
  });
  // tasks change the status of orders
  useFollowTasks(orderReads);
  return (
    <Screen title={t('orders.title')} actions={<ScreenActions open={dialogs.open} exported={exportedOf(list)} />}>
      <OrderSearch list={list} />
      <Suspense>
        <ActStrip acts={acts} open={dialogs.open} />
      </Suspense>
      {fetching && (
        <Suspense>
          <SyncStrip key={fetching} taskId={fetching} onClose={() => setFetching(undefined)} />
        </Suspense>
      )}
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('orders.empty')}
        start={
          <Suspense>
            <FirstSteps />
          </Suspense>
        }
        selectable="all"
        tools={
          <Suspense fallback={<StatusTabs list={list} />}>
            {everything ? (
              <AllBar everything={everything} acts={acts} open={dialogs.open} onDone={list.clearSelection} />
            ) : list.selected.length > 0 ? (
              <BulkBar chosen={list.selected} acts={acts} />
            ) : (
              <>
                <StatusTabs list={list} />
                <ViewTabs filters={list.filters} />
              </>
            )}
          </Suspense>
        }
        expand={(order) => (
          <Suspense>
            <OrderDetails order={order} contradicted={contradicted.get(order.id)} short={short.get(order.id)} />
          </Suspense>
        )}
      />
      {dialogs.shown && (
        <Suspense>
          <OrderDialogs
            shown={dialogs.shown}
            onOpen={dialogs.open}
            onClose={dialogs.close}
            onRemedy={dialogs.openFirst}
            onActed={acts.showResult}
            onAllActed={(result) => {
              list.clearSelection();
              acts.showResult(result);
            }}
            onImported={list.reset}
            onFetching={setFetching}
          />
        </Suspense>
      )}
    </Screen>
  );
}

import { Suspense, useDeferredValue } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useUntilLeft } from '../../kit/useUntilLeft.ts';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Screen } from '../../ui/Screen.tsx';
import { SyncStrip } from '../sync/sync.public.tsx';
import { everythingOf, exportedOf } from './record/everything.ts';
import { orderList } from './list/orderList.ts';
import { OrderSearch } from './list/OrderSearch.tsx';
import { StatusTabs } from './list/StatusTabs.tsx';
import { ScreenActions } from './ScreenActions.tsx';
import { useDefaultView } from './views/useDefaultView.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useOrderTable } from './useOrderTable.ts';

const ArchivedMonths = lazyPart(async () => (await import('../audit/audit.public.tsx')).ArchivedMonths);
const BulkBar = lazyPart(async () => (await import('./acts/BulkBar.tsx')).BulkBar);
const AllBar = lazyPart(async () => (await import('./acts/AllBar.tsx')).AllBar);
const ActStrip = lazyPart(async () => (await import('./acts/ActStrip.tsx')).ActStrip);
const OrderDetails = lazyPart(async () => (await import('./detail/OrderDetails.tsx')).OrderDetails);
const OrderDialogs = lazyPart(async () => (await import('./OrderDialogs.tsx')).OrderDialogs);
const ViewTabs = lazyPart(async () => (await import('./views/ViewTabs.tsx')).ViewTabs);
const FirstSteps = lazyPart(async () => (await import('./FirstSteps.tsx')).FirstSteps);

/** Filters that name a person. */
const unwritten = ['recipient'] as const;

export function OrdersScreen() {
  const t = useT();
  const list = useResourceList(orderList.endpoint, { standing: orderList.standing, unwritten });
  useDefaultView();
  const [fetching, setFetching] = useUntilLeft<string>();
  const { table, dialogs, acts, columns, detailsOf } = useOrderTable(list);
  const { recipient: _, ...viewed } = list.filters;
  const everything = everythingOf(list);
  // what loads by itself comes once the rows are shown
  const isShown = useDeferredValue(list.state !== 'loading', false);
  return (
    <Screen title={t('orders.title')} actions={<ScreenActions open={dialogs.open} exported={exportedOf(list)} />}>
      <OrderSearch list={list} />
      {isShown && (
        <Suspense>
          <ActStrip acts={acts} open={dialogs.open} />
        </Suspense>
      )}
      {fetching && (
        <Suspense>
          <SyncStrip key={fetching} taskId={fetching} onClose={() => setFetching(undefined)} />
        </Suspense>
      )}
      <ResourceTable
        list={table}
        columns={columns}
        empty={t('orders.empty')}
        start={
          <Suspense>
            <FirstSteps onImport={() => dialogs.open({ name: 'import' })} />
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
                {isShown && (
                  <Suspense>
                    <ViewTabs filters={viewed} />
                  </Suspense>
                )}
              </>
            )}
          </Suspense>
        }
        expand={(order) => (
          <Suspense>
            <OrderDetails {...detailsOf(order)} />
          </Suspense>
        )}
      />
      {isShown && list.rows.length === 0 && (
        <Suspense>
          <ArchivedMonths of="orders" />
        </Suspense>
      )}
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

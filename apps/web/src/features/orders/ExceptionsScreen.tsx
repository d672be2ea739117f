import { orders } from '@pressroom/contract/orders/orders';
import { attention } from '@pressroom/contract/orders/status';
import { Tag } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import { KeptPages } from './exceptions/KeptPages.tsx';
import { KindTabs } from './exceptions/KindTabs.tsx';
import { kindParam } from './exceptions/kindParam.ts';
import { TonightStrip } from './exceptions/TonightStrip.tsx';
import { useOrderTable } from './useOrderTable.ts';

const BulkBar = lazyPart(async () => (await import('./acts/BulkBar.tsx')).BulkBar);
const ActStrip = lazyPart(async () => (await import('./acts/ActStrip.tsx')).ActStrip);
const OrderDetails = lazyPart(async () => (await import('./detail/OrderDetails.tsx')).OrderDetails);
const OrderDialogs = lazyPart(async () => (await import('./OrderDialogs.tsx')).OrderDialogs);

const CloseCancelled = lazyPart(async () => (await import('./exceptions/CloseCancelled.tsx')).CloseCancelled);

const nothing = () => undefined;

/** What needs a person, the most urgent first, with the acts that solve it: the list of orders under its own conditions. */
export function ExceptionsScreen() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const kind = params.get(kindParam) ?? String(attention.any);
  const fixed = { attention: kind };
  const list = useResourceList(orders.queryList, { fixed, standing: [kindParam] });
  const { shopIds: shopId } = list.filters;
  const { table, dialogs, acts, columns, detailsOf } = useOrderTable(list, fixed);
  return (
    <Screen title={t('exceptions.title')}>
      <TonightStrip shopId={shopId} />
      <Suspense>
        <ActStrip acts={acts} open={dialogs.open} />
      </Suspense>
      <ResourceTable
        list={table}
        columns={columns}
        empty={t('exceptions.none')}
        selectable
        tools={
          list.selected.length > 0 ? (
            <Suspense>
              <BulkBar chosen={list.selected} acts={acts} />
            </Suspense>
          ) : (
            <>
              <KindTabs
                kind={kind}
                onTurn={(next) => setParams({ ...(shopId && { shopIds: shopId }), [kindParam]: next })}
              />
              {shopId && (
                <Tag closable onClose={() => list.setFilters({ shopIds: undefined })}>
                  {t('exceptions.ofStore', { shop: list.rows[0]?.shopName ?? t('exceptions.oneStore') })}
                </Tag>
              )}
              {kind === String(attention.cancelled) && (
                <Suspense>
                  <CloseCancelled
                    everything={{ match: { ...list.filters, ...fixed }, except: [], count: list.total }}
                    acts={acts}
                    open={dialogs.open}
                  />
                </Suspense>
              )}
              <KeptPages />
            </>
          )
        }
        expand={(order) => (
          <Suspense>
            <OrderDetails {...detailsOf(order)} />
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
            onAllActed={acts.showResult}
            onImported={list.reset}
            onFetching={nothing}
          />
        </Suspense>
      )}
    </Screen>
  );
}

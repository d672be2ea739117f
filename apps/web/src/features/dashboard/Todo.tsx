import {
  listBehind,
  listingsBehind,
  outdatedBehind,
  shortBehind,
  storesBehind,
} from '@pressroom/contract/dashboard/dashboard';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { mayOpenPage } from '../../client/pageRights.ts';
import { Can, useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { type Tone, ToneMark } from '../../ui/StatusTag.tsx';
import { PurchaseListButton } from '../categories/categories.public.tsx';
import { RefusedLabelsDialog } from '../orders/orders.public.tsx';
import { Count, useNumber } from './Count.tsx';
import { FailedTasksDialog } from './dialogs.ts';
import { exceptionList, listingList, orderList, planList } from './orderList.ts';
import { Panel } from './Panel.tsx';
import styles from './Todo.module.css';
import { useExceptions } from './useExceptions.ts';
import type { Overview } from './useOverview.ts';

type Lists = keyof typeof listBehind;

const tones: Readonly<Record<Lists, Tone>> = {
  held: 'alert',
  overdue: 'alert',
  dueSoon: 'waiting',
  waitingOrders: 'waiting',
  drawingsFailed: 'alert',
  unlabelled: 'making',
  shipmentsFailed: 'alert',
  printsFailed: 'alert',
};

/** The most pressing first. */
const lists: readonly Lists[] = [
  'held',
  'shipmentsFailed',
  'overdue',
  'dueSoon',
  'waitingOrders',
  'drawingsFailed',
  'unlabelled',
  'printsFailed',
];

/** The most pressing first. */
const listings = ['unknownListings', 'failedListings', 'differingListings', 'quotaListings', 'outdatedPlans'] as const;

const publishLists: Readonly<Record<(typeof listings)[number], string>> = {
  unknownListings: listingList(listingsBehind.unknownListings),
  failedListings: listingList(listingsBehind.failedListings),
  differingListings: listingList(listingsBehind.differingListings),
  quotaListings: listingList(listingsBehind.quotaListings),
  outdatedPlans: planList(outdatedBehind),
};

/** Counts of what waits for a person. Zero counts are shown, too, so that nothing moves; rare exceptions only while there are any. */
export function Todo({ orders, refusedLabels, failedTasks, storesToAuthorize, ordersNotTaken, publishing }: Overview) {
  const t = useT();
  const number = useNumber();
  const seesExceptions = mayOpenPage(useSession(), '/order/exceptions');
  const [opened, setOpened] = useState<'labels' | 'tasks'>();
  const notes: Partial<Record<Lists, ReactNode>> = orders
    ? {
        waitingOrders: orders.waitingUnits > 0 && t('dashboard.waitingUnits', { count: number(orders.waitingUnits) }),
        printsFailed: t('dashboard.week'),
      }
    : {};
  /** What is an exception leads to their screen, for those who may open it. */
  const orderListOf = (search: (typeof listBehind)[Lists] | typeof shortBehind) =>
    seesExceptions && 'attention' in search ? exceptionList(search.attention) : orderList(search);
  const exceptions = useExceptions();
  const waiting = [
    orders ? [...lists.map((name) => orders[name]), orders.shortCodes] : [],
    exceptions.map(({ count }) => count),
    refusedLabels ?? 0,
    failedTasks,
    storesToAuthorize ?? 0,
    ordersNotTaken ?? 0,
    publishing ? Object.values(publishing) : [],
  ].flat();
  return (
    <Panel title={t('dashboard.todo')} note={waiting.every((count) => count === 0) && t('dashboard.nothing')}>
      <ul className={styles.list}>
        {orders &&
          lists.map((name) => (
            <li key={name} className={styles.row} data-empty={orders[name] === 0}>
              <Link to={orderListOf(listBehind[name])} className={styles.open}>
                <Matter tone={tones[name]} says={t(`dashboard.${name}`)} note={notes[name]} count={orders[name]} />
              </Link>
              {name === 'waitingOrders' && orders.waitingOrders > 0 && (
                <Can endpoint={skuMapping.productPage}>
                  <Link to="/products/skuMapping?view=waiting" className={styles.act}>
                    {t('dashboard.map')}
                  </Link>
                </Can>
              )}
            </li>
          ))}
        {orders && (
          <li className={styles.row} data-empty={orders.shortCodes === 0}>
            <Link to={orderListOf(shortBehind)} className={styles.open}>
              <Matter
                tone="alert"
                says={t('dashboard.short')}
                note={
                  orders.shortCodes > 0 &&
                  t('dashboard.shortUnits', {
                    codes: t('dashboard.shortCodes', { count: orders.shortCodes }),
                    units: number(orders.shortUnits),
                  })
                }
                count={orders.shortCodes}
              />
            </Link>
            {orders.shortCodes > 0 && <PurchaseListButton type="link" size="small" className={styles.download} />}
          </li>
        )}
        {exceptions.map(({ name, kind, count }) => (
          <li key={name} className={styles.row}>
            <Link to={exceptionList(kind)} className={styles.open}>
              <Matter tone="alert" says={t(`dashboard.${name}`)} count={count} />
            </Link>
          </li>
        ))}
        {refusedLabels !== null && (
          <li className={styles.row} data-empty={refusedLabels === 0}>
            <button type="button" className={styles.open} onClick={() => setOpened('labels')}>
              <Matter
                tone="alert"
                says={t('dashboard.refusedLabels')}
                note={t('dashboard.week')}
                count={refusedLabels}
              />
            </button>
          </li>
        )}
        {ordersNotTaken !== null && (
          <li className={styles.row} data-empty={ordersNotTaken === 0}>
            <Link to="/order/sync?view=failures" className={styles.open}>
              <Matter tone="alert" says={t('dashboard.ordersNotTaken')} count={ordersNotTaken} />
            </Link>
          </li>
        )}
        {publishing &&
          listings.map((name) => (
            <li key={name} className={styles.row} data-empty={publishing[name] === 0}>
              <Link to={publishLists[name]} className={styles.open}>
                <Matter
                  tone={name === 'quotaListings' ? 'waiting' : 'alert'}
                  says={t(`dashboard.${name}`)}
                  count={publishing[name]}
                />
              </Link>
            </li>
          ))}
        {storesToAuthorize !== null && (
          <li className={styles.row} data-empty={storesToAuthorize === 0}>
            <Link to={`/store/index?attention=${storesBehind.attention}`} className={styles.open}>
              <Matter tone="waiting" says={t('dashboard.storesToAuthorize')} count={storesToAuthorize} />
            </Link>
          </li>
        )}
        <li className={styles.row} data-empty={failedTasks === 0}>
          <button type="button" className={styles.open} onClick={() => setOpened('tasks')}>
            <Matter tone="alert" says={t('dashboard.failedTasks')} note={t('dashboard.week')} count={failedTasks} />
          </button>
        </li>
      </ul>
      <Suspense>
        {opened === 'labels' && <RefusedLabelsDialog onClose={() => setOpened(undefined)} />}
        {opened === 'tasks' && <FailedTasksDialog onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Panel>
  );
}

function Matter({ tone, says, note, count }: { tone: Tone; says: string; note?: ReactNode; count: number }) {
  return (
    <>
      <ToneMark tone={count === 0 ? 'done' : tone} />
      <span className={styles.says}>
        {says} {note && <small>{note}</small>}
      </span>{' '}
      <strong className={styles.number}>
        <Count value={count} />
      </strong>
    </>
  );
}

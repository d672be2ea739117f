import {
  listBehind,
  listingsBehind,
  outdatedBehind,
  shortBehind,
  storesBehind,
} from '@pressroom/contract/dashboard/dashboard';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayOpenPage } from '../../client/pageRights.ts';
import { Can, useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import type { Tone } from '../../ui/StatusTag.tsx';
import { PurchaseListButton } from '../categories/categories.public.tsx';
import { useNumber } from './Count.tsx';
import { exceptionList, listingList, orderList, planList } from './orderList.ts';
import styles from './Todo.module.css';
import { useExceptions } from './useExceptions.ts';
import type { Overview } from './useOverview.ts';

export type Opened = 'labels' | 'tasks';

/** Something that may need a person, and where it is seen to. */
export interface Matter {
  key: string;
  says: string;
  count: number;
  tone: Tone;
  note?: ReactNode;
  /** An address, or a dialog of this page. */
  leads: { to: string } | { opens: Opened };
  /** What can be done about it from here. */
  act?: ReactNode;
}

type Lists = keyof typeof listBehind;
type AlertName = ReturnType<typeof useExceptions>[number]['name'] | 'refusedLabels' | 'ordersNotTaken' | 'failedTasks';

const tones: Readonly<Record<Lists, Tone>> = {
  held: 'alert',
  shipmentsFailed: 'alert',
  overdue: 'alert',
  dueSoon: 'waiting',
  waitingOrders: 'waiting',
  drawingsFailed: 'alert',
  unlabelled: 'making',
  printsFailed: 'alert',
};

/** The most pressing first. */
const lists = Object.keys(tones) as Lists[];
const listings = ['unknownListings', 'failedListings', 'differingListings', 'quotaListings', 'outdatedPlans'] as const;

const publishLists: Readonly<Record<(typeof listings)[number], string>> = {
  unknownListings: listingList(listingsBehind.unknownListings),
  failedListings: listingList(listingsBehind.failedListings),
  differingListings: listingList(listingsBehind.differingListings),
  quotaListings: listingList(listingsBehind.quotaListings),
  outdatedPlans: planList(outdatedBehind),
};

/** Everything that the user may see to, the most pressing first. Rare exceptions only while there are any. */
export function useMatters({ orders, refusedLabels, failedTasks, ...rest }: Overview): Matter[] {
  const t = useT();
  const exceptions = useExceptions();
  const ofOrders = useOrderMatters(orders);
  const { storesToAuthorize, ordersNotTaken, publishing } = rest;
  const alert = (key: AlertName, count: number | null, leads: Matter['leads'], note?: string): Matter[] =>
    count === null ? [] : [{ key, says: t(`dashboard.${key}`), count, tone: 'alert', leads, note }];
  const week = t('dashboard.week');
  return [
    ...ofOrders,
    ...exceptions.flatMap(({ name, kind, count }) => alert(name, count, { to: exceptionList(kind) })),
    ...alert('refusedLabels', refusedLabels, { opens: 'labels' }, week),
    ...alert('ordersNotTaken', ordersNotTaken, { to: '/order/sync?view=failures' }),
    ...(publishing
      ? listings.map((name): Matter => ({
          key: name,
          says: t(`dashboard.${name}`),
          count: publishing[name],
          tone: name === 'quotaListings' ? 'waiting' : 'alert',
          leads: { to: publishLists[name] },
        }))
      : []),
    ...(storesToAuthorize === null
      ? []
      : [
          {
            key: 'storesToAuthorize',
            says: t('dashboard.storesToAuthorize'),
            count: storesToAuthorize,
            tone: 'waiting' as const,
            leads: { to: `/store/index?attention=${storesBehind.attention}` },
          },
        ]),
    ...alert('failedTasks', failedTasks, { opens: 'tasks' }, week),
  ];
}

function useOrderMatters(orders: Overview['orders']): Matter[] {
  const t = useT();
  const number = useNumber();
  const seesExceptions = mayOpenPage(useSession(), '/order/exceptions');
  if (!orders) return [];
  /** What is an exception leads to their screen, for those who may open it. */
  const listOf = (search: (typeof listBehind)[Lists] | typeof shortBehind) =>
    seesExceptions && 'attention' in search ? exceptionList(search.attention) : orderList(search);
  const notes: Partial<Record<Lists, ReactNode>> = {
    waitingOrders: orders.waitingUnits > 0 && t('dashboard.waitingUnits', { count: number(orders.waitingUnits) }),
    printsFailed: t('dashboard.week'),
  };
  const acts: Partial<Record<Lists, ReactNode>> = {
    waitingOrders: (
      <Can endpoint={skuMapping.productPage}>
        <Link to="/products/skuMapping?view=waiting" className={styles.act}>
          {t('dashboard.map')}
        </Link>
      </Can>
    ),
  };
  const short: Matter = {
    key: 'short',
    says: t('dashboard.short'),
    count: orders.shortCodes,
    tone: 'alert',
    leads: { to: listOf(shortBehind) },
    note: t('dashboard.shortUnits', {
      codes: t('dashboard.shortCodes', { count: orders.shortCodes }),
      units: number(orders.shortUnits),
    }),
    act: <PurchaseListButton type="link" size="small" className={styles.download} />,
  };
  return [
    ...lists.map((name): Matter => ({
      key: name,
      says: t(`dashboard.${name}`),
      count: orders[name],
      tone: tones[name],
      leads: { to: listOf(listBehind[name]) },
      note: notes[name],
      act: acts[name],
    })),
    short,
  ];
}

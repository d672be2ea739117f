import type { ContradictedLine } from '@pressroom/contract/orders/contradictedLine';
import type { Refusal } from '@pressroom/contract/fields/outcomes';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import type { OrderShortage } from '@pressroom/contract/orders/shortages';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import type { OrderActs } from '../acts/useOrderActs.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { OpenDialog } from '../acts/useOrderDialogs.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderPreviews } from './OrderPreviews.tsx';
import styles from './cells.module.css';
import { ParcelCell } from './ParcelCell.tsx';
import { RemarkMark } from './RemarkMark.tsx';
import { StatusCell } from './StatusCell.tsx';
import { TimesCell } from './TimesCell.tsx';
import type { RowAct } from './useRowActs.ts';
import { countryName } from '../record/countryName.ts';
import { sortedTimes } from '../record/sorting.ts';
import { useMinute } from '../record/useMinute.ts';
import { useShippingHours } from '../record/useShippingHours.ts';

interface Reach {
  acts: OrderActs;
  open: OpenDialog;
  /** Orders with a line that says something else than its listing. */
  contradicted: ReadonlyMap<string, readonly ContradictedLine[]>;
  /** Approved orders that the shelf has too few blanks for. */
  short: ReadonlyMap<string, readonly OrderShortage[]>;
  /** Orders that cannot ship, although nothing of their own is in the way. */
  blocked: ReadonlyMap<string, Refusal>;
  /** What resolves the trouble of each order. */
  resolving: (order: OrderRow) => readonly RowAct[];
  /** Who has changed which order since its row was read. */
  changed: ReadonlyMap<string, string>;
  onRefresh: () => void;
}

const pictureHeight = 40;

export function useOrderColumns(reach: Reach): Column<OrderRow>[] {
  const { acts, open, contradicted, short, blocked, resolving, changed, onRefresh } = reach;
  const t = useT();
  const now = useMinute();
  const calendars = useShippingHours();
  return [
    {
      key: 'products',
      title: t('orders.products'),
      width: 100,
      height: pictureHeight,
      fixed: 'start',
      render: (order) => <OrderPreviews order={order} />,
    },
    {
      key: 'number',
      title: t('orders.numberAndStore'),
      width: 150,
      grows: true,
      fixed: 'start',
      render: (order) => <NumberCell order={order} />,
    },
    {
      key: 'status',
      title: t('ui.status'),
      width: 118,
      grows: true,
      render: (order) => (
        <StatusCell
          order={order}
          contradicted={contradicted.has(order.id)}
          short={short.get(order.id)}
          blocked={blocked.get(order.id)?.msg}
          changedBy={changed.get(order.id)}
          onRefresh={onRefresh}
        />
      ),
    },
    {
      key: 'times',
      title: t('orders.times'),
      width: 124,
      sort: sortedTimes.map((time) => ({ title: t(`orders.dateType.${time}`), of: String(time) })),
      render: (order) => <TimesCell order={order} now={now} calendar={calendars.get(order.shopId)} />,
    },
    {
      key: 'units',
      title: t('orders.units'),
      width: 42,
      minor: true,
      align: 'end',
      render: (order) => <strong className={styles.units}>{order.totalNum}</strong>,
    },
    {
      key: 'parcel',
      title: t('orders.parcel'),
      width: 120,
      grows: true,
      render: (order) => <ParcelCell order={order} onEnter={() => open({ name: 'parcel', id: order.id })} />,
    },
    {
      key: 'recipient',
      title: t('orders.recipient'),
      width: 96,
      grows: true,
      minor: true,
      render: (order) => <RecipientCell order={order} />,
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 126,
      align: 'end',
      fixed: 'end',
      render: (order) => (
        <OrderActions
          order={order}
          acts={acts}
          resolving={resolving(order)}
          isBlocked={blocked.has(order.id)}
          open={open}
        />
      ),
    },
  ];
}

function NumberCell({ order }: { order: OrderRow }) {
  const t = useT();
  return (
    <div className={styles.cell}>
      <span className={styles.line}>
        <strong className={styles.number}>{order.thirdOrderNumber}</strong>
        <CopyButton text={order.thirdOrderNumber} />
        {order.remark && <RemarkMark remark={order.remark} />}
      </span>
      <span className={styles.store} title={`${order.shopName} · ${t(`orders.labelType.${order.labelType}`)}`}>
        {order.shopName} · {t(`orders.labelShort.${order.labelType}`)}
      </span>
    </div>
  );
}

function RecipientCell({ order }: { order: OrderRow }) {
  const t = useT();
  const country = countryName(order.recipientsCountry, useLanguage());
  const region = [order.recipientsCity, order.recipientsProvinces, country].filter(Boolean).join(', ');
  if (!order.recipientsName && !region) return <span className={styles.second}>{t('orders.noRecipient')}</span>;
  return (
    <div className={styles.cell}>
      <span>{order.recipientsName}</span>
      <span className={styles.second}>{region}</span>
    </div>
  );
}

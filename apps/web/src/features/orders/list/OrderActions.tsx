import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { type ActName, actNames, ordersAllowing } from '../acts/acts.ts';
import { useLabelsPdf } from '../acts/useLabelsPdf.ts';
import type { OrderActs } from '../acts/useOrderActs.ts';
import type { OpenDialog } from '../acts/useOrderDialogs.ts';
import styles from './cells.module.css';
import type { RowAct } from './useRowActs.ts';

interface Props {
  order: OrderRow;
  acts: OrderActs;
  /** What resolves its trouble: the first one is the button of the row, unless it is secondary. */
  resolving: readonly RowAct[];
  /** It cannot ship, although nothing of its own is in the way. */
  isBlocked: boolean;
  open: OpenDialog;
}

/** The act that takes an order to its next status; the button of the row where nothing has to be resolved first. */
const next: readonly Exclude<ActName, 'schedule'>[] = ['approve', 'ship', 'sign'];

export function OrderActions({ order, acts, resolving, isBlocked, open }: Props) {
  const t = useT();
  const editable = order.can.includes('edit');
  const main = resolving.find(({ secondary }) => !secondary);
  const first = main
    ? undefined
    : next.find((act) => order.can.includes(act) && acts.may(act) && !(act === 'ship' && isBlocked));
  const rest = actNames.filter((act) => act !== first && acts.may(act) && ordersAllowing(act, [order]).length > 0);
  const act = (name: ActName) => ({
    label: t(`orders.act.${name}`),
    run: () => acts.start(name, [order]),
    danger: name === 'close',
  });
  const parcel = { label: t('orders.act.parcel'), run: () => open({ name: 'parcel', id: order.id }) };
  const details = { label: t('orders.act.details'), run: () => open({ name: 'details', order }) };
  const keepLabel = { label: t('orders.act.keepLabel'), run: () => acts.keepLabel(order) };
  const fetchPdf = useLabelsPdf();
  const label = { label: t('orders.labelPdf'), run: () => fetchPdf?.({ ids: [order.id] }) };
  const log = { label: t('orders.log'), run: () => open({ name: 'log', order }) };
  const isResolved = (text: string) => resolving.some((one) => one.label === text);
  return (
    <div className={styles.actions}>
      {main && (
        <Button
          type="link"
          size="small"
          danger={main.danger}
          aria-label={main.label}
          aria-keyshortcuts="A"
          title={main.brief === main.label ? undefined : main.label}
          loading={acts.busyWith(order.id)}
          onClick={() => void main.run()}
        >
          {main.brief}
        </Button>
      )}
      {first && (
        <Button
          type="link"
          size="small"
          aria-keyshortcuts="A"
          loading={acts.busyWith(order.id)}
          onClick={() => acts.start(first, [order])}
        >
          {t(`orders.act.${first}`)}
        </Button>
      )}
      <Button
        type="link"
        size="small"
        aria-keyshortcuts="O"
        onClick={() => open({ name: editable ? 'edit' : 'details', order })}
      >
        {t(editable ? 'ui.edit' : 'orders.act.details')}
      </Button>
      <ActMenu
        bare
        label={t('orders.acts')}
        icon={<EllipsisOutlined />}
        acts={[
          ...resolving.filter((one) => one !== main),
          ...rest.filter((name) => name !== 'close' && !isResolved(act(name).label)).map(act),
          ...(order.can.includes('parcel') && !resolving.some(({ isParcel }) => isParcel) ? [parcel] : []),
          ...(editable ? [details] : []),
          ...(order.can.includes('keepLabel') && !isResolved(keepLabel.label) ? [keepLabel] : []),
          ...(fetchPdf && order.hasLabel ? [label] : []),
          log,
          ...rest.filter((name) => name === 'close').map(act),
        ]}
      />
    </div>
  );
}

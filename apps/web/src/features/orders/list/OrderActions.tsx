import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus } from '@pressroom/contract/orders/status';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { type ActName, actNames, ordersAllowing } from '../acts/acts.ts';
import { useLabelsPdf } from '../acts/useLabelsPdf.ts';
import type { OrderActs } from '../acts/useOrderActs.ts';
import type { OpenDialog } from '../acts/useOrderDialogs.ts';
import styles from './cells.module.css';

interface Props {
  order: OrderRow;
  acts: OrderActs;
  open: OpenDialog;
}

/** The act that takes an order to its next status; the first possible one is a button in the row. */
const next: readonly Exclude<ActName, 'schedule'>[] = ['approve', 'ship', 'sign', 'askShipment'];

/** The order is approved, and only a parcel is missing before it can ship. */
function waitsForParcel({ sysStatus, can, trackingNumber, labelVoid }: OrderRow): boolean {
  const isApproved = sysStatus === orderStatus.drawingLayout || sysStatus === orderStatus.inProduction;
  return isApproved && can.includes('parcel') && (!trackingNumber || labelVoid !== null);
}

export function OrderActions({ order, acts, open }: Props) {
  const t = useT();
  const { carrierQuestion } = order;
  const editable = order.can.includes('edit');
  const lacksParcel = waitsForParcel(order);
  const first = next.find((act) => order.can.includes(act) && acts.may(act));
  const rest = actNames.filter((act) => act !== first && acts.may(act) && ordersAllowing(act, [order]).length > 0);
  const act = (name: ActName) => ({
    label: t(`orders.act.${name}`),
    run: () => acts.start(name, [order]),
    danger: name === 'close',
  });
  const parcel = { label: t('orders.act.parcel'), run: () => open({ name: 'parcel', id: order.id }) };
  const details = { label: t('orders.act.details'), run: () => open({ name: 'details', order }) };
  const keepLabel = { label: t('orders.act.keepLabel'), run: () => acts.keepLabel(order) };
  const settle = { label: t('orders.act.settleShipment'), run: () => open({ name: 'settle', order }) };
  const fetchPdf = useLabelsPdf();
  const label = { label: t('orders.labelPdf'), run: () => fetchPdf?.({ ids: [order.id] }) };
  const log = { label: t('orders.log'), run: () => open({ name: 'log', order }) };
  return (
    <div className={styles.actions}>
      {order.can.includes('decide') && (
        <Button type="link" size="small" danger onClick={() => open({ name: 'decide', order })}>
          {t('orders.decide')}
        </Button>
      )}
      {carrierQuestion !== null && (
        <Can endpoint={carrierNames.answer}>
          <Button type="link" size="small" danger onClick={() => open({ name: 'carrier', id: carrierQuestion })}>
            {t('carrierNames.choose')}
          </Button>
        </Can>
      )}
      {order.can.includes('buyLabel') && (
        <Button type="link" size="small" danger onClick={() => open({ name: 'buyLabel', order })}>
          {t('orders.act.buyLabel')}
        </Button>
      )}
      {first && (
        <Button type="link" size="small" loading={acts.busyWith(order.id)} onClick={() => acts.start(first, [order])}>
          {t(`orders.act.${first}`)}
        </Button>
      )}
      {!first && lacksParcel && (
        <Button type="link" size="small" aria-label={parcel.label} title={parcel.label} onClick={parcel.run}>
          {t('orders.enterParcel')}
        </Button>
      )}
      <Button type="link" size="small" onClick={() => open({ name: editable ? 'edit' : 'details', order })}>
        {t(editable ? 'ui.edit' : 'orders.act.details')}
      </Button>
      <ActMenu
        bare
        label={t('orders.acts')}
        icon={<EllipsisOutlined />}
        acts={[
          ...rest.filter((name) => name !== 'close').map(act),
          ...(order.can.includes('parcel') && (first || !lacksParcel) ? [parcel] : []),
          ...(editable ? [details] : []),
          ...(order.can.includes('keepLabel') ? [keepLabel] : []),
          ...(order.can.includes('settleShipment') ? [settle] : []),
          ...(fetchPdf && order.hasLabel ? [label] : []),
          log,
          ...rest.filter((name) => name === 'close').map(act),
        ]}
      />
    </div>
  );
}

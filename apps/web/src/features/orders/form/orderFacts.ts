import type { OrderLine, OrderRow } from '@pressroom/contract/orders/orderShapes';
import type { Translate } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Fact } from '../../../kit/editing.ts';
import { addressLabels } from './addressLabels.ts';

/** What the order's dialog shows of it, in words. */
export function factsOf(order: OrderRow, t: Translate): Fact[] {
  return [
    { name: 'thirdOrderNumber', label: t('orders.number'), text: order.thirdOrderNumber },
    { name: 'shopId', label: t('orders.store'), text: order.shopName },
    { name: 'orderTime', label: t('orders.orderTime'), text: showTime(order.orderTime) },
    { name: 'deliveryTimeLimit', label: t('orders.deadline'), text: showTime(order.deliveryTimeLimit) },
    { name: 'labelType', label: t('orders.labelType'), text: t(`orders.labelType.${order.labelType}`) },
    { name: 'carrierName', label: t('orders.carrier'), text: order.carrierName ?? '' },
    { name: 'trackingNumber', label: t('orders.tracking'), text: order.trackingNumber ?? '' },
    { name: 'remark', label: t('ui.remark'), text: order.remark },
    {
      name: 'orderDetailsList',
      label: t('orders.products'),
      text: order.orderDetailsList.map((line) => lineText(line, t)).join('\n'),
    },
    ...addressLabels.map(([name, label]) => ({ name, label: t(label), text: order[name] })),
  ];
}

function lineText({ msku, productCode, printingName, printingName2, num }: OrderLine, t: Translate): string {
  const said = [productCode ?? msku ?? t('orders.unmapped'), printingName, printingName2].filter(Boolean);
  return `${said.join(' · ')} × ${num}`;
}

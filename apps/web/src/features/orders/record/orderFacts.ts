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
    { name: 'sharedParcel', label: t('orders.shared'), text: order.sharedParcel ? t('orders.sharedParcel') : '' },
    { name: 'remark', label: t('ui.remark'), text: order.remark },
    {
      name: 'orderDetailsList',
      label: t('orders.products'),
      text: order.orderDetailsList.map((line) => lineText(line, t)).join('\n'),
    },
    ...addressLabels.map(([name, label]) => ({ name, label: t(label), text: order[name] })),
  ];
}

function lineText(line: OrderLine, t: Translate): string {
  const product = line.productCode ?? (line.msku || t('orders.unmapped'));
  const prints = printsOf(line).map(([position, name]) => `${t('orders.print', { position })} ${name ?? '–'}`);
  return [`${product} × ${line.num}`, ...prints].join(' · ');
}

/** Each print with the position that it goes to. */
function printsOf({ printNum, printingLocation, printingName, printingName2 }: OrderLine) {
  if (printNum === 1) return [[printingLocation, printingName]] as const;
  return [
    [1, printingName],
    [2, printingName2],
  ] as const;
}

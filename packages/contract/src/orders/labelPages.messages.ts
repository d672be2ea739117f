import { defineMessages } from '../catalogue.ts';

/** Why a label page is given to no order by itself, though it names some. */
export const labelPagesMessages = defineMessages({
  'orders.label.severalNamed': ['此页可能属于多个订单：{{orders}}', 'This page may be for several orders: {{orders}}'],
  'orders.label.otherTracking': [
    '此页有订单号 {{order}}，但运单号是 {{read}}，订单的运单号是 {{number}}，未匹配',
    'This page names order {{order}}, but says {{read}}, and the order has the tracking number {{number}}: it was not attached',
  ],
  'orders.label.partOfNumber': [
    '此页的号码可能是订单 {{order}} 的订单号，也可能是更长号码的一部分，请核对',
    'A number on this page may be that of order {{order}}, or a part of a longer one. Look at the page and decide',
  ],
});

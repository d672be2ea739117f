import { defineMessages } from '@pressroom/contract/catalogue';

/** A shipment of which the marketplace does not say whether it stands. */
export const settleTexts = defineMessages({
  'orders.settleTitle': ['人工核对发货：{{number}}', 'Check the shipment of {{number}}'],
  'orders.settleWhy': [
    '平台没有明确回复是否已收到发货。请先在平台后台查看此订单，再选择结果。',
    'The marketplace gave no clear answer. Look the order up there first, then say what you have found.',
  ],
  'orders.settleParcel': ['通知的运单：{{carrier}} {{number}}', 'What it was told: {{carrier}} {{number}}'],
  'orders.settleOutcome': ['平台上的情况', 'At the marketplace'],
  'orders.settle.shipped': ['已发货：这里也记为已发货', 'It is shipped there: mark it shipped here, too'],
  'orders.settle.notTold': [
    '没有收到：订单可重新发货，届时会再次查询平台',
    'It was not notified: the order can be shipped again; the marketplace is asked once more before that',
  ],
  'orders.settled.shipped': ['已记为发货', 'Marked as shipped'],
  'orders.settled.notTold': ['订单可重新发货', 'It can be shipped again'],
});

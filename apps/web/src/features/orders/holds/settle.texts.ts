import { defineMessages } from '@pressroom/contract/catalogue';

/** What a user decides on what a marketplace reports, or does not say: the dialogs. */
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
  'orders.decideTitle': ['处理平台消息：{{number}}', 'Decide on {{number}}'],
  'orders.decideWhy': [
    '作出决定之前，此订单不会打印，也不会发货。',
    'Until you decide, nothing of this order is printed or shipped.',
  ],
  'orders.decided': ['已处理，订单现为“{{status}}”', 'Done. The order is now: {{status}}'],
  'orders.decision.cancelled.close': ['关闭订单，释放占用的库存', 'Close the order and release its stock'],
  'orders.decision.cancelled.goOn': ['仍然发货，不通知平台', 'Ship anyway, without telling the marketplace'],
  'orders.decision.closedHere.goOn': ['重新打开订单，继续处理', 'Reopen the order and go on'],
  'orders.decision.closedHere.close': ['保持关闭', 'Leave it closed'],
  'orders.decision.shippedThere.takeOver': ['这里也记为已发货', 'Mark it shipped here, too'],
  'orders.decision.shippedThere.goOn': ['仍从这里发货', 'Ship it from here anyway'],
  'orders.decision.shippedThere.close': ['关闭订单', 'Close the order'],
  'orders.decision.cancellationAsked.close': ['同意取消：关闭订单', 'Accept: close the order'],
  'orders.decision.cancellationAsked.goOn': ['拒绝取消：继续生产发货', 'Refuse: produce and ship it'],
  'orders.decision.goodsChanged.takeOver': [
    '采用平台的数量，重新制作生产图',
    'Use the new quantities; drawings are made again',
  ],
  'orders.decision.goodsChanged.keep': ['保留我们的数量', 'Keep our quantities'],
  'orders.decision.addressChanged.takeOver': [
    '采用新地址，旧面单作废',
    'Use the new address; the old label becomes invalid',
  ],
  'orders.decision.addressChanged.keep': ['保留我们的地址', 'Keep our address'],
  'orders.decision.addressChangeAsked.goOn': ['继续发往现在的地址', 'Ship to the current address'],
  'orders.decision.addressChangeAsked.close': ['关闭订单', 'Close the order'],
  'orders.decision.risk.goOn': ['继续', 'Go on'],
  'orders.decision.risk.close': ['关闭订单', 'Close the order'],
  'orders.decisionReason': ['为什么仍然继续', 'Why it ships anyway'],
  'orders.labelStays': [
    '已有的面单已作废。地址不变时，决定后可确认面单仍可用；否则请上传新面单。',
    'The label is void. Where the address stays, confirm afterwards that it is still valid; else attach a new one.',
  ],
});

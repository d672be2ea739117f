import { defineMessages } from '@pressroom/contract/catalogue';

/** What a marketplace reports about an order, and what a user may decide on it. */
export const holdsTexts = defineMessages({
  'orders.decide': ['处理', 'Decide'],
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
  'orders.withdrawnAt': ['{{time}} 已撤回', 'Withdrawn at {{time}}'],
  'orders.decision.cancellationAsked.close': ['同意取消：关闭订单', 'Accept: close the order'],
  'orders.decision.cancellationAsked.goOn': ['拒绝取消：继续生产发货', 'Refuse: produce and ship it'],
  'orders.decision.goodsChanged.takeOver': [
    '采用平台的数量，重新制作生产图',
    'Use the new quantities; drawings are made again',
  ],
  'orders.decision.goodsChanged.keep': ['保留我们的数量', 'Keep our quantities'],
  'orders.goodsOurs': ['我们的数量', 'Ours'],
  'orders.goodsTheirs': ['平台现在的数量', 'At the marketplace now'],
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
  'orders.addressOurs': ['我们的地址', 'Our address'],
  'orders.addressTheirs': ['平台的新地址', 'New address at the marketplace'],
  'orders.labelIsVoid': ['面单已作废', 'Label void'],
  'orders.labelStays': [
    '已有的面单已作废。地址不变时，决定后可确认面单仍可用；否则请上传新面单。',
    'The label is void. Where the address stays, confirm afterwards that it is still valid; else attach a new one.',
  ],
  'orders.keepLabelShort': ['面单可用', 'Still valid'],
  'orders.act.keepLabel': ['面单仍可用', 'Label still valid'],
  'orders.keepLabelTitle': ['确认面单仍可用？', 'Is the label still valid?'],
  'orders.keepLabelDetail': [
    '请先打开面单，核对地址和运单号。确认后可再次打印。',
    'Open it and compare address and tracking number first. It may be printed again afterwards.',
  ],
  'orders.labelKept': ['面单可再次打印', 'The label can be printed again'],
});

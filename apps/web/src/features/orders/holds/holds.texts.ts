import { defineMessages } from '@pressroom/contract/catalogue';

/** What a marketplace reports about an order, and what a user may decide on it. */
export const holdsTexts = defineMessages({
  'orders.decide': ['处理', 'Decide'],
  'orders.withdrawnAt': ['{{time}} 已撤回', 'Withdrawn at {{time}}'],
  'orders.goodsOurs': ['我们的数量', 'Ours'],
  'orders.goodsTheirs': ['平台现在的数量', 'At the marketplace now'],
  'orders.addressOurs': ['我们的地址', 'Our address'],
  'orders.addressTheirs': ['平台的新地址', 'New address at the marketplace'],
  'orders.labelIsVoid': ['面单已作废', 'Label void'],
  'orders.keepLabelShort': ['面单可用', 'Still valid'],
  'orders.act.keepLabel': ['面单仍可用', 'Label still valid'],
  'orders.keepLabelTitle': ['确认面单仍可用？', 'Is the label still valid?'],
  'orders.keepLabelDetail': [
    '请先打开面单，核对地址和运单号。确认后可再次打印。',
    'Open it and compare address and tracking number first. It may be printed again afterwards.',
  ],
  'orders.labelKept': ['面单可再次打印', 'The label can be printed again'],
});

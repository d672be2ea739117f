import { defineMessages } from '@pressroom/contract/catalogue';

/** What is asked before something is done with all orders that match, and what is left of it afterwards. */
export const countedTexts = defineMessages({
  'orders.all.lacking.drawings': ['生产图未完成：{{count}} 个', 'Drawings not ready: {{count}}'],
  'orders.all.lacking.labels': ['没有可用面单：{{count}} 个', 'No usable label: {{count}}'],
  'orders.all.lacking.trackingNumbers': ['没有运单号：{{count}} 个', 'No tracking number: {{count}}'],
  'orders.all.lacking.push': ['自有面单：{{count}} 个', 'Own label: {{count}}'],
  'orders.all.lacking.place': ['平台面单：{{count}} 个', 'Platform label: {{count}}'],
  'orders.all.inFile': ['未包含的订单会列在文件中。', 'A list in the file names the orders that are left out.'],
});

import { defineMessages } from '@pressroom/contract/catalogue';

/** What is shown with orders that are ticked or match: their acts, what is asked before, and what is left of it afterwards. */
export const countedTexts = defineMessages({
  'orders.all.lacking.drawings': ['生产图未完成：{{count}} 个', 'Drawings not ready: {{count}}'],
  'orders.all.lacking.labels': ['没有可用面单：{{count}} 个', 'No usable label: {{count}}'],
  'orders.all.lacking.trackingNumbers': ['没有运单号：{{count}} 个', 'No tracking number: {{count}}'],
  'orders.all.lacking.push': ['自有面单：{{count}} 个', 'Own label: {{count}}'],
  'orders.all.lacking.place': ['平台面单：{{count}} 个', 'Platform label: {{count}}'],
  'orders.all.inFile': ['未包含的订单会列在文件中。', 'A list in the file names the orders that are left out.'],
  'orders.actReady': ['{{act}}其余 {{count}} 个', '{{act}} the other {{count}}'],
  'orders.closeCancelled': ['关闭已取消的 {{count}} 个', 'Close the cancelled ones ({{count}})'],
  'orders.theseDrawings': ['下载这些生产图', 'Download these drawings'],
  'orders.signDetail': ['签收后订单完结，不能撤销', 'The orders are finished then. This cannot be undone'],
  'orders.copyFailed': ['复制失败订单', 'Copy failed orders'],
  'orders.back': ['返回', 'Go back'],
  'orders.hint.submit': ['转到工厂待审核，之后再审核通过', 'To factory review, where it is approved'],
  'orders.hint.approve': [
    '制作生产图并进入生产，不需要先提交',
    'Drawings are made and it goes into production, submitted before or not',
  ],
  'orders.closeAllCancelled': ['关闭全部已取消订单', 'Close all cancelled orders'],
});

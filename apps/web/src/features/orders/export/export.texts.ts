import { defineMessages } from '@pressroom/contract/catalogue';

export const exportTexts = defineMessages({
  'orders.export.titleSearch': [
    '导出全部符合条件的 {{count}} 个订单',
    'Export all {{count}} orders that match',
    'Export the order that matches',
  ],
  'orders.export.titleChosen': [
    '导出所选 {{count}} 个订单',
    'Export {{count}} selected orders',
    'Export the selected order',
  ],
  'orders.export.ofOrder': ['订单', 'Order'],
  'orders.export.ofLine': ['产品明细', 'Product lines'],
  'orders.export.pictures': ['单元格中附效果图', 'Effect previews in the cells'],
  'orders.export.picturesLarge': ['附效果图（最多 5000 个订单）', 'Effect previews (up to 5,000 orders)'],
  'orders.export.perLine': ['每条产品明细一行。', 'One row for each product line.'],
  'orders.export.perOrder': ['每个订单一行。', 'One row for each order.'],
  'orders.export.background': [
    '将在后台生成，完成后可在右上角任务中下载，保留一天。',
    'It is made in the background; fetch it from the tasks at the top within a day.',
  ],
  'orders.export.saved': ['已导出 {{count}} 个订单', 'Exported {{count}} orders', 'Exported {{count}} order'],
  'orders.export.queued': [
    '正在导出 {{count}} 个订单，完成后可在任务中下载',
    'Exporting {{count}} orders: fetch the file from the tasks when it is ready',
  ],
});

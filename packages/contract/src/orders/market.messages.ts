import { defineMessages } from '../catalogue.ts';

export const marketMessages = defineMessages({
  'orders.market.badNumber': ['订单号“{{number}}”为空或过长', 'The order number “{{number}}” is empty or too long'],
  'orders.market.badText': ['订单内容含有无法保存的字符', 'The order holds characters that cannot be kept'],
  'orders.market.manyLines': [
    '订单有 {{count}} 条明细，最多 200 条',
    'The order has {{count}} lines; at most 200 can be kept',
  ],
  'orders.market.badLine': [
    '第 {{line}} 条明细没有 SKU ID，或数量无效',
    'Line {{line}} has no SKU id or no valid quantity',
  ],
  'orders.market.badTime': ['时间“{{value}}”无法识别', 'The time “{{value}}” cannot be read'],
  'orders.log.taken': ['从平台同步，平台状态：{{status}}', 'Taken over from the marketplace, its state: {{status}}'],
});

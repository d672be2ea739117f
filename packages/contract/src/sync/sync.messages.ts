import { defineMessages } from '../catalogue.ts';

export const syncMessages = defineMessages({
  'sync.rangeOrNumbers': [
    '同步时间和订单号不能同时为空',
    'Enter a synchronization time or order numbers: at least one of them must exist',
  ],
  'sync.rangeHalf': ['请填写完整的时间范围', 'Enter both ends of the range'],
  'sync.rangeAhead': ['开始时间还没有到', 'The range begins in the future'],
  'sync.rangeTooLong': ['一次最多同步 {{days}} 天的订单', 'At most {{days}} days at once'],
  'sync.dayInvalid': ['日期格式无效', 'This is not a valid day'],
  'sync.daysBackwards': ['结束日期不能早于开始日期', 'The last day lies before the first'],
  'sync.daysTooMany': ['一次最多核对 31 天', 'At most 31 days at once'],
  'sync.dayAhead': ['今天（{{today}}）之后的日期无法核对', 'Days after today ({{today}}) cannot be compared'],
  'sync.dayTooOld': ['只能核对最近 {{days}} 天', 'Only the last {{days}} days can be compared'],
  'sync.storesNotReady': [
    '以下店铺未授权订单或已停用：{{names}}',
    'These stores are disabled or not authorized for orders: {{names}}',
  ],
  'sync.noFailures': ['这些订单已不在失败列表中', 'These orders are no longer among the failures'],
  'sync.task': ['同步订单', 'Fetching orders'],
  'sync.retryTask': ['重试同步失败的订单', 'Trying failed orders again'],
  'sync.ledgerTask': ['核对订单', 'Comparing orders with the marketplace'],
  'sync.notReady': ['店铺未授权订单或已停用', 'The store is disabled or not authorized for orders'],
  'sync.cut': ['未完成，下次会继续', 'Ended early; the next run goes on there'],
  'sync.gaveWay': ['已让位给定时同步，随后继续', 'Made way for the regular look; goes on right after'],
  'sync.webhookTooLarge': ['消息太大，最大 {{max}} KB', 'The message is too large. At most {{max}} KB'],
  'sync.unexpected': ['内部错误，详情见服务器日志', 'An error of ours; the server’s log tells more'],
  'sync.notFound': [
    '{{count}} 个订单号在此店铺的平台上查不到：{{numbers}}',
    'Not known to this store’s marketplace: {{numbers}} (order numbers: {{count}})',
  ],
  'sync.notFoundAnywhere': ['所选店铺的平台都查不到此订单', 'None of the chosen stores’ marketplaces knows this order'],
  'sync.missingThere': ['平台查不到此订单', 'The marketplace does not know this order'],
  'sync.unreadable': ['平台返回的内容无法读取（{{where}}）', 'The marketplace’s answer cannot be read ({{where}})'],
  'sync.unknownState': [
    '平台的订单状态未知（{{state}}）',
    'The marketplace’s state of this order is unknown ({{state}})',
  ],
  'sync.noLines': ['订单没有商品', 'The order has no goods'],
  'sync.foundMissing': ['核对时发现缺少此订单', 'Found missing when compared with the marketplace'],
  'sync.foundDiffering': ['核对时发现状态与平台不一致', 'Found in another state when compared with the marketplace'],
});

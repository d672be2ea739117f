import { defineMessages } from '../catalogue.ts';

/** Acts on many orders at once. */
export const bulkMessages = defineMessages({
  'orders.bulk.task.submit': ['提交工厂审核', 'Submit orders'],
  'orders.bulk.task.approve': ['审核订单', 'Approve orders'],
  'orders.bulk.task.close': ['关闭订单', 'Close orders'],
  'orders.bulk.task.abnormal': ['标记异常', 'Mark orders abnormal'],
  'orders.bulk.task.sign': ['签收订单', 'Sign for orders'],
  'orders.bulk.task.ship': ['订单发货', 'Ship orders'],
  'orders.bulk.task.schedule': ['定时发货', 'Schedule orders'],
  'orders.bulk.task.callOff': ['取消定时发货', 'Cancel scheduled shipping'],
  'orders.bulk.task.refresh': ['刷新订单', 'Refresh orders'],
  'orders.bulk.task.askShipment': ['查询平台发货结果', 'Ask marketplaces about shipments'],
  'orders.bulk.task.undo': ['撤销操作', 'Undo'],
  'orders.bulk.changed': [
    '符合条件的订单现在是 {{count}} 个，请核对后重试',
    'Now {{count}} orders match. Check them and try again',
    'Now {{count}} order matches. Check it and try again',
  ],
  'orders.bulk.tooMany': [
    '共 {{count}} 个订单，一次最多 {{most}} 个。请缩小范围',
    'These are {{count}} orders. At most {{most}} at once: narrow the search',
  ],
  'orders.bulk.running': ['任务尚未结束，请稍后再试', 'Its task is still running. Try again when it has finished'],
  'orders.bulk.nothingLeft': ['没有需要重试的订单', 'No order is left to try again'],
  'orders.bulk.gaveUp': [
    '多次尝试未成功，剩余订单未处理，可重试',
    'It failed several times. The orders that are left were not touched: try them again',
  ],
  'orders.bulk.notReached': ['尚未处理', 'Not reached'],
  'orders.undo.late': ['操作已超过 10 分钟，不能撤销', 'This can be undone within 10 minutes only'],
  'orders.undo.done': ['已撤销过', 'It was undone already'],
  'orders.undo.followed': ['之后有其他变更，未撤销', 'It has changed since, so it was left as it is'],
  'orders.undo.told': [
    '平台发货确认已随之取消，请重新审核后发货',
    'Its shipment confirmation was dropped as well. Approve and ship it again',
  ],
  'orders.log.undone': ['撤销：{{from}} → {{to}}', 'Undone: {{from}} → {{to}}'],
  'orders.log.refreshed': ['刷新：{{what}}', 'Refreshed: {{what}}'],
  'orders.refresh.line': ['第 {{line}} 行 {{what}}', 'line {{line}} {{what}}'],
  'orders.refresh.product': ['产品 {{before}} → {{after}}', 'product {{before}} → {{after}}'],
  'orders.refresh.prints': ['印花 {{before}} → {{after}}', 'prints {{before}} → {{after}}'],
  'orders.refresh.box': ['尺寸重量 {{before}} → {{after}}', 'box {{before}} → {{after}}'],
  'orders.refresh.preview': ['效果图已更新', 'a new effect preview'],
  'orders.refresh.none': ['无', 'none'],
});

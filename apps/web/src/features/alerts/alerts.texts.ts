import { defineMessages } from '@pressroom/contract/catalogue';

export const alertsTexts = defineMessages({
  'alerts.title': ['提醒', 'Alerts'],
  'alerts.none': ['没有需要处理的提醒', 'Nothing needs you right now'],
  'alerts.kind.cancelled': ['{{count}} 个订单被取消', '{{count}} orders cancelled', 'One order cancelled'],
  'alerts.kind.cancellationAsked': [
    '{{count}} 个订单买家申请取消',
    '{{count}} orders that buyers ask to cancel',
    'One order that its buyer asks to cancel',
  ],
  'alerts.kind.changed': [
    '{{count}} 个订单被买家修改',
    '{{count}} orders changed by the buyer',
    'One order changed by the buyer',
  ],
  'alerts.kind.reported': [
    '{{count}} 个订单有其他平台消息',
    '{{count}} orders with other marketplace messages',
    'One order with another marketplace message',
  ],
  'alerts.kind.shipment': ['{{count}} 个订单发货失败', '{{count}} shipments failed', 'One shipment failed'],
  'alerts.kind.shipmentUnknown': [
    '{{count}} 个订单发货结果未知',
    '{{count}} shipments with an unknown result',
    'One shipment with an unknown result',
  ],
  'alerts.kind.labelRefused': [
    '{{count}} 个面单购买被拒',
    '{{count}} label purchases refused',
    'One label purchase refused',
  ],
  'alerts.kind.labelVoid': ['{{count}} 个面单已作废', '{{count}} void labels', 'One void label'],
  'alerts.kind.print': ['{{count}} 个面单打印失败', '{{count}} labels did not print', 'One label did not print'],
  'alerts.kind.drawing': ['{{count}} 个订单生产图生成失败', '{{count}} drawings failed', 'One drawing failed'],
  'alerts.kind.listing': ['{{count}} 个链接发布失败', '{{count}} listings failed', 'One listing failed'],
  'alerts.kind.listingUnknown': [
    '{{count}} 个链接发布结果未知',
    '{{count}} listings with an unknown result',
    'One listing with an unknown result',
  ],
  'alerts.kind.orderSync': [
    '{{count}} 个订单未能同步',
    '{{count}} orders could not be imported',
    'One order could not be imported',
  ],
  'alerts.kind.syncRun': ['最近一次订单同步失败', 'The last order sync failed'],
  'alerts.tasks': ['后台任务', 'Background tasks'],
  'alerts.noTasks': ['最近一天没有任务', 'No tasks in the last day'],
  'alerts.task.waiting': ['等待中', 'Waiting'],
  'alerts.task.running': ['进行中', 'Running'],
  'alerts.task.done': ['已完成', 'Done'],
  'alerts.task.failed': ['失败', 'Failed'],
  'alerts.task.cancelled': ['已停止', 'Stopped'],
  'alerts.taskCancel': ['停止', 'Stop'],
  'alerts.taskFailures': ['{{count}} 项失败', 'Failed: {{count}}'],
});

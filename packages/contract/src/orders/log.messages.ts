import { defineMessages } from '../catalogue.ts';

/** What an order's log says was done to it. */
export const orderLogMessages = defineMessages({
  'orders.log.short': ['确认库存不足仍审核通过：缺 {{what}}', 'Approved beyond the shelf, missing: {{what}}'],
  'orders.log.contradicted': [
    '确认与平台信息不符仍审核通过：{{what}}',
    'Approved although the listing says something else: {{what}}',
  ],
  'orders.log.created': ['手工创建订单', 'Created by hand'],
  'orders.log.imported': ['表格导入订单，第 {{line}} 行', 'Imported from a sheet, line {{line}}'],
  'orders.log.renamed': ['产品编码 {{before}} 改为 {{after}}', 'Product code {{before}} is called {{after}} now'],
  'orders.log.renamedDrawn': [
    '产品编码 {{before}} 改为 {{after}}，生产图将重新生成',
    'Product code {{before}} is called {{after}} now: its drawings are made again',
  ],
  'orders.log.edited': ['编辑订单：{{fields}}', 'Edited: {{fields}}'],
  'orders.log.mapped': ['SKU ID {{skuId}} 已匹配为 {{code}}', 'SKU ID {{skuId}} resolved to {{code}}'],
  'orders.log.remapped': [
    'SKU 映射已更改：{{skuId}} 现为 {{code}}（{{prints}}）',
    'The mapping was changed: SKU ID {{skuId}} is {{code}} ({{prints}}) now',
  ],
  'orders.log.unmapped': [
    'SKU ID {{skuId}} 的映射已删除，产品明细等待重新映射',
    'SKU ID {{skuId}} is no longer mapped: its lines wait again',
  ],
  'orders.log.moved': ['{{from}} → {{to}}', '{{from}} → {{to}}'],
  'orders.log.movedWhy': ['{{from}} → {{to}}：{{reason}}', '{{from}} → {{to}}: {{reason}}'],
  'orders.log.scheduled': ['定时发货：{{time}}', 'Shipping scheduled for {{time}}'],
  'orders.log.calledOff': ['取消定时发货', 'Scheduled shipping cancelled'],
  'orders.log.calledOffWhy': ['定时发货已取消：{{reason}}', 'Scheduled shipping cancelled: {{reason}}'],
  'orders.log.calledOffMoved': [
    '定时发货已取消：订单转为“{{to}}”',
    'Scheduled shipping cancelled: the order is “{{to}}”',
  ],
  'orders.log.calledOffShipped': [
    '定时发货已取消：改为立即发货',
    'Scheduled shipping cancelled: shipped at once instead',
  ],
  'orders.log.parcel': ['运单：{{before}} → {{after}}', 'Parcel: {{before}} → {{after}}'],
  'orders.log.label': ['匹配面单，{{carrier}} {{number}}', 'Label attached, {{carrier}} {{number}}'],
  'orders.log.printed': ['打印面单', 'Label printed'],
  'orders.log.parcelPrinted': [
    '打印包裹 {{parcel}}/{{count}} 的面单',
    'Label of parcel {{parcel}} of {{count}} printed',
  ],
  'orders.log.printedAgain': ['再次打印面单：{{reason}}', 'Label printed again: {{reason}}'],
  'orders.log.printFailed': ['面单打印失败', 'Label printing failed'],
});

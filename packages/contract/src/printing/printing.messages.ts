import { defineMessages } from '../catalogue.ts';

export const printingMessages = defineMessages({
  'printing.numberRequired': ['请输入订单号', 'Please enter order number'],
  'printing.noOrder': ['订单号错误：没有找到 {{number}}', 'Wrong order number: {{number}} was not found'],
  'printing.several': [
    '多个店铺有订单号 {{number}}，请选择店铺',
    'Several stores have an order {{number}}. Choose the store',
  ],
  'printing.noLabel': ['此订单没有面单', 'This order has no label'],
  'printing.parcelWithoutLabel': ['包裹 {{parcel}} 还没有面单', 'Parcel {{parcel}} has no label yet'],
  'printing.nextParcel': [
    '包裹 {{parcel}}/{{count}}，再次扫描打印下一个',
    'Parcel {{parcel}} of {{count}}: scan again for the next',
  ],
  'printing.parcelPrintedBefore': [
    '包裹 {{parcel}}/{{count}} 的面单已打印过（{{time}}，{{user}}），是否再次打印？',
    'The label of parcel {{parcel}} of {{count}} was printed before ({{time}}, {{user}}). Print it again?',
  ],
  'printing.labelUnreadable': [
    '面单 PDF 无法渲染，请重新上传面单',
    'The label’s PDF cannot be drawn. Upload the label again',
  ],
  'printing.refused': ['{{reason}}', '{{reason}}'],
  'printing.wrongState': [
    '订单状态为“{{status}}”，不能打印面单',
    'The order is “{{status}}”: its label is not to be printed',
  ],
  'printing.printedBefore': [
    '此面单已打印过（{{time}}，{{user}}），是否再次打印？',
    'This label was printed before ({{time}}, {{user}}). Print it again?',
  ],
  'printing.reasonRequired': ['请选择再次打印的原因', 'Say why the label is printed again'],
  'printing.reasonTextRequired': ['请填写原因', 'Please enter the reason'],
  'printing.otherScan': ['此扫描编号已用于另一个订单', 'This scan id was used for another order'],
  'printing.reason.jam': ['卡纸', 'Paper jam'],
  'printing.reason.damaged': ['面单破损', 'Label damaged'],
  'printing.reason.lost': ['面单丢失', 'Label lost'],
  'printing.reason.other': ['其他', 'Other'],
  'printing.printed': ['打印成功，订单已发货', 'Printed; the order is shipped'],
  'printing.awaitsConfirmation': ['打印成功，正在通知平台发货', 'Printed; the marketplace is being told that it ships'],
  'printing.notHandedOut': [
    '没有等待上报的打印，请重新扫描订单并打印面单',
    'No print of this order waits for a report. Scan the order again to print its label',
  ],
  'printing.recorded': ['已记录', 'Recorded'],
  'printing.notShipped': ['已打印，但未发货：{{reason}}', 'Printed, but not shipped: {{reason}}'],
});

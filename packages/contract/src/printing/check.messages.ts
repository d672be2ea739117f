import { defineMessages } from '../catalogue.ts';

export const checkMessages = defineMessages({
  'check.benchRequired': ['请填写工位名称', 'Enter the bench name'],
  'check.misread': ['条码读取有误：{{code}}，请重新扫描', '{{code}} was misread. Scan it again'],
  'check.unknown': ['没有与 {{code}} 对应的件或订单', 'No piece and no order matches {{code}}'],
  'check.severalStores': [
    '多个店铺有订单号 {{code}}，请扫描件码',
    'Several stores have an order {{code}}. Scan the code of the piece',
  ],
  'check.severalLines': [
    '订单 {{order}} 还缺多种产品，请扫描件码',
    'Several products of order {{order}} are still missing. Scan the code of the piece',
  ],
  'check.notToPack': ['订单 {{order}} 不能打包：{{reason}}', 'Order {{order}} cannot be packed: {{reason}}'],
  'check.shipped': ['订单 {{order}} 已发货，此件多出', 'Order {{order}} has shipped: this piece is extra'],
  'check.scannedBefore': ['此件已扫描过（订单 {{order}}）', 'This piece was scanned before (order {{order}})'],
  'check.tooMany': [
    '订单 {{order}} 此产品只需 {{count}} 件，已全部扫描',
    'Order {{order}} needs {{count}} of these, and all are scanned',
    'Order {{order}} needs one of these, and it is scanned',
  ],
  'check.otherBench': [
    '订单 {{order}} 在工位“{{bench}}”收集，请送到那里',
    'Order {{order}} is being collected at bench “{{bench}}”. Take this piece there',
  ],
  'check.noSlot': ['没有空格口：请先完成或中止一个订单', 'No slot is free. Complete or abort an order first'],
  'check.noLabel': [
    '订单 {{order}} 还没有面单：上传面单后再扫描此件',
    'Order {{order}} has no label yet. Scan this piece again when it has',
  ],
  'check.parcelWithoutLabel': [
    '订单 {{order}} 的包裹 {{parcel}} 还没有面单：有面单后再扫描此件',
    'Parcel {{parcel}} of order {{order}} has no label yet. Scan this piece again when it has',
  ],
  'check.labelFirst': ['请先扫描订单 {{order}} 的面单', 'Scan the label of order {{order}} first'],
  'check.swappedLabel': [
    '面单拿错：这是订单 {{other}} 的面单，应为订单 {{order}}',
    'Wrong label: this is the label of order {{other}}, the parcel is order {{order}}',
  ],
  'check.notPrinted': [
    '订单 {{order}} 的面单还没有打印，此面单不能用',
    'The label of order {{order}} has not been printed yet: do not use this one',
  ],
  'check.notShipped': [
    '订单 {{order}} 不能发货，请放到一边：{{reason}}',
    'Order {{order}} must not ship. Set it aside: {{reason}}',
  ],
  'check.notHere': ['此订单不在工位“{{bench}}”', 'This order is not at bench “{{bench}}”'],
});

import { defineMessages } from '../catalogue.ts';

export const labelCostsMessages = defineMessages({
  'labelCosts.sheet.name': ['面单费用', 'Label costs'],
  'labelCosts.sheet.order': ['订单号', 'Order number'],
  'labelCosts.sheet.store': ['店铺', 'Store'],
  'labelCosts.sheet.batch': ['批次号', 'Batch'],
  'labelCosts.sheet.provider': ['服务商', 'Provider'],
  'labelCosts.sheet.channel': ['渠道', 'Channel'],
  'labelCosts.sheet.reference': ['我方参考号', 'Our reference'],
  'labelCosts.sheet.providerNumber': ['服务商单号', 'Provider’s number'],
  'labelCosts.sheet.trackingNumber': ['运单号', 'Tracking number'],
  'labelCosts.sheet.weight': ['重量（克）', 'Weight (g)'],
  'labelCosts.sheet.size': ['尺寸（厘米）', 'Size (cm)'],
  'labelCosts.sheet.quoted': ['报价（整单）', 'Quoted (whole order)'],
  'labelCosts.sheet.paid': ['下单价', 'Paid'],
  'labelCosts.sheet.refunded': ['退款', 'Refunded'],
  'labelCosts.sheet.billed': ['账单金额', 'Billed'],
  'labelCosts.sheet.currency': ['币种', 'Currency'],
  'labelCosts.sheet.boughtAt': ['购买时间', 'Bought at'],
});

import { defineMessages } from '@pressroom/contract/catalogue';

export const labelCostsTexts = defineMessages({
  'labelCosts.days': ['购买日期', 'Bought on'],
  'labelCosts.store': ['店铺', 'Store'],
  'labelCosts.channel': ['渠道', 'Channel'],
  'labelCosts.currency': ['币种', 'Currency'],
  'labelCosts.by': ['分组', 'Group by'],
  'labelCosts.by.day': ['按日', 'By day'],
  'labelCosts.by.channel': ['按渠道', 'By channel'],
  'labelCosts.by.store': ['按店铺', 'By store'],
  'labelCosts.day': ['日期', 'Day'],
  'labelCosts.labels': ['面单数', 'Labels'],
  'labelCosts.bought': ['购买', 'Bought'],
  'labelCosts.refunded': ['退款', 'Refunded'],
  'labelCosts.net': ['净额', 'Net'],
  'labelCosts.billed': ['账单', 'Billed'],
  'labelCosts.billedOf': ['{{amount}}（{{count}} 张）', '{{amount}} ({{count}} labels)', '{{amount}} (one label)'],
  'labelCosts.notBilled': ['未出账', 'Not billed yet'],
  'labelCosts.total': ['合计 {{first}} 至 {{last}}', 'Total from {{first}} to {{last}}'],
  'labelCosts.totalAll': ['合计', 'Total'],
  'labelCosts.unpriced': [
    '另有 {{count}} 张面单价格未知，未计入金额',
    '{{count}} more labels have no known price and are not in these sums',
    'One more label has no known price and is not in these sums',
  ],
  'labelCosts.none': ['这段时间没有购买面单', 'No labels were bought in this time'],
  'labelCosts.export': ['导出面单明细', 'Export labels'],
});

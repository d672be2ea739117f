import { defineMessages } from '@pressroom/contract/catalogue';

export const storeShippingTexts = defineMessages({
  'storeShipping.act': ['平台面单设置', 'Platform labels'],
  'storeShipping.title': ['平台面单设置：{{name}}', 'Platform labels of {{name}}'],
  'storeShipping.saved': ['平台面单设置已保存', 'Platform label settings saved'],
  'storeShipping.rule': ['选择渠道', 'How to choose the channel'],
  'storeShipping.rule.cheapest': ['最便宜', 'Cheapest'],
  'storeShipping.rule.fastest': ['最快（时效相同取最便宜）', 'Fastest (if equal, the cheapest)'],
  'storeShipping.rule.list': ['按指定顺序', 'From a list, in order'],
  'storeShipping.channels': ['渠道（按优先顺序）', 'Channels, in order of preference'],
  'storeShipping.channelsHint': [
    '依次取第一个有价格的渠道；其余渠道不会购买。也可直接输入渠道代码',
    'The first one with a price is used; no others are bought. You can also type codes',
  ],
  'storeShipping.warehouse': ['发货仓', 'Warehouse'],
  'storeShipping.warehouseHint': [
    '不选则使用平台的默认发货仓或唯一可用的发货仓',
    'If empty, the marketplace’s default or the only available warehouse is used',
  ],
  'storeShipping.choose': ['请选择', 'Please choose'],
  'storeShipping.gone': ['平台已不提供', 'no longer offered'],
});

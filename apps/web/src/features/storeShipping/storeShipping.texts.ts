import { defineMessages } from '@pressroom/contract/catalogue';

export const storeShippingTexts = defineMessages({
  'storeShipping.act': ['平台面单设置', 'Platform labels'],
  'storeShipping.title': ['平台面单设置：{{name}}', 'Platform labels of {{name}}'],
  'storeShipping.saved': ['平台面单设置已保存', 'Platform label settings saved'],
  'storeShipping.rule': ['选择渠道', 'Which channel to buy from'],
  'storeShipping.rule.cheapest': ['最便宜', 'The cheapest'],
  'storeShipping.rule.fastest': ['最快（时效相同取最便宜）', 'The fastest, and of equally fast ones the cheapest'],
  'storeShipping.rule.list': ['按指定顺序', 'From a list, in its order'],
  'storeShipping.channels': ['渠道（按优先顺序）', 'Channels, the preferred one first'],
  'storeShipping.channelsHint': [
    '依次取第一个有价格的渠道；其余渠道不会购买。也可直接输入渠道代码',
    'The first of them that names a price is taken, and none beside them. Codes can be typed, too',
  ],
  'storeShipping.warehouse': ['发货仓', 'Warehouse'],
  'storeShipping.warehouseHint': [
    '不选则使用平台的默认发货仓或唯一可用的发货仓',
    'Empty: the marketplace’s default, or the only one that can ship the order',
  ],
  'storeShipping.choose': ['请选择', 'Please choose'],
  'storeShipping.gone': ['平台已不提供', 'no longer offered'],
});

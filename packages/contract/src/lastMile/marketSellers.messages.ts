import { defineMessages } from '../catalogue.ts';

/** What stands in the way of a label that a marketplace sells. */
export const marketSellersMessages = defineMessages({
  'lastMile.market.bought': [
    '{{provider}} 已有此订单的物流单 {{number}}，不是由此处购买，未重复购买',
    '{{provider}} has a parcel for this order already ({{number}}), which was not bought here. No second one was bought',
  ],
  'lastMile.market.severalOrders': [
    '{{provider}} 不支持在此合并多个订单的包裹',
    'A parcel of several orders cannot be bought at {{provider}} here',
  ],
  'lastMile.market.nothingToShip': [
    '{{provider}} 上此包裹没有待发货的商品',
    '{{provider}} has nothing of this parcel left to ship',
  ],
  'lastMile.market.ownOnly': [
    '{{provider}} 只允许此订单使用自有物流',
    '{{provider}} lets only the seller’s own carrier ship this order',
  ],
  'lastMile.market.otherParcels': [
    '{{provider}} 将此订单分为 {{count}} 个包裹，请按此录入包裹',
    '{{provider}} ships this order in {{count}} parcels: enter them like that',
    '{{provider}} ships this order in one parcel: enter it like that',
  ],
  'lastMile.market.noParcelYet': [
    '{{provider}} 尚未安排此订单的物流，请稍后再推送',
    '{{provider}} has not arranged the parcel of this order yet: push it again after a while',
  ],
  'lastMile.market.splitLine': [
    '无法确定 {{provider}} 的哪些商品在此包裹中：一行商品须装在同一包裹',
    'It is not known which of {{provider}}’s pieces are in this parcel: pack each line into one parcel',
  ],
  'lastMile.market.oneParcel': [
    '{{provider}} 要求此订单的全部商品装在一个包裹中',
    '{{provider}} wants everything of this order in one parcel',
  ],
  'lastMile.market.shipsAtOnce': [
    '货到付款订单购买面单后，{{provider}} 会立即视为已寄出，请在其后台购买',
    'Cash on delivery: {{provider}} would count the order as shipped once its label is bought. Buy it in its back office',
  ],
  'lastMile.market.warehouseUnavailable': [
    '发货仓“{{warehouse}}”不能用于此订单：{{reason}}',
    'Warehouse “{{warehouse}}” cannot ship this order: {{reason}}',
  ],
  'lastMile.market.warehouseGone': [
    '{{provider}} 没有所选的发货仓“{{warehouse}}”，请重新选择',
    '{{provider}} does not have the chosen warehouse “{{warehouse}}”: choose another',
  ],
  'lastMile.market.chooseWarehouse': [
    '请在店铺的平台面单设置中选择发货仓',
    'Choose the warehouse in the store’s settings for platform labels',
  ],
  'lastMile.market.noWarehouse': [
    '{{provider}} 没有可购买面单的发货仓',
    '{{provider}} has no warehouse for which it sells labels',
  ],
  'lastMile.market.unreadablePrice': ['无法读取价格“{{price}}”', 'The price “{{price}}” cannot be read'],
  'lastMile.market.noPriceNamed': ['没有价格', 'No price is named'],
  'lastMile.market.currencies': [
    '无法比较不同币种的价格：{{currencies}}',
    'Prices in different currencies cannot be compared: {{currencies}}',
  ],
  'lastMile.market.noDays': [
    '没有渠道说明时效，无法选择最快',
    'No channel says how long it takes: none is the fastest',
  ],
  'lastMile.market.noneListed': [
    '店铺设置的渠道均没有价格',
    'None of the channels in the store’s settings names a price',
  ],
});

import { defineMessages } from '@pressroom/contract/catalogue';

export const commandMenuTexts = defineMessages({
  'commandMenu.hint': ['订单号、运单号、SKU、页面或操作', 'Order or tracking number, SKU, page or action'],
  'commandMenu.results': ['搜索结果', 'Results'],
  'commandMenu.acts': ['当前页面的操作', 'Actions on this page'],
  'commandMenu.pages': ['页面', 'Pages'],
  'commandMenu.orders': ['订单', 'Orders'],
  'commandMenu.productCodes': ['产品编码', 'Product codes'],
  'commandMenu.skus': ['产品 SKU', 'Product SKUs'],
  'commandMenu.mappings': ['SKU 映射', 'SKU mappings'],
  'commandMenu.recipient': ['查找收件人或电话为“{{word}}”的订单', 'Find orders by recipient or phone: {{word}}'],
  'commandMenu.none': ['没有找到“{{word}}”', 'Nothing found for “{{word}}”'],
  'commandMenu.searching': ['搜索中…', 'Searching…'],
});

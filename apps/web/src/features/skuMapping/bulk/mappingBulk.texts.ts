import { defineMessages } from '@pressroom/contract/catalogue';

/** What is done to many mappings at once. */
export const mappingBulkTexts = defineMessages({
  'mappingBulk.export': ['导出', 'Export'],
  'mappingBulk.exportHint': [
    '导出搜索到的全部映射，修改后可再导入',
    'Exports every mapping that the search finds. You can correct the sheet and import it again',
  ],
  'mappingBulk.delete': ['删除映射', 'Delete mappings'],
  'mappingBulk.deleteTitle': ['删除这 {{count}} 个映射？', 'Delete these {{count}} mappings?', 'Delete this mapping?'],
  'mappingBulk.deleteDetail': [
    '新订单将不再识别这些 SKU ID。重新等待映射的未审核订单：{{count}} 个；已审核的订单不受影响',
    'New orders will no longer recognize these SKU IDs. Unapproved orders that will wait for a mapping again: {{count}}. Approved orders stay as they are',
  ],
  'mappingBulk.deleted': [
    '已删除 {{count}} 个映射。重新等待映射的订单：{{orders}} 个',
    'Mappings deleted: {{count}}. Orders waiting for a mapping again: {{orders}}',
  ],
  'mappingBulk.selectAll': ['选择此产品的全部 SKU ID', 'Select all SKU IDs shown'],
  'mappingBulk.select': ['选择 {{skuId}}', 'Select {{skuId}}'],
  'mappingBulk.deleteChosen': ['删除所选 {{count}} 个', 'Delete {{count}} selected', 'Delete 1 selected'],
  'mappingBulk.certain': ['采用全部确定的推荐', 'Accept all certain suggestions'],
  'mappingBulk.certainCount': [
    '采用 {{count}} 个确定的推荐',
    'Accept {{count}} certain suggestions',
    'Accept 1 certain suggestion',
  ],
  'mappingBulk.certainTitle': ['保存这 {{count}} 个映射？', 'Save these {{count}} mappings?', 'Save this mapping?'],
  'mappingBulk.certainDetail': [
    '只包括唯一且完整的推荐：同一商品已在别处映射，或商家 SKU 同时写明产品编码和印花图。已检查最紧急的 {{looked}} 个 SKU ID',
    'Only where there is a single complete suggestion: the same goods are mapped elsewhere, or the seller SKU spells out both product code and print. The {{looked}} most urgent SKU IDs were checked',
  ],
  'mappingBulk.noneCertain': [
    '没有可以确定的推荐，请逐个确认',
    'No suggestion is certain. Please review them one by one',
  ],
  'mappingBulk.accepted': [
    '已保存 {{count}} 个映射，{{orders}} 个订单已匹配',
    'Mappings saved: {{count}}. Orders matched: {{orders}}',
  ],
  'mappingBulk.acceptedSome': [
    '已保存 {{count}} 个映射，{{orders}} 个订单已匹配。{{left}} 个与平台信息不符，请逐个确认',
    'Mappings saved: {{count}}. Orders matched: {{orders}}. Left for review because the listing says something else: {{left}}',
  ],
});

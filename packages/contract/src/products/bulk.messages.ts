import { defineMessages } from '../catalogue.ts';

export const productBulkMessages = defineMessages({
  'products.bulk.nothing': ['请选择要修改的内容', 'Choose what to change'],
  'products.bulk.rangeOrder': ['最低价不能高于最高价', 'The lowest price must not be above the highest'],
  'products.bulk.priceRange': ['修改后的价格不在 0 至 99999.99 之间', 'The price would not be between 0 and 99999.99'],
  'products.bulk.tooMany': [
    '一次最多修改 {{max}} 个 SKU，请缩小范围',
    'At most {{max}} SKUs can be changed at once. Choose fewer',
  ],
  'products.bulk.changed': ['数据已变更，请重新预览', 'The products have changed since. Look at the preview again'],
  'products.bulk.undone': [
    '该批量修改已撤销或已无法撤销',
    'This change has been taken back already, or cannot be any more',
  ],
  'products.bulk.task': ['批量修改产品', 'Changing many products'],
  'products.bulk.gaveUp': ['多次失败，已停止', 'It failed several times and was stopped'],
  'products.bulk.leftAlone': [
    '预览后已被他人修改，保持原样',
    'Somebody has changed it since the preview, so it was left alone',
  ],
});

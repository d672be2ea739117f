import { defineMessages } from '@pressroom/contract/catalogue';

export const productSheetsTexts = defineMessages({
  'productSheets.import.4': ['导入单品', 'Import single products'],
  'productSheets.import.5': ['导入组合产品', 'Import combination products'],
  'productSheets.rule': [
    '一次最多直接导入 {{atOnce}} 个订单或 SKU；超过时在后台导入，最多 {{most}} 行',
    'Up to {{atOnce}} orders or SKUs at a time. More, up to {{most}} lines, are imported in the background',
  ],
  'productSheets.unchanged': ['无变化', 'Unchanged'],
  'productSheets.picturesUnderWay': ['正在生成效果图', 'Effect drawings being made'],
  'productSheets.created': ['已新增', 'Added'],
  'productSheets.changed': ['已更新', 'Changed'],
  'productSheets.go': ['导入 {{count}} 个产品', 'Import {{count}} products', 'Import 1 product'],
  'productSheets.done': ['产品导入成功！', 'Product import successful!'],
  'productSheets.background': [
    '正在后台导入，可以关闭此窗口，在任务列表中查看进度',
    'Being imported in the background. You may close this window; the list of tasks shows how far it is',
  ],
  'productSheets.failed': ['后台导入失败，未导入任何产品', 'The import failed; no product was imported'],
  'productSheets.export': ['导出', 'Export'],
  'productSheets.exportChosen': ['导出所选 {{count}} 个', 'Export the {{count}} selected'],
});

import { defineMessages } from '@pressroom/contract/catalogue';

export const productSheetsTexts = defineMessages({
  'productSheets.import.4': ['导入单品', 'Import single products'],
  'productSheets.import.5': ['导入组合产品', 'Import combination products'],
  'productSheets.rule': [
    '一次最多直接导入 {{atOnce}} 个订单或 SKU；超过时在后台导入，最多 {{most}} 行',
    'Up to {{atOnce}} orders or SKUs at a time. More, up to {{most}} lines, are imported in the background',
  ],
  'productSheets.checking': ['正在检查，不会写入任何数据…', 'Checking; nothing is written yet…'],
  'productSheets.importing': ['正在导入…', 'Importing…'],
  'productSheets.found': [
    '检查完成，共 {{count}} 行，没有错误',
    'Checked: {{count}} lines, nothing wrong',
    'Checked: 1 line, nothing wrong',
  ],
  'productSheets.nothingToDo': [
    '产品与表格一致，无需导入',
    'The products say the same already. There is nothing to import',
  ],
  'productSheets.toCreate': ['将新增', 'To be added'],
  'productSheets.toChange': ['将更新', 'To be changed'],
  'productSheets.unchanged': ['无变化', 'Unchanged'],
  'productSheets.pictures': ['将生成效果图', 'Effect drawings to make'],
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
  'productSheets.corrected': ['下载带错误说明的表格', 'Download the sheet with its problems'],
  'productSheets.another': ['选择其他表格', 'Choose another sheet'],
  'productSheets.export': ['导出', 'Export'],
  'productSheets.exportChosen': ['导出所选 {{count}} 个', 'Export the {{count}} selected'],
});

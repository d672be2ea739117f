import { defineMessages } from '@pressroom/contract/catalogue';

/** The import of orders from a sheet. */
export const importsTexts = defineMessages({
  'orderImports.rule': [
    '先检查，确认后才创建订单；有误的行可留待更正，先导入其余订单。{{atOnce}} 个以内的订单直接导入，更多的在后台导入，最多 {{most}} 行',
    'Checked first; orders are created once you agree. Orders with problems can be left out and corrected later. Up to {{atOnce}} orders are imported at once; more, up to {{most}} lines, in the background',
  ],
  'orderImports.checking': ['正在检查，不会创建订单…', 'Checking; no order is created yet…'],
  'orderImports.importing': ['正在导入…', 'Importing…'],
  'orderImports.found': ['检查完成，没有错误', 'Checked: nothing is wrong'],
  'orderImports.refused': [
    '部分行有误或订单已存在。可先导入其余订单，再更正有误的行',
    'Some lines have problems or their orders exist already. You can import the other orders now and correct these later',
  ],
  'orderImports.allExist': [
    '表格中的 {{count}} 个订单均已存在，未创建任何订单',
    'All {{count}} orders of the sheet exist already. No order was created',
    'The order of the sheet exists already. No order was created',
  ],
  'orderImports.orders': ['订单', 'Orders'],
  'orderImports.lines': ['产品明细', 'Lines'],
  'orderImports.units': ['件数', 'Units'],
  'orderImports.waiting': ['等待 SKU 映射', 'Waiting for a mapping'],
  'orderImports.parts': ['检查结果', 'What the check has found'],
  'orderImports.part.refused': ['有误的行', 'Lines with problems'],
  'orderImports.part.existing': ['已存在', 'Exist already'],
  'orderImports.part.created': ['将创建', 'To be created'],
  'orderImports.part.unmapped': ['待映射 SKU', 'SKU IDs to map'],
  'orderImports.part.printless': ['缺印花图', 'Missing prints'],
  'orderImports.printlessWhy': [
    '这些产品有两个印花位置，表格中只有一张印花图。可补全表格后重新选择，也可导入后再选择印花图',
    'These products have two print positions, and the sheet names one print. Complete the sheet and choose it again, or choose the print after the import',
  ],
  'orderImports.waitsFor': ['等待', 'Waits for'],
  'orderImports.lacksPrint': ['印花图', 'Print'],
  'orderImports.willWait': ['映射', 'Mapping'],
  'orderImports.first': ['显示前 {{shown}} 项，共 {{total}} 项', 'The first {{shown}} of {{total}}'],
  'orderImports.large': [
    '订单超过 {{atOnce}} 个，将在后台导入',
    'More than {{atOnce}} orders: they are imported in the background',
  ],
  'orderImports.go': ['导入 {{count}} 个订单', 'Import {{count}} orders', 'Import 1 order'],
  'orderImports.goRest': ['导入其余 {{count}} 个订单', 'Import the other {{count}} orders', 'Import the other order'],
  'orderImports.done': ['已创建 {{count}} 个订单', 'Orders created: {{count}}'],
  'orderImports.background': [
    '正在后台导入，可以关闭此窗口，在任务列表中查看进度',
    'Being imported in the background. You may close this window; the list of tasks shows how far it is',
  ],
  'orderImports.progress': ['{{done}} / {{total}} 个订单', '{{done}} of {{total}} orders'],
  'orderImports.failed': ['导入失败，未创建任何订单', 'The import failed; no order was created'],
  'orderImports.stopped': ['导入已停止，未创建任何订单', 'The import was stopped; no order was created'],
  'orderImports.corrected': ['下载带错误说明的表格', 'Download the sheet with its problems'],
});

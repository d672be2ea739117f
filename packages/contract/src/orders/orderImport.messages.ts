import { defineMessages } from '../catalogue.ts';

export const orderImportMessages = defineMessages({
  'orderImport.failed': [
    '导入失败：{{count}} 处错误，未创建任何订单',
    'Nothing was imported: {{count}} problems in the sheet',
  ],
  'orderImport.columnsMissing': [
    '缺少列：{{columns}}。请使用导入模板',
    'Columns are missing: {{columns}}. Use the import template',
  ],
  'orderImport.columnTwice': ['列重复：{{columns}}', 'Columns appear twice: {{columns}}'],
  'orderImport.empty': ['表格中没有订单', 'The sheet holds no orders'],
  'orderImport.tooMany': [
    '一次最多导入 200 个订单，此表格有 {{count}} 个',
    'At most 200 orders in one file; this one has {{count}}',
  ],
  'orderImport.required': ['“{{column}}”不能为空', '“{{column}}” is empty'],
  'orderImport.mangled': [
    '“{{column}}”的值 {{value}} 已被 Excel 截断。请把该列设为文本格式，再重新填写完整号码',
    'Excel has shortened “{{column}}” to {{value}}. Format the column as text, then enter the full number again',
  ],
  'orderImport.tooLong': ['“{{column}}”最多 {{max}} 个字符', '“{{column}}” may have at most {{max}} characters'],
  'orderImport.control': ['“{{column}}”含有无法使用的字符', '“{{column}}” contains characters that cannot be used'],
  'orderImport.unknownStore': ['店铺“{{name}}”不存在或已停用', 'Store “{{name}}” does not exist or is disabled'],
  'orderImport.labelType': [
    '面单类型“{{value}}”无效，请填写 1（平台面单）或 2（自有面单）',
    'Label type “{{value}}” is not known. Enter 1 (platform) or 2 (own)',
  ],
  'orderImport.quantity': [
    '数量“{{value}}”无效，请填写 1 至 100000 的整数',
    'Quantity “{{value}}” is not valid. Enter a whole number from 1 to 100000',
  ],
  'orderImport.time': [
    '“{{column}}”的时间“{{value}}”无法识别，请按 2026-11-19 15:30 填写',
    'The time “{{value}}” in “{{column}}” cannot be read. Write it as 2026-11-19 15:30',
  ],
  'orderImport.noProduct': [
    '请填写 SKU ID，或填写产品编码和印花图',
    'Enter a SKU ID, or a product code with its print images',
  ],
  'orderImport.unknownCode': ['产品编码 {{code}} 不存在', 'Product code {{code}} does not exist'],
  'orderImport.printRequired': ['填写产品编码时“{{column}}”不能为空', '“{{column}}” is needed with a product code'],
  'orderImport.unknownPrint': ['图库中没有图片“{{name}}”', 'There is no picture “{{name}}” in the library'],
  'orderImport.severalPrints': [
    '图库中有 {{count}} 张图片名为“{{name}}”，请先改名',
    '{{count}} pictures in the library are named “{{name}}”. Rename them first',
  ],
  'orderImport.tooManyPrints': [
    '产品 {{code}} 只有 1 个印花位置，不能填写印花图2',
    'Product {{code}} has one print position: leave print image 2 empty',
  ],
  'orderImport.address': ['自有面单须填写“{{column}}”', '“{{column}}” is needed for an own label'],
  'orderImport.disagree': [
    '同一订单的“{{column}}”与第 {{line}} 行不一致',
    '“{{column}}” differs from line {{line}} of the same order',
  ],
  'orderImport.exists': [
    '店铺“{{store}}”中已有订单号 {{number}}',
    'Order number {{number}} exists already in store “{{store}}”',
  ],
});

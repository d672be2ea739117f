import { defineMessages } from '../catalogue.ts';

export const mappingImportMessages = defineMessages({
  'mappingImport.failed': [
    '{{count}} 行有误，未导入任何映射',
    '{{count}} lines have problems. No mapping was imported',
    '1 line has a problem. No mapping was imported',
  ],
  'mappingImport.empty': ['表格中没有映射', 'The sheet holds no mappings'],
  'mappingImport.unknownStore': ['店铺“{{name}}”不存在', 'Store “{{name}}” does not exist'],
  'mappingImport.unknownCode': ['产品编码 {{code}} 不存在', 'Product code {{code}} does not exist'],
  'mappingImport.unknownPrint': ['图库中没有图片“{{name}}”', 'There is no picture “{{name}}” in the library'],
  'mappingImport.severalPrints': [
    '图库中有 {{count}} 张图片名为“{{name}}”。请写成“文件夹/名称”（{{places}}），或在图库中重命名',
    '{{count}} pictures in the library are named “{{name}}”. Write the folder before the name ({{places}}), or rename one in the library',
  ],
  'mappingImport.print2Required': [
    '产品 {{code}} 有 2 个印花位置，请填写印花图2',
    'Product {{code}} has two print positions: fill in print image 2',
  ],
  'mappingImport.tooManyPrints': [
    '产品 {{code}} 只有 1 个印花位置，不能填写印花图2',
    'Product {{code}} has one print position: leave print image 2 empty',
  ],
  'mappingImport.disagrees': [
    '与第 {{line}} 行是同一店铺的同一 SKU ID，但内容不同',
    'Line {{line}} has the same store and SKU ID but a different product or print',
  ],
  'mappingImport.exists': [
    '此 SKU ID 已映射到 {{code}}（{{prints}}）',
    'This SKU ID is already mapped to {{code}} ({{prints}})',
  ],
  'mappingImport.column.skuId': ['SKU ID', 'SKU ID'],
  'mappingImport.column.store': ['店铺', 'Store'],
  'mappingImport.column.productCode': ['产品编码', 'Product code'],
  'mappingImport.column.print1': ['印花图1', 'Print image 1'],
  'mappingImport.column.print2': ['印花图2', 'Print image 2'],
  'mappingImport.about.skuId': [
    '平台 SKU ID，请用文本格式，避免 Excel 丢失位数',
    'The marketplace’s SKU ID, as text, so that Excel keeps every digit',
  ],
  'mappingImport.about.store': ['店铺管理中的店铺名称', 'The name as in store management'],
  'mappingImport.about.productCode': ['例如 TEE-BLK-M', 'For example TEE-BLK-M'],
  'mappingImport.about.print1': [
    '图库中的图片名称，可不带 .png；多个文件夹中有同名图片时写成“文件夹/名称”，例如 动物/tiger_front',
    'The name of a library picture, with or without .png; where several folders hold the name, folder/name, such as Animals/tiger_front',
  ],
  'mappingImport.about.print2': [
    '产品有两个印花位置时必填，否则留空；写法同印花图1',
    'Needed for products with two print positions, and only there; written like print image 1',
  ],
});

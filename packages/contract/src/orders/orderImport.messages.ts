import { defineMessages } from '../catalogue.ts';

export const orderImportMessages = defineMessages({
  'orderImport.failed': [
    '导入失败：{{count}} 处错误，未创建任何订单',
    'Nothing was imported. Problems in the sheet: {{count}}',
  ],
  'orderImport.empty': ['表格中没有订单', 'The sheet holds no orders'],
  'orderImport.tooMany': [
    '一次最多导入 200 个订单，此表格有 {{count}} 个',
    'At most 200 orders in one file; this one has {{count}}',
  ],
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
    '图库中有 {{count}} 张图片名为“{{name}}”。请写成“文件夹/名称”（{{places}}），或在图库中重命名',
    '{{count}} pictures in the library are named “{{name}}”. Write the folder before the name ({{places}}), or rename one in the library',
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
  'orderImport.otherCarrier': [
    '按编号规则，运单号 {{number}} 是 {{other}} 的，承运商填写为“{{carrier}}”。请更正；如确实如此，请将承运商留空，导入后在订单上填写',
    'By its rules {{number}} is a {{other}} number, but the carrier is “{{carrier}}”. Correct it; if it is right all the same, leave the carrier empty and enter it on the order',
  ],
  'orderImport.about.column': ['列', 'Column'],
  'orderImport.about.required': ['是否必填', 'Needed'],
  'orderImport.about.meaning': ['说明', 'Meaning'],
  'orderImport.needed.always': ['必填', 'Always'],
  'orderImport.needed.product': ['二选一', 'SKU ID, or code and prints'],
  'orderImport.needed.ownLabel': ['自有面单必填', 'For an own label'],
  'orderImport.needed.never': ['选填', 'Optional'],
  'orderImport.about.thirdOrderNumber': [
    '同一订单号的多行为该订单的明细，订单信息须一致',
    'Rows with one order number are the lines of one order and must agree on everything about the order',
  ],
  'orderImport.about.store': ['店铺管理中的店铺名称', 'The name as in store management'],
  'orderImport.about.labelType': ['1 平台官方面单，2 自有面单', '1 the platform’s official label, 2 own label'],
  'orderImport.about.orderTime': [
    '例如 2026-11-19 15:30；没有时区时按北京时间；空白为导入时间',
    'For example 2026-11-19 15:30, in Beijing time where no zone is given; empty means now',
  ],
  'orderImport.about.deliveryTimeLimit': ['格式同下单时间', 'Written like the order time'],
  'orderImport.about.skuId': [
    '平台 SKU ID，请用文本格式；没有映射的订单会在店铺待审核中等待',
    'The marketplace’s SKU ID, as text; an order whose SKU ID has no mapping waits in store review',
  ],
  'orderImport.about.num': ['1 至 100000 的整数', 'A whole number from 1 to 100000'],
  'orderImport.about.productCode': [
    '例如 TEE-BLK-M；填写后忽略 SKU 映射',
    'For example TEE-BLK-M; takes precedence over the SKU mapping',
  ],
  'orderImport.about.print1': [
    '图库中的图片名称，可不带 .png；多个文件夹中有同名图片时写成“文件夹/名称”，例如 动物/tiger_front',
    'The name of a library picture, with or without .png; where several folders hold the name, folder/name, such as Animals/tiger_front',
  ],
  'orderImport.about.print2': [
    '产品有两个印花位置时填写，写法同印花图1',
    'For products with two print positions; written like print image 1',
  ],
  'orderImport.about.carrierName': [
    '例如 UPS、USPS、FEDEX、GOFO EXPRESS、UNIUNI，须与运单号相符',
    'For example UPS, USPS, FEDEX, GOFO EXPRESS, UNIUNI; it has to fit the tracking number',
  ],
  'orderImport.about.trackingNumber': ['已有面单时填写，请用文本格式', 'Where there is a label already; as text'],
  'orderImport.about.recipientsName': ['收件人姓名', 'The consignee’s name'],
  'orderImport.about.recipientsPhone': ['收件人电话，请用文本格式', 'The consignee’s phone, as text'],
  'orderImport.about.recipientsCountry': ['例如 US', 'For example US'],
  'orderImport.about.recipientsProvinces': ['例如 TX', 'For example TX'],
  'orderImport.about.recipientsCity': ['例如 Austin', 'For example Austin'],
  'orderImport.about.recipientsPostcode': ['请用文本格式，保留开头的 0', 'As text, so that a leading 0 stays'],
  'orderImport.about.recipientsAddress': ['街道与门牌号', 'Street and number'],
  'orderImport.about.recipientsAddress2': ['公寓、单元', 'Flat or unit'],
  'orderImport.about.remark': ['给仓库的备注', 'A note for the warehouse'],
});

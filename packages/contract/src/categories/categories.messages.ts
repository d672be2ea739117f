import { defineMessages } from '../catalogue.ts';

export const categoriesMessages = defineMessages({
  'categories.nameRequired': ['请输入产品名称', 'Please enter the category name'],
  'categories.styleRequired': ['请选择型号', 'Please select the model number'],
  'categories.colorRequired': ['请选择颜色', 'Please select the colour'],
  'categories.categoryRequired': ['请选择产品', 'Please select a category'],
  'categories.sizeRequired': ['请选择尺码', 'Please select the size'],
  'categories.baseImageRequired': ['请先上传底图', 'Please upload the basemap first'],
  'categories.baseImageMissing': ['底图不存在，请重新上传', 'The base image does not exist. Please upload it again'],
  'categories.baseImageTooSmall': [
    '底图的宽和高至少为 {{smallest}} 像素',
    'The base image must be at least {{smallest}} pixels wide and high',
  ],
  'categories.tooManyBoxes': ['最多 2 个印花位置', 'At most 2 print positions'],
  'categories.boxCount': ['印花位置数量应为 {{count}}', 'Number of print positions that there must be: {{count}}'],
  'categories.XWLimit': [
    'X 加宽度不能超过底图宽度 {{limit}}',
    'X plus width must not exceed the base image width {{limit}}',
  ],
  'categories.YHLimit': [
    'Y 加高度不能超过底图高度 {{limit}}',
    'Y plus height must not exceed the base image height {{limit}}',
  ],
  'categories.unknownCode': [
    '编码 {{code}} 不在编码管理中，请先添加',
    'Code {{code}} is not in the code dictionary. Add it there first',
  ],
  'categories.pairTaken': ['此型号和颜色的产品已存在', 'A category with this model and colour exists already'],
  'categories.categoryMissing': ['产品分类不存在', 'The category does not exist'],
  'categories.codeTaken': ['产品编码 {{code}} 已存在', 'Product code {{code}} exists already'],
  'categories.codesLocked': [
    '已有产品编码，型号和颜色不能修改',
    'Model and colour cannot be changed once there are product codes',
  ],
  'categories.sizeLocked': [
    '产品编码已被使用，尺码不能修改',
    'The size cannot be changed once the product code is in use',
  ],
  'categories.usedByProductCodes': ['{{count}} 个产品编码', 'product codes: {{count}}'],
  'categories.usedByModels': ['{{count}} 个关联模特', 'related models: {{count}}'],
  'categories.usedByMappings': ['{{count}} 条 SKU 映射', 'SKU mappings: {{count}}'],
  'categories.usedByOrders': ['{{count}} 个订单明细', 'order lines: {{count}}'],
  'categories.unapprovedOrders': ['{{count}} 个未审核订单', 'unapproved orders: {{count}}'],
  'categories.confirmPrints': [
    '请先确认：{{places}}的印花数量与新的数量不同',
    'Please confirm first: these have another number of prints ({{places}})',
  ],
  'categories.storeRequired': ['请选择店铺', 'Please select a store'],
  'categories.storeMissing': ['店铺不存在', 'The store does not exist'],
  'categories.secondBox': ['请填写第 2 个印花位置', 'Please fill in the second print position'],
  'categories.sheet.empty': ['表格中没有产品编码', 'The sheet holds no product codes'],
  'categories.sheet.tooMany': [
    '一次最多导入 {{max}} 行，表格有 {{count}} 行，请分批导入',
    'At most {{max}} rows at a time. The sheet has {{count}}. Import it in parts',
  ],
  'categories.sheet.failed': [
    '{{count}} 行有问题，没有导入任何产品编码',
    'Bad lines: {{count}}. No product code was imported',
  ],
  'categories.sheet.unknownCode': [
    '“{{column}}”{{code}} 不在编码管理中',
    '“{{column}}” {{code}} is not in the code dictionary',
  ],
  'categories.sheet.noCategory': [
    '没有型号 {{style}}、颜色 {{color}} 的产品，请先添加',
    'There is no category of model {{style}} and colour {{color}}. Add it first',
  ],
  'categories.sheet.stock': [
    '实际库存“{{value}}”应为 0 至 99999999 的整数',
    'The stock “{{value}}” must be a whole number from 0 to 99999999',
  ],
  'categories.sheet.twice': ['与第 {{line}} 行重复', 'The same as line {{line}}'],
  'stock.check': ['库存核对', 'Stock check'],
  'stock.differs.realStock': [
    '实际库存为 {{held}}，按库存变动和订单应为 {{recomputed}}',
    'Stock on shelf is {{held}}; movements and orders give {{recomputed}}',
  ],
  'stock.differs.reserved': [
    '预留数量为 {{held}}，按订单应为 {{recomputed}}',
    'Reserved is {{held}}; the orders give {{recomputed}}',
  ],
  'stock.differs.shippedNum': [
    '已发货为 {{held}}，按订单应为 {{recomputed}}',
    'Shipped is {{held}}; the orders give {{recomputed}}',
  ],
  'stock.differs.signedNum': [
    '已签收为 {{held}}，按订单应为 {{recomputed}}',
    'Signed is {{held}}; the orders give {{recomputed}}',
  ],
});

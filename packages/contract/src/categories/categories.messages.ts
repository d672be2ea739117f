import { defineMessages } from '../catalogue.ts';

export const categoriesMessages = defineMessages({
  'categories.nameRequired': ['请输入产品名称', 'Please enter the category name'],
  'categories.styleRequired': ['请选择型号', 'Please select the model number'],
  'categories.colorRequired': ['请选择颜色', 'Please select the colour'],
  'categories.sizeRequired': ['请选择尺码', 'Please select the size'],
  'categories.baseImageRequired': ['请先上传底图', 'Please upload the basemap first'],
  'categories.baseImageMissing': ['底图不存在，请重新上传', 'The base image does not exist. Please upload it again'],
  'categories.baseImageTooSmall': [
    '底图的宽和高至少为 {{smallest}} 像素',
    'The base image must be at least {{smallest}} pixels wide and high',
  ],
  'categories.tooManyBoxes': ['最多 2 个印花位置', 'At most 2 print positions'],
  'categories.boxCount': ['印花位置数量应为 {{count}}', 'There must be {{count}} print positions'],
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
  'categories.usedByMappings': ['{{count}} 条 SKU 映射', 'SKU mappings: {{count}}'],
  'categories.usedByOrders': ['{{count}} 个订单明细', 'order lines: {{count}}'],
});

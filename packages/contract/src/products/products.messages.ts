import { defineMessages } from '../catalogue.ts';

export const productsMessages = defineMessages({
  'products.required': ['请输入', 'Please Enter'],
  'products.selectRequired': ['请选择', 'Please Select'],
  'products.noChinese': ['不能输入中文', 'Chinese characters are not allowed.'],
  'products.asciiOnly': ['只能使用英文字母、数字和符号', 'Only letters, digits and signs of ASCII are allowed'],
  'products.incomplete': ['请完善产品信息', 'Please complete the product information'],
  'products.spuTaken': ['SPU “{{spu}}”已存在', 'There is a product with the SPU “{{spu}}” already'],
  'products.skuTaken': ['SKU “{{sku}}”已存在', 'There is a product with the SKU “{{sku}}” already'],
  'products.spuLocked': ['多属性产品的 SPU 不可修改', 'The SPU of a multi-attribute product cannot be changed'],
  'products.price': ['价格最多 2 位小数，不超过 99999.99', 'A price has at most 2 decimals and is 99999.99 at most'],
  'products.originalPriceOrder': ['请输入正确的原价区间', 'Please enter the correct original price range'],
  'products.sellingPriceOrder': ['请输入正确的售价区间', 'Please enter the correct selling price range'],
  'products.stockDigits': ['库存为不超过 8 位的整数', 'The stock is a whole number of at most 8 digits'],
  'products.componentsRequired': ['请选择组合产品', 'Please select the products of the combination'],
  'products.componentGone': ['组合中的产品已被删除', 'A product of the combination has been deleted'],
  'products.componentKind': ['组合产品不能包含组合产品', 'A combination cannot contain another combination'],
  'products.componentTwice': ['同一产品只能选择一次', 'Each product can be selected once only'],
  'products.variantsRequired': ['请添加变体产品', 'Please add variant products'],
  'products.variantTwice': ['每个颜色和尺码只能有一个 SKU', 'Each color and size has one SKU only'],
  'products.mainPictureRequired': ['请上传主图', 'Please upload main picture'],
  'products.dataChanged': ['数据已变更，请重新生成', 'Data has changed. Generate the products again'],
  'products.takeOver.changed': [
    '产品或模板已变更，请重新查看：{{spus}}',
    'These products or their templates have changed since. Look at them again: {{spus}}',
  ],
  'products.templateGone': [
    '产品模板已被删除，请重新选择',
    'This product template has been deleted. Select another one',
  ],
  'products.codeGone': ['产品编码“{{code}}”不存在', 'There is no product code “{{code}}”'],
  'products.printGone': ['印花图已被删除，请重新选择', 'This print has been deleted. Select another one'],
  'products.listed': [
    '有 {{count}} 个链接使用此产品，不能删除。请先在“产品刊登”中删除未发布的链接；已发布的产品可改为停售',
    'There are listings of it: {{count}}. Delete those that are not published on the publishing page first; of a published product, stop the sale instead',
  ],
  'products.linkedCombinations': [
    '已关联 {{count}} 个组合产品，禁止删除：{{spus}}',
    'Linked to {{count}} combination product(s), deletion forbidden: {{spus}}',
  ],
});

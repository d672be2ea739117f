import { defineMessages } from '../catalogue.ts';

export const productTemplatesMessages = defineMessages({
  'productTemplates.nameRequired': ['请输入模板名称', 'Please enter template name'],
  'productTemplates.nameTaken': ['模板名称“{{name}}”已存在', 'There is a template called “{{name}}” already'],
  'productTemplates.packagingRequired': ['请选择外包装模板', 'Please select an outer packaging template'],
  'productTemplates.classificationRequired': ['请选择分类模板', 'Please select a category template'],
  'productTemplates.packagingGone': [
    '外包装模板已被删除，请重新选择',
    'This outer packaging template has been deleted. Select another one',
  ],
  'productTemplates.classificationGone': [
    '分类模板已被删除，请重新选择',
    'This category template has been deleted. Select another one',
  ],
  'productTemplates.usedByProducts': ['{{products}} 个产品，{{skus}} 个 SKU', 'products: {{products}}, SKUs: {{skus}}'],
  'productTemplates.stateRequired': ['请选择状态', 'Please select a status'],
  'productTemplates.materialRequired': ['请输入材质', 'Please enter the material'],
  'productTemplates.stockRequired': ['请输入库存', 'Please enter the stock'],
  'productTemplates.stockDigits': ['库存为不超过 6 位的整数', 'The stock is a whole number of at most 6 digits'],
  'productTemplates.originRequired': ['请选择产地', 'Please select the origin'],
  'productTemplates.linkRequired': ['请输入参考链接', 'Please enter a reference link'],
  'productTemplates.price': [
    '价格最多 2 位小数，不超过 99999.99',
    'A price has at most 2 decimals and is 99999.99 at most',
  ],
  'productTemplates.originalPriceRequired': ['请输入原价区间', 'Please enter original price range'],
  'productTemplates.sellingPriceRequired': ['请输入售价区间', 'Please enter selling price range'],
});

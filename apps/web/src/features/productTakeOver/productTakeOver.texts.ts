import { defineMessages } from '@pressroom/contract/catalogue';

export const productTakeOverTexts = defineMessages({
  'productTakeOver.title': ['采用模板的变更：{{spu}}', 'Take over from the template: {{spu}}'],
  'productTakeOver.titleMany': [
    '采用 {{count}} 个产品的模板变更',
    'Take over from the templates: {{count}} products',
    'Take over from the templates: 1 product',
  ],
  'productTakeOver.moved': [
    '产品模板“{{name}}”在产品生成之后已修改。勾选的内容会写入产品，未勾选的保持不变',
    'The template “{{name}}” was changed after the product took its values. What you select is written to the product, the rest stays as it is',
  ],
  'productTakeOver.movedMany': [
    '产品模板在这些产品生成之后已修改。勾选的内容会写入产品，未勾选的保持不变',
    'The templates were changed after these products took their values. What you select is written to the products, the rest stays as it is',
  ],
  'productTakeOver.same': [
    '产品内容与模板一致，没有需要采用的内容',
    'The products have all that their templates say. There is nothing to take over',
  ],
  'productTakeOver.field': ['内容', 'Field'],
  'productTakeOver.before': ['产品当前', 'Product now'],
  'productTakeOver.after': ['模板', 'Template'],
  'productTakeOver.products': ['产品数', 'Products'],
  'productTakeOver.skus': ['SKU 数', 'SKUs'],
  'productTakeOver.more': ['等 {{count}} 种', 'and {{count}} more'],
  'productTakeOver.categoryTemplate': ['分类模板', 'Category template'],
  'productTakeOver.outerPkgTemplate': ['外包装模板', 'Outer packaging template'],
  'productTakeOver.box': ['外箱尺寸（cm）', 'Outer box size (cm)'],
  'productTakeOver.weight': ['外箱重量（g）', 'Outer box weight (g)'],
  'productTakeOver.pictures': ['{{count}} 张图片', '{{count}} pictures', '{{count}} picture'],
  'productTakeOver.take': ['采用所选内容', 'Take over'],
  'productTakeOver.keep': ['保持现有内容', 'Keep as they are'],
  'productTakeOver.taken': ['已采用，更新 {{count}} 个 SKU', 'SKUs that have taken over: {{count}}'],
  'productTakeOver.kept': ['产品内容保持不变', 'The products keep their values'],
});

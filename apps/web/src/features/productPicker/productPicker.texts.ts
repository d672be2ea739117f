import { defineMessages } from '@pressroom/contract/catalogue';

export const productPickerTexts = defineMessages({
  'productPicker.title': ['选择产品', 'Choose products'],
  'productPicker.titleOne': ['选择一个产品', 'Choose a product'],
  'productPicker.products': ['产品', 'Products'],
  'productPicker.search': ['按 SKU、SPU 或商品名称搜索', 'Search by SKU, SPU or name'],
  'productPicker.found': ['共 {{count}} 个 SKU', 'SKUs: {{count}}'],
  'productPicker.foundProducts': ['共 {{count}} 个产品', 'Products: {{count}}'],
  'productPicker.skus': ['{{count}} 个 SKU', '{{count}} SKUs', '1 SKU'],
  'productPicker.pickPage': ['选中本页', 'Select this page'],
  'productPicker.none': ['还没有产品', 'No products yet'],
  'productPicker.noMatch': ['没有符合的产品', 'No product matches'],
  'productPicker.there': ['已选', 'Chosen already'],
  'productPicker.disabled': ['已禁用', 'Disabled'],
  'productPicker.stock': ['库存 {{count}}', 'Stock {{count}}'],
  'productPicker.clear': ['清空选择', 'Clear selection'],
  'productPicker.choose': ['添加所选（{{count}}）', 'Add {{count}}'],
  'productPicker.chooseOne': ['选择', 'Choose'],
});

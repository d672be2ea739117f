import { defineMessages } from '@pressroom/contract/catalogue';

export const productCodeSelectTexts = defineMessages({
  'categories.select.search': ['输入产品编码搜索', 'Type part of a product code'],
});

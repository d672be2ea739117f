import { defineMessages } from '@pressroom/contract/catalogue';

export const productCodeSelectTexts = defineMessages({
  'categories.select.search': ['编码、型号、颜色或尺码，例如 黑色 XL', 'Code, style, color or size, such as black XL'],
});

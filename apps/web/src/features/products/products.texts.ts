import { defineMessages } from '@pressroom/contract/catalogue';

export const productsTexts = defineMessages({});

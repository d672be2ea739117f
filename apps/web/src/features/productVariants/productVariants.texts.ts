import { defineMessages } from '@pressroom/contract/catalogue';

export const productVariantsTexts = defineMessages({});

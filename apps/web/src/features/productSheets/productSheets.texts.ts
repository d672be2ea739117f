import { defineMessages } from '@pressroom/contract/catalogue';

export const productSheetsTexts = defineMessages({});

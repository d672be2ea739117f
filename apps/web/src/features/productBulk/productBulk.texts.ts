import { defineMessages } from '@pressroom/contract/catalogue';

export const productBulkTexts = defineMessages({});

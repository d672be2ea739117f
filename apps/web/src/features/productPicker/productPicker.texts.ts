import { defineMessages } from '@pressroom/contract/catalogue';

export const productPickerTexts = defineMessages({});

import { defineMessages } from '@pressroom/contract/catalogue';

export const dashboardTexts = defineMessages({
  'dashboard.title': ['工作台', 'Dashboard'],
});

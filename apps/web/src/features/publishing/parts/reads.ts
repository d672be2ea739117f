import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';

/** What any act on plans and listings may change. */
export const publishReads = [
  publishPlans.page,
  publishPlans.count,
  publishProducts.page,
  publishProducts.specs,
  publishProducts.detail,
  publishProducts.timeline,
];

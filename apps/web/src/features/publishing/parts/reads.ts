import { publishDifference, publishPreflight } from '@pressroom/contract/publishing/acts';
import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';

/** What any act on plans and listings may change. */
export const publishReads = [
  publishPlans.page,
  publishPlans.count,
  publishProducts.page,
  publishProducts.specs,
  publishProducts.findSpecs,
  publishProducts.detail,
  publishProducts.timeline,
  publishPreflight.preflight,
  publishDifference.difference,
];

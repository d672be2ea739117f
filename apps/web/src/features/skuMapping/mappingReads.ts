import { orders } from '@pressroom/contract/orders/orders';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';

/** Every answer that may differ once a mapping has changed. */
export const mappingReads = [
  skuMapping.productPage,
  skuMapping.page,
  skuMapping.waitingPage,
  skuMapping.suggestions,
  // orders that are not approved follow their mappings
  orders.queryList,
  orders.queryListTotal,
  orders.queryDetail,
  orders.contradictions,
  orders.exceptionCounts,
];

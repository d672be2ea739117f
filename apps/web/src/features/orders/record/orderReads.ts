import { orders } from '@pressroom/contract/orders/orders';

/** The reads that are outdated once an order has changed. */
export const orderReads = [
  orders.queryList,
  orders.queryListTotal,
  orders.queryDetail,
  orders.operationLog,
  orders.contradictions,
  orders.shortages,
  orders.approvalShortages,
  orders.getCountryRegionInfo,
  orders.selectionCheck,
  orders.lastAct,
  orders.exceptionCounts,
  orders.refusedLabelCount,
  orders.lateTonight,
];

export { checkStock, foldOrderCounts } from './orders.jobs.ts';
export { drawOrder } from './orders.drawings.ts';
export { shipOrders, shipScheduled } from './orders.delivery.ts';
export { lockOrders } from './orders.records.ts';
export { objection } from './orders.rules.ts';
export { releaseWaitingLines } from './orders.release.ts';
export { findStockDifferences } from './orders.stock.ts';
export { writeLog } from './orders.log.ts';

// The rooms of this feature, each of which imports only from those before it (rooms.test.ts):
// record, state, list, mapping, handout, drawings, labels, market, shipping, review, entry.
export { checkFigures, foldOrderCounts } from './list/figures.jobs.ts';
export { clearRefusals } from './labels/refusals.jobs.ts';
export { changesTo } from './record/audit.ts';
export { drawOrder } from './drawings/drawOrder.ts';
export { isToldFirst, shipOrders, shipScheduled } from './shipping/deliver.ts';
export { confirmShipment, watchConfirmations } from './shipping/confirmShipment.ts';
export { findRecords, lockOrders, type OrderRecord } from './record/record.ts';
export { mayBeOpened } from './list/present.ts';
export { parcelObjections } from './record/numbers.ts';
export { objection } from './state/rules.ts';
export { followMappings } from './mapping/follow.ts';
export { findCodeRenaming, renameEverywhere } from './mapping/rename.ts';
export { findFigureDifferences, findOrderFigures } from './list/figures.ts';
export { countRefusals } from './labels/refusals.ts';
export { findStockDifferences } from './state/stock.ts';
export { checkStock, compareStock } from './state/stock.jobs.ts';
export { writeLog } from './record/log.ts';
export type { Listing } from './record/marketLine.ts';
export type { MarketAddress, MarketOrder, MarketRequest, MarketState } from './market/marketOrder.ts';
export { takeMarketOrders, type Taken } from './market/take.ts';

export { checkFigures, foldOrderCounts } from './list/figures.jobs.ts';
export { clearRefusals } from './labels/refusals.jobs.ts';
export { drawOrder } from './drawings/drawOrder.ts';
export { type RecordedPrint, recordPrint } from './shipping/recordPrint.ts';
export { shipScheduled } from './shipping/shipScheduled.ts';
export { findAcceptances } from './shipping/acceptances.ts';
export { confirmShipment, watchConfirmations } from './shipping/confirmShipment.ts';
export { findRecords, lockOrders, type OrderRecord } from './record/record.ts';
export { printObjection, viewObjection } from './state/rules.ts';
export { followCombinations } from './mapping/followCombinations.ts';
export { followMappings } from './mapping/follow.ts';
export { findCodeRenaming, renameEverywhere } from './mapping/rename.ts';
export { findFigureDifferences, findOrderFigures } from './list/figures.ts';
export { countRefusals } from './labels/refusals.ts';
export { findStockDifferences } from './state/stock.ts';
export { checkStock, compareStock } from './state/stock.jobs.ts';
export { serveDownloads } from './handout/downloads.ts';
export type { Listing } from './record/marketLine.ts';
export type { MarketAddress, MarketOrder, MarketRequest, MarketState } from './market/marketOrder.ts';
export { takeMarketOrders, type Taken } from './market/take.ts';
export { giveBoughtLabel, setCancelling, takeLabelBack } from './parcels/boughtLabel.ts';
export {
  findHolders,
  findParcels,
  findSharing,
  forgetParcels,
  type OrderParcel,
  type ParcelPlan,
  setParcels,
} from './parcels/parcels.queries.ts';

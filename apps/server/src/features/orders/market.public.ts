export type { Listing, MarketAddress, MarketOrder, MarketRequest, MarketState } from './market.orders.ts';
export { takeMarketOrders, type Taken } from './market.take.ts';

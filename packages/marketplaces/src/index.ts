export { type CallOptions, type CallRecord, type ClientContext } from './shared/call.ts';
export { type Limiter, memoryLimiter, type Rate } from './shared/limiter.ts';
export { type FailureKind, MarketplaceFailure } from './shared/MarketplaceFailure.ts';
export { type Pause, pause } from './shared/pause.ts';

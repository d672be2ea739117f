export { compareStore, planLedger, planSyncs, syncOrders } from './sync.jobs.ts';

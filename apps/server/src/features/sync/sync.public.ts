export { countOpenFailures } from './failures.queries.ts';
export { compareStore, planLedger, planSyncs, syncOrders } from './sync.jobs.ts';
export { wakeStores } from './sync.wake.ts';
export { serveWebhooks } from './sync.webhooks.ts';

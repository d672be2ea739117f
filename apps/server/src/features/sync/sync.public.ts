export { countOpenFailures } from './failures/queries.ts';
export { findSyncAlerts } from './status/alerts.ts';
export { compareStore, planLedger } from './ledger/jobs.ts';
export { planSyncs, syncOrders } from './run/jobs.ts';
export { wakeStores } from './webhooks/jobs.ts';
export { serveWebhooks } from './webhooks/serve.ts';

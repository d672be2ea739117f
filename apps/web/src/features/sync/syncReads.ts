import { sync } from '@pressroom/contract/sync/sync';

/** What moves while orders are fetched. */
export const runReads = [sync.status, sync.runs, sync.failures];

/** What moves when days are compared. */
export const ledgerReads = [sync.ledger, sync.ledgerDetail];

/** For waiting in tests: a busy machine takes its time, and only what never comes has failed. */
export const patience = { timeout: 30_000, interval: 20 };

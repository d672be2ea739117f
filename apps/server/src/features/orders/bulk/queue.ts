import type { QueuedJob } from '../../../platform/jobs/queue.ts';

/** The job that carries out an act on many orders, as far as its queue is concerned. */
export const bulkQueue: QueuedJob<{ actId: string }> = { name: 'orders.bulkAct' };

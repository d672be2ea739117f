import type { QueuedJob } from '../../../platform/jobs/queue.ts';

/** The job that carries out a large edit, as far as its queue is concerned. */
export const editProducts: QueuedJob<{ editId: string; taskId: string }> = { name: 'products.bulkEdit' };

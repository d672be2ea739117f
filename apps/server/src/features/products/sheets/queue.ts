import type { QueuedJob } from '../../../platform/jobs/queue.ts';

/** The job that imports a large sheet, as far as its queue is concerned. */
export const importQueue: QueuedJob<{ importId: string; taskId: string }> = { name: 'products.import' };

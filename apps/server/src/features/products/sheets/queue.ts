import type { QueuedJob } from '../../../platform/jobs/queue.ts';

/** Jobs of the former release say nothing of how the sheet is to be treated. */
export interface QueuedImport {
  importId: string;
  taskId: string;
  plan?: string;
  skipRefused?: boolean;
}

/** The job that imports a large sheet, as far as its queue is concerned. */
export const importQueue: QueuedJob<QueuedImport> = { name: 'products.import' };

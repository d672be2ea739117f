import type { QueuedJob } from '../../../platform/jobs/queue.ts';

/** Which listings are judged anew: those for which all that is said here holds. */
export interface RejudgeJob {
  storeId?: string;
  productTypeId?: string;
  /** In lower case: those whose title or description holds one of them. */
  words?: string[];
}

export const rejudgeQueue: QueuedJob<RejudgeJob> = { name: 'publishing.rejudge' };

import type { QueuedJob } from '../../../platform/jobs/queue.ts';

/** Which listings are judged anew: those for which all that is said here holds. */
export interface RejudgeJob {
  storeId?: string;
  productTypeId?: string;
  /** The last one of its category. */
  categoryId?: string;
  /** In lower case: those whose title or description holds one of them. */
  words?: string[];
  /** A marketplace has changed what it asks for: what would be refused now is marked. */
  byMarketplace?: boolean;
}

export const rejudgeQueue: QueuedJob<RejudgeJob> = { name: 'publishing.rejudge' };

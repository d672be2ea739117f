import type { Db } from '../../../platform/database/database.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';

/** What belongs to one category has changed at its marketplace. */
export interface DefinitionChange {
  storeId: string;
  /** Of TEMU the category's own id. */
  productTypeId: string;
}

/** A feature that uses definitions. It is named in features.ts. */
export interface DefinitionSubscriber {
  /** What must be kept up to date and not be forgotten. */
  findInUse(db: Db): Promise<DefinitionChange[]>;
  /** Runs in a job, after the change has been committed, and more than once where the job breaks off. */
  changed(context: JobContext, change: DefinitionChange): Promise<void>;
}

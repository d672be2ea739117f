import type { Db } from '../../../platform/database/database.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';

/** A category of a store's marketplace whose definitions somebody uses. */
export interface UsedCategory {
  storeId: string;
  /** Of TEMU the category's own id. */
  productTypeId: string;
}

/** What a store's marketplace has changed: of one category, or what holds for all. */
export interface DefinitionChange {
  storeId: string;
  /** Attributes and what hangs on them belong to a product type. */
  productTypeId?: string;
  /** What is asked for by the category's own id. */
  categoryId?: string;
}

/** A feature that uses definitions. It is named in features.ts. */
export interface DefinitionSubscriber {
  /** What must be kept up to date and not be forgotten. */
  findInUse(db: Db): Promise<UsedCategory[]>;
  /** Runs in a job, after the change has been committed, and more than once where the job breaks off. */
  changed(context: JobContext, change: DefinitionChange): Promise<void>;
}

import type { QueuedJob } from '../../../platform/jobs/queue.ts';
import type { DefinitionChange } from './subscriber.ts';
import type { DefinitionKind } from '../sources/source.ts';

export interface RefreshJob {
  storeId: string;
  kind: DefinitionKind;
  keys: string[];
  /** Only what nobody has asked yet; the others are asked again. */
  isFirst?: boolean;
}

export interface WalkJob {
  storeId: string;
  /** Levels that were asked for before this moment are asked for again. */
  before: string;
}

export const refreshQueue: QueuedJob<RefreshJob> = { name: 'platformCategories.refresh' };
export const walkQueue: QueuedJob<WalkJob> = { name: 'platformCategories.walk' };
export const changeQueue: QueuedJob<DefinitionChange> = { name: 'platformCategories.changed' };

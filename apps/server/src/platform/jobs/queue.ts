import type { Tx } from '../database/database.ts';

/** A kind of job as far as its queue is concerned. `Data` must survive JSON. */
export interface QueuedJob<Data extends object> {
  /** Also the queue's name. */
  name: string;
  /** Absent where only the queue is known. */
  run?(context: never, data: Data): Promise<void>;
}

export interface JobQueue {
  /** Adds jobs in the transaction of the change that causes them, so that both are committed or neither. `startAfter` may delay each of them. */
  enqueueMany<Data extends object>(
    tx: Tx,
    job: QueuedJob<Data>,
    data: readonly Data[],
    startAfter?: (one: Data) => Date,
  ): Promise<void>;
}

import type { Tx } from '../database/database.ts';

/** A kind of job as far as its queue is concerned. `Data` must survive JSON. */
interface QueuedJob<Data extends object> {
  /** Also the queue's name. */
  name: string;
  run(context: never, data: Data): Promise<void>;
}

export interface JobQueue {
  /** Queued in the transaction of the fact that causes them: both or neither. `startAfter` may hold each back until its own time. */
  enqueueMany<Data extends object>(
    tx: Tx,
    job: QueuedJob<Data>,
    data: readonly Data[],
    startAfter?: (one: Data) => Date,
  ): Promise<void>;
}

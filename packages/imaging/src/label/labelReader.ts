import { availableParallelism } from 'node:os';
import type { DrawJob, DrawReply, ReadJob, ReadReply } from './labelJobs.ts';
import { type LabelRefusal, LabelRefused } from './LabelRefused.ts';
import { createWorkerPool } from './workerPool.ts';

type Refused = { refused: LabelRefusal };

const run = createWorkerPool<ReadReply | DrawReply | Refused>({
  script: new URL('./labelWorker.ts', import.meta.url),
  size: availableParallelism(),
  timeoutMs: 60_000,
});

export async function readInWorker(job: Omit<ReadJob, 'kind'>): Promise<ReadReply> {
  const read: ReadJob = { ...job, kind: 'read' };
  return accepted(await run(read)) as ReadReply;
}

export async function drawInWorker(job: Omit<DrawJob, 'kind'>): Promise<DrawReply> {
  const draw: DrawJob = { ...job, kind: 'draw' };
  return accepted(await run(draw)) as DrawReply;
}

/** The bytes in memory that every thread can see, so that none of them gets a copy of its own. */
export function share(pdf: Buffer): Uint8Array {
  const header = pdf.subarray(0, 1024).indexOf('%PDF-');
  if (header < 0) throw new LabelRefused('notAPdf');
  const shared = new Uint8Array(new SharedArrayBuffer(pdf.length));
  shared.set(pdf);
  return shared;
}

function accepted<Reply extends object>(reply: Reply | Refused): Reply {
  if ('refused' in reply) throw new LabelRefused(reply.refused);
  return reply;
}

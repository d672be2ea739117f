import { availableParallelism } from 'node:os';
import type { FileJob, LabelJob, LabelReply, MergeReply } from './labelJobs.ts';
import { type LabelRefusal, LabelRefused } from './LabelRefused.ts';
import { TimeBudget } from './timeBudget.ts';
import { createWorkerPool, type RunJob } from './workerPool.ts';

/** What reading one file may cost. */
export type ReadLimits = {
  pageMs: number;
  /** Milliseconds for all threads of one file together; each page that has been read adds more. */
  fileMs: number;
  perPageMs: number;
  /** The most memory of each engine, and of the script around it. */
  memoryBytes: number;
};

/** An ordinary page takes a tenth of a second. */
export const usualLimits: ReadLimits = {
  pageMs: 10_000,
  fileMs: 20_000,
  perPageMs: 250,
  memoryBytes: 512 << 20,
};

type Refused = { refused: LabelRefusal };
type Run = RunJob<LabelReply[LabelJob['kind']] | Refused>;
type Ask<Kind extends FileJob['kind']> = Omit<Extract<FileJob, { kind: Kind }>, 'kind' | 'memoryBytes' | 'pdf'>;

export const threads = availableParallelism();
const script = new URL('./labelWorker.ts', import.meta.url);
const retireAboveBytes = 256 << 20;

const readers: Run = createWorkerPool({ script, size: threads, retireAboveBytes });
// threads of their own, so that the packing station prints at once, whatever is being uploaded
const printers: Run = createWorkerPool({ script, size: Math.min(2, threads), retireAboveBytes });

/** One file in threads that read. Jobs that ask for it share one time; when one fails, the others end. */
export function openForReading(pdf: Buffer, limits: Partial<ReadLimits> = {}): OpenFile {
  return new OpenFile(readers, pdf, { ...usualLimits, ...limits });
}

/** The same in threads that only printing uses. */
export function openForPrinting(pdf: Buffer, limits: Partial<ReadLimits> = {}): OpenFile {
  return new OpenFile(printers, pdf, { ...usualLimits, ...limits });
}

export class OpenFile {
  readonly #run: Run;
  readonly #pdf: Uint8Array;
  readonly #limits: ReadLimits;
  readonly #budget: TimeBudget;

  constructor(run: Run, pdf: Buffer, limits: ReadLimits) {
    this.#run = run;
    this.#pdf = share(pdf);
    this.#limits = limits;
    this.#budget = new TimeBudget({ firstMs: limits.fileMs, perStepMs: limits.perPageMs });
  }

  async ask<Kind extends FileJob['kind']>(kind: Kind, asked: Ask<Kind>): Promise<LabelReply[Kind]> {
    const { pageMs, memoryBytes } = this.#limits;
    try {
      const job = { ...asked, kind, pdf: this.#pdf, memoryBytes };
      const reply = await this.#run(job, { stepMs: pageMs, memoryBytes: 2 * memoryBytes, budget: this.#budget });
      if ('refused' in reply) throw new LabelRefused(reply.refused);
      return reply as LabelReply[Kind];
    } catch (error) {
      this.#budget.giveUp();
      throw error;
    }
  }
}

/** Several files in one, in a thread that reads. */
export async function mergeInThread(pdfs: readonly Buffer[]): Promise<MergeReply> {
  const { pageMs, memoryBytes } = usualLimits;
  const job = { kind: 'merge', pdfs: pdfs.map(share), memoryBytes };
  const reply = await readers(job, { stepMs: pageMs, memoryBytes: 2 * memoryBytes });
  if ('refused' in reply) throw new LabelRefused(reply.refused);
  return reply as MergeReply;
}

/** The bytes in memory that every thread can see, so that none of them gets a copy of its own. */
function share(pdf: Buffer): Uint8Array {
  const header = pdf.subarray(0, 1024).indexOf('%PDF-');
  if (header < 0) throw new LabelRefused('notAPdf');
  const shared = new Uint8Array(new SharedArrayBuffer(pdf.length));
  shared.set(pdf);
  return shared;
}

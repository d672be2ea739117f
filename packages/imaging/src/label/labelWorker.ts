import { parentPort } from 'node:worker_threads';
import { type DrawJob, drawOnePage, type ReadJob, readPages } from './labelJobs.ts';
import { LabelRefused } from './LabelRefused.ts';

parentPort?.on('message', (job: ReadJob | DrawJob) => void answer(job));

/** Any failure but a refusal may leave the PDF engine in pieces: it is thrown on and ends this thread. */
async function answer(job: ReadJob | DrawJob): Promise<void> {
  try {
    parentPort?.postMessage(job.kind === 'read' ? await readPages(job) : await drawOnePage(job), []);
  } catch (error) {
    if (!(error instanceof LabelRefused)) throw error;
    parentPort?.postMessage({ refused: error.reason }, []);
  }
}

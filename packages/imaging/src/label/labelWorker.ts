import { parentPort } from 'node:worker_threads';
import { type LabelJob, runJob } from './labelJobs.ts';
import { LabelRefused } from './LabelRefused.ts';
import { explained, wasmMemory } from './wasmMemory.ts';

// The engine complains of broken files there; why a job failed comes with its error. Reading this thread's stderr in the
// process would keep it alive.
// oxlint-disable-next-line no-console -- this silences the engine and prints nothing
console.error = () => undefined;

parentPort?.on('message', (job: LabelJob) => void answer(job));

/** Any failure but a refusal may leave the PDF engine in a broken state, so it ends this thread. */
async function answer(job: LabelJob): Promise<void> {
  wasmMemory.mostBytes = job.memoryBytes;
  try {
    const reply = await runJob(job, () => parentPort?.postMessage({ step: true }, []));
    parentPort?.postMessage({ reply, heldBytes: wasmMemory.heldBytes() }, []);
  } catch (error) {
    if (!(error instanceof LabelRefused) || wasmMemory.refused) throw explained(error);
    parentPort?.postMessage({ reply: { refused: error.reason }, heldBytes: wasmMemory.heldBytes() }, []);
  }
}

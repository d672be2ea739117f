import { join } from 'node:path';
import { tryFileLock } from '../apps/server/src/platform/process/fileLock.ts';
import { stopDatabase } from './database/server.ts';
import { folderIn } from './folders.ts';

/** Does `work` where nothing else is being measured in this checkout, and stops the database after it. */
export async function workAlone(work: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const lock = tryFileLock(join(folderIn('.'), 'run.lock'));
  if (!lock) {
    console.error('Another run is measuring already: two at once would measure each other.');
    process.exit(2);
  }
  try {
    await work();
  } finally {
    await stopDatabase();
    lock.release();
  }
}

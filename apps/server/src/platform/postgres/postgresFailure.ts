import { diskFull, folderUnwritable, StartFailure } from '../process/startFailure.ts';

/** Puts what a PostgreSQL program said on its way out into one line. */
export function postgresFailure(what: string, folder: string, log: string): StartFailure {
  if (log.includes('No space left on device')) return diskFull(folder, log);
  if (log.includes('Permission denied')) return folderUnwritable(folder, log);
  return new StartFailure('postgresFailed', `${what}: ${decisiveLine(log)}`, { cause: log });
}

function decisiveLine(log: string): string {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const decisive = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return decisive.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '');
}

import { expect, it } from 'vitest';
import { postgresFailure } from './postgresFailure.ts';

it.each([
  [
    'could not write to file "pg_wal/xlogtemp.7": No space left on device',
    'diskFull',
    'The disk that holds /data is full.',
  ],
  [
    'initdb: error: could not access "/data": Permission denied',
    'folderUnwritable',
    'The folder /data cannot be written by this user.',
  ],
  [
    '2026-01-02 03:04:05.678 UTC [9] LOG:  starting\n2026-01-02 03:04:05.678 UTC [9] FATAL:  database files are incompatible with server\nDETAIL: …',
    'postgresFailed',
    'PostgreSQL did not start: database files are incompatible with server',
  ],
  ['', 'postgresFailed', 'PostgreSQL did not start: it said nothing'],
])('puts %j into one line', (log, code, message) => {
  expect(postgresFailure('PostgreSQL did not start', '/data', log)).toMatchObject({ code, message });
});

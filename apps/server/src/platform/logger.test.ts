import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';
import { openLogger } from './logger.ts';

it('logs an error without the row that PostgreSQL refused', async () => {
  const { app } = await testApp();
  const refused = app.pool.query("insert into stores (name, remark) values ('Harbor', '1804 Kinney Ave')");
  const error: unknown = await refused.catch((cause: unknown) => cause);
  expect(JSON.stringify(error)).toContain('1804 Kinney Ave');

  const file = join(app.settings.dataDir, 'errors');
  const log = openLogger('info', { file });
  log.error({ err: new Error('request failed', { cause: error }) }, 'request failed');
  // as the job queue hands it on
  log.error({ err: Object.assign({ message: 'refused' }, error) }, 'job queue');
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { err: { message: 'request failed', cause: { table: 'stores' } } },
    { err: { table: 'stores' } },
  ]);
  expect(lines.join()).not.toContain('1804 Kinney Ave');
});

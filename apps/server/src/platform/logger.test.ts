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
  openLogger('info', { file }).error({ err: new Error('request failed', { cause: error }) }, 'request failed');
  const log = await readFile(file, 'utf8');
  expect(JSON.parse(log)).toMatchObject({ err: { message: 'request failed', cause: { table: 'stores' } } });
  expect(log).not.toContain('1804 Kinney Ave');
});

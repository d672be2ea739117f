import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openLogger } from '../../../platform/logger.ts';
import { testApp } from '../../../testing/testApp.ts';
import { checkFigures } from './figures.jobs.ts';

it('puts a figure that the orders do not bear out into the log, and nothing while all agree', async () => {
  const { app, db } = await testApp();
  const file = join(app.settings.dataDir, 'nightly');
  const run = () =>
    checkFigures.run({ app, log: openLogger('info', { file }), signal: new AbortController().signal }, {});
  await run();
  expect(await readFile(file, 'utf8')).toBe('');

  await sql`insert into order_figures (figure, slot, total) values ('unlabelled', '-infinity', 3)`.execute(db);
  await run();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    level: 50,
    count: 1,
    msg: 'the kept figures differ from the orders',
  });
});

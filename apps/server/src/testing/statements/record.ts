import { appendFile } from 'node:fs/promises';
import { afterEach, beforeEach } from 'vitest';

/** A file for what each test sent to PostgreSQL; `npm test` names it, and chooses by it what another PostgreSQL runs. */
const file = process.env['RECORD_STATEMENTS'];

if (file) {
  // only here: no other run needs to know
  const { sent } = await import('./sent.ts');
  let begun = 0;
  beforeEach(() => {
    begun = performance.now();
  });
  afterEach(async ({ task }) => {
    const test = { file: task.file.filepath, name: task.fullTestName, ms: Math.round(performance.now() - begun) };
    await appendFile(file, `${JSON.stringify({ ...test, speaks: sent.any, statements: [...sent.statements] })}\n`);
    sent.clear();
  });
}

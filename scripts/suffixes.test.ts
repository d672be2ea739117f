import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from './process.ts';

/** What the name of a file may have between its first word and its ending, in each part. The README explains each. */
const suffixesOf: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src': [
    'routes',
    'rules',
    'queries',
    'actions',
    'jobs',
    'present',
    'import',
    'public',
    'fixture',
    'gen',
    'd',
  ],
  'packages/contract/src': ['messages'],
  'apps/web/src': ['public', 'texts', 'sample', 'module'],
};

/** The suffixes of a file's name that its part does not list. Every part has tests. */
function unlisted(part: string, file: string): string[] {
  const [, ...suffixes] = path.basename(file).split('.').slice(0, -1);
  if (suffixes.at(-1) === 'test') suffixes.pop();
  return suffixes.filter((suffix) => !suffixesOf[part]!.includes(suffix));
}

it.each(Object.keys(suffixesOf))('lets the files of %s have listed suffixes only', (part) => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: path.join(checkout, part) });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => unlisted(part, file).length > 0)).toEqual([]);
});

it('finds a suffix that is not listed', () => {
  expect(unlisted('apps/server/src', 'features/audit/audit.changes.ts')).toEqual(['changes']);
  expect(unlisted('apps/server/src', 'features/users/users.rights.test.ts')).toEqual(['rights']);
  expect(unlisted('packages/contract/src', 'orders/orders.queries.ts')).toEqual(['queries']);
  expect(unlisted('apps/web/src', 'features/users/users.helpers.tsx')).toEqual(['helpers']);
  expect(unlisted('apps/web/src', 'ui/Dialog.module.css')).toEqual([]);
  expect(unlisted('apps/server/src', 'features/orders/orders.rules.test.ts')).toEqual([]);
});

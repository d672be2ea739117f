import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('gives every key its text in one place: of two, the later would silently win', () => {
  const files = globSync('**/*.messages.ts', { cwd: import.meta.dirname });
  const places = Map.groupBy(
    files.flatMap((file) => {
      const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      return [...text.matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, key]) => ({ key, file }));
    }),
    ({ key }) => key,
  );
  expect(places.size).toBeGreaterThan(1000);
  expect([...places].filter(([, at]) => at.length > 1).map(([key, at]) => [key, at.map(({ file }) => file)])).toEqual(
    [],
  );
});

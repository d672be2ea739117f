import { expect, it } from 'vitest';
import { chooseTests, filterOf, type Recorded } from './statements.ts';

const recorded = (name: string, ms: number, statements: string[]): Recorded => ({
  file: `/src/${name}.test.ts`,
  name,
  ms,
  speaks: name !== 'silent',
  statements,
});
const names = (tests: Recorded[], always: string[] = []) => chooseTests(tests, always).tests.map(({ name }) => name);

it('chooses tests that send every statement, those that add most for their time first', () => {
  const all = [
    recorded('slow', 60_000, ['a', 'b', 'c']),
    recorded('quick', 100, ['a', 'b']),
    recorded('other', 100, ['b', 'c']),
    recorded('alone', 5000, ['d']),
    recorded('silent', 1, []),
  ];
  expect(names(all)).toEqual(['quick', 'other', 'alone']);
  expect(chooseTests(all, []).statements).toBe(4);
});

it('leaves out again what those that were taken later make up for, the longest first', () => {
  const all = [
    recorded('most', 1000, ['a', 'b', 'c', 'd']),
    recorded('one', 900, ['a', 'b', 'x']),
    recorded('other', 900, ['c', 'd', 'y']),
  ];
  expect(names(all)).toEqual(['one', 'other']);
  expect(names(all, ['/most'])).toEqual(['most', 'one', 'other']);
});

it('runs what always runs also where it asks for itself alone', () => {
  expect(names([recorded('asking', 100, []), recorded('quick', 100, ['a'])], ['/asking'])).toEqual(['asking', 'quick']);
});

it('takes what always runs as far as it speaks to a database, and misses it where it is gone', () => {
  const all = [recorded('walk', 60_000, ['a']), recorded('quick', 100, ['a', 'b']), recorded('silent', 1, [])];
  expect(names(all, ['/walk'])).toEqual(['walk', 'quick']);
  expect(() => names(all, ['/silent'])).toThrow('No test in /silent speaks to PostgreSQL');
});

it('names each file and each test once, whatever signs the names hold', () => {
  const tests = [recorded('a', 1, ['x']), { ...recorded('a', 1, ['y']), name: 'what (is) left?' }];
  const [file, , pattern] = filterOf({ tests, statements: 2 });
  expect(file).toBe('/src/a.test.ts');
  const filter = new RegExp(pattern!);
  const matched = ['a', 'what (is) left?', 'a b', 'what is left'].map((name) => filter.test(name));
  expect(matched).toEqual([true, true, false, false]);
});

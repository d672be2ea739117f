import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** Each room may import from itself and from those before it. */
const rooms = [
  'record',
  'state',
  'list',
  'mapping',
  'handout',
  'drawings',
  'labels',
  'market',
  'shipping',
  'review',
  'entry',
];

interface Import {
  from: string;
  to: string;
}

const roomOf = (file: string) => file.split('/')[0]!;

function importsOf(file: string): Import[] {
  const text = readFileSync(posix.join(import.meta.dirname, file), 'utf8');
  const targets = [...text.matchAll(/from '(\.[^']+)'/g)].map((found) => found[1]!);
  return targets
    .map((target) => ({ from: file, to: posix.join(posix.dirname(file), target) }))
    .filter(({ to }) => !to.startsWith('..'));
}

function isForbidden({ from, to }: Import): boolean {
  const [own, other] = [rooms.indexOf(roomOf(from)), rooms.indexOf(roomOf(to))];
  // -1: the root, which only composes
  return own >= 0 && (other < 0 || other > own);
}

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));

it('keeps every folder of the orders in the order of the rooms', () => {
  const folders = new Set(files.filter((file) => file.includes('/')).map(roomOf));
  expect([...folders].sort()).toEqual([...rooms].sort());
});

it('lets a room of the orders import only from rooms before it', () => {
  expect(files.flatMap(importsOf).filter(isForbidden)).toEqual([]);
  expect(isForbidden({ from: 'record/log.ts', to: 'state/rules.ts' })).toBe(true);
  expect(isForbidden({ from: 'record/log.ts', to: 'orders.public.ts' })).toBe(true);
});

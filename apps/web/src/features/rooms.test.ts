import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** The rooms of the large features. Each imports from itself and from those before it; the root composes them. */
const roomsOf: Readonly<Record<string, readonly string[]>> = {
  classification: ['form', 'pairs', 'dialog', 'list'],
  gangSheets: ['list', 'make', 'sheet'],
  handover: ['parts', 'waiting', 'manifests'],
  labelCosts: ['costs', 'invoices'],
  library: ['pictures', 'folders', 'upload', 'viewer', 'grid', 'tools', 'list', 'trash', 'picker'],
  lastMile: ['parts', 'batches', 'acts', 'shipment', 'rows'],
  orders: [
    'record',
    'batches',
    'export',
    'views',
    'acts',
    'list',
    'parcel',
    'entry',
    'imports',
    'holds',
    'detail',
    'labels',
    'exceptions',
  ],
  pictures: ['judge', 'fix', 'cards', 'slots'],
  platformCategories: ['age', 'form', 'chooser'],
  products: ['parts', 'list', 'form', 'single', 'combination'],
  productVariants: ['sheet', 'grid', 'list', 'sku', 'dialog'],
  production: ['piece', 'pick', 'spoiled', 'board'],
  publishing: ['forbidden', 'parts', 'findings', 'acts', 'list', 'editor'],
  printing: ['settings', 'printers', 'scan', 'queue', 'station', 'history', 'check'],
};

interface Import {
  from: string;
  to: string;
}

function filesOf(feature: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: posix.join(import.meta.dirname, feature) }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
}

/** Static and lazy ones, within the feature. */
function importsOf(feature: string, file: string): Import[] {
  const text = readFileSync(posix.join(import.meta.dirname, feature, file), 'utf8');
  return [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)]
    .map(([, target]) => ({ from: file, to: posix.join(posix.dirname(file), target!) }))
    .filter(({ to }) => !to.startsWith('..'));
}

function isForbidden(rooms: readonly string[], { from, to }: Import): boolean {
  const [own, other] = [from, to].map((file) => rooms.indexOf(file.split('/')[0]!)) as [number, number];
  return own >= 0 && (other < 0 || other > own);
}

it.each(Object.entries(roomsOf))('keeps the rooms of %s in their order', (feature, rooms) => {
  const files = filesOf(feature);
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]!));
  expect([...folders].toSorted()).toEqual([...rooms].toSorted());
  expect(files.flatMap((file) => importsOf(feature, file)).filter((one) => isForbidden(rooms, one))).toEqual([]);
});

it('refuses a room that imports a later one or the root', () => {
  const rooms = roomsOf['orders']!;
  expect(isForbidden(rooms, { from: 'record/orderReads.ts', to: 'acts/acts.ts' })).toBe(true);
  expect(isForbidden(rooms, { from: 'acts/acts.ts', to: 'orders.public.tsx' })).toBe(true);
  expect(isForbidden(rooms, { from: 'acts/acts.ts', to: 'record/orderReads.ts' })).toBe(false);
});

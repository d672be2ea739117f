import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** The rooms of every feature that has some. Each imports from itself and from those before it; the root composes them. */
const roomsOf: Readonly<Record<string, readonly string[]>> = {
  categories: ['record', 'previews', 'stock', 'productCodes', 'models'],
  classification: ['record', 'judging', 'pairs', 'changes'],
  lastMile: [
    'storeShipping',
    'sellers',
    'shipment',
    'rows',
    'price',
    'buy',
    'batches',
    'parcels',
    'costs',
    'invoices',
    'handover',
  ],
  library: ['folders', 'files', 'search', 'upload', 'move', 'rename', 'trash'],
  orders: [
    'record',
    'state',
    'list',
    'mapping',
    'handout',
    'drawings',
    'labels',
    'parcels',
    'market',
    'shipping',
    'review',
    'entry',
    'bulk',
    'views',
  ],
  platformCategories: ['sources', 'kept', 'asking'],
  production: ['pieces', 'board', 'sheets'],
  products: ['record', 'list', 'write', 'effects', 'combination', 'variants', 'takeOver', 'bulk', 'sheets'],
  publishing: ['settings', 'record', 'list', 'preflight', 'send', 'plan', 'acts', 'truth', 'calendar'],
  skuMapping: ['contradictions', 'record', 'checks', 'waiting', 'save', 'import', 'bulk'],
  stores: ['grants', 'record', 'connection', 'authorization', 'calendar'],
  sync: ['failures', 'schedule', 'sources', 'lease', 'ledger', 'run', 'status', 'requests', 'webhooks'],
};

interface Import {
  from: string;
  to: string;
}

const files = globSync('*/**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
const inRooms = files.filter((file) => file.split('/').length > 2);

/** Those within the feature. Paths begin with the feature's name. */
function importsOf(file: string): Import[] {
  const text = readFileSync(posix.join(import.meta.dirname, file), 'utf8');
  const [feature] = file.split('/');
  return [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)]
    .map(([, target]) => ({ from: file, to: posix.join(posix.dirname(file), target!) }))
    .filter(({ to }) => to.startsWith(`${feature}/`));
}

function isForbidden({ from, to }: Import): boolean {
  const [own, other] = [from, to].map((file) => {
    const [feature, room] = file.split('/');
    return roomsOf[feature!]!.indexOf(room!);
  }) as [number, number];
  return other < 0 || other > own;
}

it('lists the rooms of every feature that has some', () => {
  const found = Map.groupBy(inRooms, (file) => file.split('/')[0]!);
  const sorted = [...found].map(([feature, its]) => [
    feature,
    [...new Set(its.map((file) => file.split('/')[1]!))].sort(),
  ]);
  const listed = Object.entries(roomsOf).map(([feature, rooms]) => [feature, rooms.toSorted()]);
  expect(Object.fromEntries(sorted)).toEqual(Object.fromEntries(listed));
});

it('lets a room import only from rooms before it', () => {
  expect(inRooms.flatMap(importsOf).filter(isForbidden)).toEqual([]);
});

it('refuses a room that imports a later one or the root', () => {
  expect(isForbidden({ from: 'orders/record/log.ts', to: 'orders/state/rules.ts' })).toBe(true);
  expect(isForbidden({ from: 'orders/record/log.ts', to: 'orders/orders.public.ts' })).toBe(true);
  expect(isForbidden({ from: 'sync/run/end.ts', to: 'sync/requests/requests.ts' })).toBe(true);
  expect(isForbidden({ from: 'sync/run/end.ts', to: 'sync/lease/lease.ts' })).toBe(false);
});

import { auditMessages } from '@pressroom/contract/audit/audit.messages';
import { isMessageKey, type MessageKey } from '@pressroom/contract/messages';
import type { Params } from '../../platform/i18n.ts';

/** A text that was kept as its message, so that every reader gets it in their own language. */
export interface KeptMessage {
  key: MessageKey;
  params?: Params;
}
export type Leaf = string | number | boolean | KeptMessage;

export interface Change {
  /** Of the record it belongs to, in a row about several. */
  recordId: string | null;
  path: string;
  /** The path without the places in lists of plain values: these are told by the values themselves. */
  names: readonly string[];
  before: Leaf | null;
  after: Leaf | null;
}

interface Sides {
  objectIds: readonly string[];
  before: unknown;
  after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

interface Parts {
  /** What stands under a record's id, by that id. */
  own: ReadonlyMap<string, Fields>;
  /** What stands beside: true of every record of the row. */
  shared: Fields;
}

/** What says nothing to a reader: when and under which number a record is kept. */
const bookkeeping = new Set(['id', 'orderId', 'gmtCreate', 'gmtModified']);

/** What differs between before and after, record by record; no more than `most` of it. */
export function changesOf({ objectIds, before, after }: Sides, most: number): Change[] {
  const [old, now] = [partsOf(before, objectIds), partsOf(after, objectIds)];
  const changes = differences(null, old.shared, now.shared);
  for (const id of objectIds) {
    if (changes.length >= most) break;
    changes.push(...differences(id, old.own.get(id), now.own.get(id)));
  }
  return changes.slice(0, most);
}

/** The same row as it concerns one of its records: without the others. */
export function narrow<Row extends Sides>(row: Row, id: string): Row {
  const side = (value: unknown) => {
    const { shared, own } = partsOf(value, row.objectIds);
    return { ...shared, ...own.get(id) };
  };
  return { ...row, objectIds: [id], before: side(row.before), after: side(row.after) };
}

/** What the records are called, by their ids; those without a name are left out. */
export function labelsOf({ objectIds, before, after }: Sides, field: string): Map<string, Leaf> {
  const [old, now] = [partsOf(before, objectIds), partsOf(after, objectIds)];
  const alone = objectIds.length === 1 ? [now.shared, old.shared] : [];
  const labels = new Map<string, Leaf>();
  for (const id of objectIds) {
    const places = [now.own.get(id), old.own.get(id), ...alone];
    const label = places.map((fields) => leafOf(fields?.[field])).find((leaf) => leaf !== null);
    if (label !== undefined && label !== null) labels.set(id, label);
  }
  return labels;
}

function partsOf(side: unknown, objectIds: readonly string[]): Parts {
  if (!isFields(side)) return { own: new Map(), shared: {} };
  const ids = new Set(objectIds);
  const entries = Object.entries(side);
  return {
    own: new Map(entries.filter((entry): entry is [string, Fields] => ids.has(entry[0]) && isFields(entry[1]))),
    shared: Object.fromEntries(entries.filter(([name]) => !ids.has(name))),
  };
}

function differences(recordId: string | null, before: unknown, after: unknown): Change[] {
  const [old, now] = [flat(before), flat(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  const changes = paths.flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    if (JSON.stringify(was?.leaf) === JSON.stringify(is?.leaf)) return [];
    const { names } = (is ?? was)!;
    return [{ recordId, path, names, before: was?.leaf ?? null, after: is?.leaf ?? null }];
  });
  return changes.toSorted((a, b) => inOrder(a.names, b.names));
}

const told = new Map(Object.keys(auditMessages).map((key, place) => [key, place]));

/** As their words stand in the catalogue: PostgreSQL keeps no order of its own inside JSON. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((name, place) => name !== b[place]);
  const rank = (name = '') => (/^\d+$/.test(name) ? Number(name) : (told.get(`audit.field.${name}`) ?? told.size));
  return at < 0 ? 0 : rank(a[at]) - rank(b[at]);
}

interface Placed {
  names: readonly string[];
  leaf: Leaf;
}

/** Every plain value by its path. Plain values in a list are known by themselves: one more or less moves none of the others. */
function flat(value: unknown, path = '', names: readonly string[] = [], into = new Map<string, Placed>()) {
  const leaf = leafOf(value);
  const below = (name: string) => (path ? `${path}.${name}` : name);
  if (leaf !== null) into.set(path, { names, leaf });
  else if (Array.isArray(value))
    value.forEach((item: unknown, place) => {
      const plain = leafOf(item);
      if (plain === null) flat(item, below(String(place)), [...names, String(place + 1)], into);
      else into.set(below(typeof plain === 'object' ? plain.key : String(plain)), { names, leaf: plain });
    });
  else if (isFields(value))
    for (const [name, inner] of Object.entries(value))
      if (!bookkeeping.has(name)) flat(inner, below(name), [...names, name], into);
  return into;
}

/** Null for what is no plain value, and for nothing: an empty text is as good as none. */
function leafOf(value: unknown): Leaf | null {
  if (typeof value === 'string') return value || null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return isKeptMessage(value) ? value : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKeptMessage(value: unknown): value is KeptMessage {
  return isFields(value) && typeof value['key'] === 'string' && isMessageKey(value['key']);
}

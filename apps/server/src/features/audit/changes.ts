import { auditMessages } from '@pressroom/contract/audit/audit.messages';
import type { Message } from '@pressroom/contract/message';
import { isMessageKey } from '@pressroom/contract/messages';

/** A plain value; a message is stored as such, so that every reader gets it in their own language. */
export type Leaf = string | number | boolean | Message;

export interface Change {
  /** The record that has changed, in a row about several records. */
  recordId: string | null;
  path: string;
  /** The path without the indexes in lists of plain values, which are named by the value itself. */
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
  /** The fields of single records, by the record's id. */
  own: ReadonlyMap<string, Fields>;
  /** The fields that are true of every record of the row. */
  shared: Fields;
}

/** Fields that mean nothing to a reader: technical ids and times. */
const bookkeeping = new Set(['id', 'orderId', 'gmtCreate', 'gmtModified']);

/** The differences between before and after, record by record; `most` of them at most. */
export function changesOf({ objectIds, before, after }: Sides, most: number): Change[] {
  const [old, now] = [partsOf(before, objectIds), partsOf(after, objectIds)];
  const changes = differences(null, old.shared, now.shared);
  for (const id of objectIds) {
    if (changes.length >= most) break;
    changes.push(...differences(id, old.own.get(id), now.own.get(id)));
  }
  return changes.slice(0, most);
}

/** The row without the fields of all records but one. */
export function narrow<Row extends Sides>(row: Row, id: string): Row {
  const side = (value: unknown) => {
    const { shared, own } = partsOf(value, row.objectIds);
    return { ...shared, ...own.get(id) };
  };
  return { ...row, objectIds: [id], before: side(row.before), after: side(row.after) };
}

/** The names of the records by their ids, without those that have no name. */
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
  return changes.toSorted((a, b) => compareNames(a.names, b.names));
}

const orderOfTexts = new Map(Object.keys(auditMessages).map((key, index) => [key, index]));

/** The order of the fields' texts in the catalogue, because PostgreSQL keeps no order inside JSON. */
function compareNames(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((name, index) => name !== b[index]);
  const rank = (name = '') =>
    /^\d+$/.test(name) ? Number(name) : (orderOfTexts.get(`audit.field.${name}`) ?? orderOfTexts.size);
  return at < 0 ? 0 : rank(a[at]) - rank(b[at]);
}

interface PathLeaf {
  names: readonly string[];
  leaf: Leaf;
}

/** Every plain value by its path. In a list, a plain value is its own path, so that adding one does not move the others. */
function flat(value: unknown, path = '', names: readonly string[] = [], into = new Map<string, PathLeaf>()) {
  const leaf = leafOf(value);
  const below = (name: string) => (path ? `${path}.${name}` : name);
  if (leaf !== null) into.set(path, { names, leaf });
  else if (Array.isArray(value))
    value.forEach((item: unknown, index) => {
      const plain = leafOf(item);
      if (plain === null) flat(item, below(String(index)), [...names, String(index + 1)], into);
      else into.set(below(typeof plain === 'object' ? plain.key : String(plain)), { names, leaf: plain });
    });
  else if (isFields(value))
    for (const [name, inner] of Object.entries(value))
      if (!bookkeeping.has(name)) flat(inner, below(name), [...names, name], into);
  return into;
}

/** The plain value; null for any other value and for an empty text. */
function leafOf(value: unknown): Leaf | null {
  if (typeof value === 'string') return value || null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return isMessage(value) ? value : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMessage(value: unknown): value is Message {
  return isFields(value) && typeof value['key'] === 'string' && isMessageKey(value['key']);
}

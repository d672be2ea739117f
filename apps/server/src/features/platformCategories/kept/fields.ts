import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { withLinkedRules } from '@pressroom/contract/attributes/linkedRules';
import type { Message } from '@pressroom/contract/message';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { readers } from '../sources/open.ts';
import { formats, linkedKey } from '../sources/source.ts';
import { findHeld } from './held.ts';
import { findContents, findKeptOne, type Kept } from './queries.ts';

interface OfProductType {
  storeId: string;
  productTypeId: string;
}

interface KeptFields {
  marketplace: Marketplace;
  fields: AttributeField[];
  askedAt: string;
  /** Why it was not asked for again. */
  problem: Message | null;
}

interface ReadAttributes {
  attributes: object;
  fields: AttributeField[];
}

/** By marketplace and hash: reading thousands of values anew for each question would be most of the answer's time. */
const read = new Map<string, ReadAttributes>();
const mostRead = 50;

/**
 * The fields that a category asks for, from what is kept: asks nobody, so a transaction may call it. With the rules that
 * hang on the chosen values, as far as they are kept. Undefined: nothing is kept.
 */
export async function findFields(
  db: Db,
  { chosen = [], ...of }: OfProductType & { chosen?: readonly AttributeRow[] },
): Promise<KeptFields | undefined> {
  const found = await findAttributes(db, of);
  if (!found) return undefined;
  const { kept, fields } = found;
  const { marketplace, askedAt, problem } = kept;
  const rules = await findLinkedRules(db, of, chosen);
  return { marketplace, fields: rules.length > 0 ? withLinkedRules(fields, rules) : fields, askedAt, problem };
}

/**
 * Keeps the category's definition as it is until the transaction ends. Whoever is told of the next change then finds what
 * was written by this one.
 */
export async function holdDefinition(tx: Tx, { storeId, productTypeId }: OfProductType): Promise<void> {
  await tx
    .selectFrom('platformDefinitions')
    .where('storeId', '=', storeId)
    .where('kind', '=', 'attributes')
    .where('key', '=', productTypeId)
    .select('key')
    .forShare()
    .execute();
}

/** The marketplace's own entries of a publish call for these values; undefined: nothing is kept. */
export async function payloadOf(
  db: Db,
  { rows, ...of }: OfProductType & { rows: readonly AttributeRow[] },
): Promise<object | undefined> {
  const found = await findAttributes(db, of);
  return found && readers[found.kept.marketplace].payloadOf(found.attributes, rows);
}

export async function findAttributes(
  db: Db,
  { storeId, productTypeId }: OfProductType,
): Promise<(ReadAttributes & { kept: Kept }) | undefined> {
  const kept = await findKeptOne(db, storeId, 'attributes', productTypeId);
  if (!kept) return undefined;
  const name = `${kept.marketplace} ${kept.hash}`;
  const known = read.get(name);
  if (known) return { ...known, kept };
  const contents = await findContents(db, { storeId, kind: 'attributes', keys: [productTypeId] });
  const attributes = contents.get(productTypeId);
  return attributes && { ...readOnce(kept, attributes), kept };
}

function readOnce({ marketplace, hash }: Pick<Kept, 'marketplace' | 'hash'>, attributes: object): ReadAttributes {
  const now = { attributes, fields: readers[marketplace].fieldsOf(attributes) };
  const [oldest] = read.keys();
  if (read.size >= mostRead && oldest !== undefined) read.delete(oldest);
  read.set(`${marketplace} ${hash}`, now);
  return now;
}

/**
 * The same for many categories in two statements, without linked rules. Values of them are read anew where they were not
 * read lately.
 */
export async function findFieldsOfEach(
  db: Db,
  categories: readonly OfProductType[],
): Promise<(category: OfProductType) => ReadAttributes | undefined> {
  const { rows } = await sql<OfProductType & Pick<Kept, 'marketplace' | 'hash'>>`
    select store_id, key as product_type_id, marketplace, encode(hash, 'hex') as hash from platform_definitions
    where kind = 'attributes' and format = ${formats.attributes} and (store_id, key) in (
      select * from unnest(${categories.map(({ storeId }) => storeId)}::bigint[],
        ${categories.map(({ productTypeId }) => productTypeId)}::text[]))`.execute(db);
  // the same answer of several stores is read once
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  const known = new Map([...byHash].map(([hash, row]) => [hash, read.get(`${row.marketplace} ${hash}`)]));
  const unread = [...byHash.values()].filter(({ hash }) => !known.get(hash));
  const held = await findHeld(db, unread.map(questionOf));
  for (const row of unread) {
    const attributes = held(questionOf(row));
    if (attributes) known.set(row.hash, readOnce(row, attributes));
  }
  const found = new Map(rows.map((row) => [keyOf(row), known.get(row.hash)]));
  return (category) => found.get(keyOf(category));
}

const questionOf = ({ storeId, productTypeId }: OfProductType) =>
  ({ storeId, kind: 'attributes', key: productTypeId }) as const;

const keyOf = ({ storeId, productTypeId }: OfProductType) => `${storeId} ${productTypeId}`;

async function findLinkedRules(db: Db, { storeId, productTypeId }: OfProductType, chosen: readonly AttributeRow[]) {
  const keys = chosen.flatMap(({ attributeId, valueId }) =>
    valueId === undefined ? [] : [linkedKey({ productTypeId, attributeId, valueId })],
  );
  if (keys.length === 0) return [];
  const contents = await findContents(db, { storeId, kind: 'linkedRules', keys });
  return [...contents.values()].flat();
}

import { codeType } from '@pressroom/contract/codes/codes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';

/** A product code with the words of the dictionary that it is made of. */
export type Goods = Awaited<ReturnType<typeof findGoods>>[number];

export interface DictionaryEntry {
  id: string;
  type: number;
  code: string;
  name: string;
}

/** The shop's own codes, and the lexicon made of them. */
interface Dictionary {
  entries: readonly DictionaryEntry[];
  lexicon: Lexicon;
}

let latest: ({ stamp: string } & Dictionary) | undefined;

/** Cached; read again after any process has changed the dictionary. */
export async function findDictionary(db: Db): Promise<Dictionary> {
  const { stamp } = await db
    .selectFrom('codes')
    .select(sql<string>`count(*) || ' ' || coalesce(max(gmt_modified), 'epoch')`.as('stamp'))
    .executeTakeFirstOrThrow();
  if (latest?.stamp !== stamp) latest = { stamp, ...(await readDictionary(db)) };
  return latest;
}

export const findLexicon = async (db: Db): Promise<Lexicon> => (await findDictionary(db)).lexicon;

async function readDictionary(db: Db): Promise<Dictionary> {
  const entries = await db.selectFrom('codes').select(['id', 'type', 'code', 'name']).orderBy('id').execute();
  const of = (type: number) => entries.filter((entry) => entry.type === type);
  const lexicon = lexiconOf({ styles: of(codeType.style), colours: of(codeType.colour), sizes: of(codeType.size) });
  return { entries, lexicon };
}

export function goods(db: Db) {
  return db
    .selectFrom('productCodes as product')
    .innerJoin('productCategories as category', 'category.id', 'product.categoryId')
    .innerJoin('codes as style', 'style.id', 'category.styleId')
    .innerJoin('codes as color', 'color.id', 'category.colorId')
    .innerJoin('codes as size', 'size.id', 'product.sizeId')
    .select([
      'product.id',
      'product.code',
      'product.categoryId',
      'category.numberOfPrints as printNum',
      'style.code as styleCode',
      'style.name as styleName',
      'color.code as colorCode',
      'color.name as colorName',
      'size.code as sizeCode',
      'size.name as sizeName',
    ]);
}

export function findGoods(db: Db, ids: readonly string[]) {
  return goods(db)
    .where('product.id', '=', anyOf([...new Set(ids)], 'bigint'))
    .execute();
}

const namesAWord = 20;
/** Where all words of a text are common, so many of the longest are looked up in pairs. */
const pairedWords = 8;

export interface NamedPicture {
  id: string;
  name: string;
}

/**
 * The library pictures that each list of words may name, in the order of the lists: for each word the pictures with the
 * shortest names, and for each pair of common words the pictures with both.
 */
export async function findNamedPictures(db: Db, texts: readonly (readonly string[])[]): Promise<NamedPicture[][]> {
  const words = [...new Set(texts.flat())];
  if (words.length === 0) return texts.map(() => []);
  const ofWords = await findByWords(db, words);
  const common = texts.map((text) => [...new Set(text)].filter((word) => ofWords.get(word)?.length === namesAWord));
  const pairs = common.map(pairsOf);
  const ofPairs = await findByPairs(db, [...new Map(pairs.flat().map((pair) => [pair.join(' '), pair])).values()]);
  return texts.map((text, index) => {
    const found = [
      ...pairs[index]!.flatMap((pair) => ofPairs.get(pair.join(' ')) ?? []),
      ...text.flatMap((word) => ofWords.get(word) ?? []),
    ];
    return [...new Map(found.map((picture) => [picture.id, picture])).values()];
  });
}

type WordPair = readonly [string, string];

/** Leaves out a pair whose longer word contains the shorter one: the longer word alone finds the same pictures. */
function pairsOf(words: readonly string[]): WordPair[] {
  const longest = words.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, pairedWords);
  return longest.flatMap((long, index) =>
    longest
      .slice(index + 1)
      .filter((short) => !long.includes(short))
      .map((short): WordPair => [long, short]),
  );
}

async function findByWords(db: Db, words: readonly string[]): Promise<Map<string, NamedPicture[]>> {
  const { rows } = await sql<NamedPicture & { word: string }>`
    select asked.word, file.id, file.name
    from unnest(${words}::text[]) as asked (word),
    lateral (
      select picture_id, name_length from picture_terms term where term.word = asked.word
      order by name_length, picture_id limit ${sql.lit(namesAWord)}) found
    join library_files file on file.id = found.picture_id
    order by asked.word, found.name_length, found.picture_id`.execute(db);
  return Map.groupBy(rows, ({ word }) => word);
}

async function findByPairs(db: Db, pairs: readonly WordPair[]): Promise<Map<string, NamedPicture[]>> {
  if (pairs.length === 0) return new Map();
  const { rows } = await sql<NamedPicture & { pair: string }>`
    select asked.long || ' ' || asked.short as pair, file.id, file.name
    from unnest(${pairs.map(([long]) => long)}::text[], ${pairs.map(([, short]) => short)}::text[]) as asked (long, short),
    lateral (
      select picture_id, name_length
      from picture_terms term join picture_terms other using (name_length, picture_id)
      where term.word = asked.long and other.word = asked.short
      order by name_length, picture_id limit ${sql.lit(namesAWord)}) found
    join library_files file on file.id = found.picture_id
    order by pair, found.name_length, found.picture_id`.execute(db);
  return Map.groupBy(rows, ({ pair }) => pair);
}

import { codeType } from '@pressroom/contract/codes/codes';
import { libraryType } from '@pressroom/contract/library/library';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';

/** A product code with the words of the dictionary that it is made of. */
export type Goods = Awaited<ReturnType<typeof findGoods>>[number];

let latest: { stamp: string; lexicon: Lexicon } | undefined;

/** Read anew whenever the dictionary has changed, by whichever process. */
export async function findLexicon(db: Db): Promise<Lexicon> {
  const { stamp } = await db
    .selectFrom('codes')
    .select(sql<string>`count(*) || ' ' || coalesce(max(gmt_modified), 'epoch')`.as('stamp'))
    .executeTakeFirstOrThrow();
  if (latest?.stamp !== stamp) latest = { stamp, lexicon: await readLexicon(db) };
  return latest.lexicon;
}

async function readLexicon(db: Db): Promise<Lexicon> {
  const entries = await db.selectFrom('codes').select(['type', 'code', 'name']).orderBy('id').execute();
  const of = (type: number) => entries.filter((entry) => entry.type === type);
  return lexiconOf({ styles: of(codeType.style), colours: of(codeType.colour), sizes: of(codeType.size) });
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

export interface NamedPicture {
  id: string;
  name: string;
}

/** Pictures of the library with these words in their names, by word; some of each, where there are many. */
export async function findPicturesOfWords(db: Db, words: readonly string[]): Promise<Map<string, NamedPicture[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<NamedPicture & { word: string }>`
    select asked.word, found.id, found.name
    from unnest(${[...new Set(words)]}::text[]) as asked (word),
    lateral (
      select id, name from library_files
      where library_type = ${sql.lit(libraryType.library)} and picture_words(name) @> array[asked.word]
      limit ${sql.lit(namesAWord)}) found`.execute(db);
  return Map.groupBy(rows, ({ word }) => word);
}

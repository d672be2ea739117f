import { productType } from '@pressroom/contract/products/product';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containsWord, type WordSearch, wordSearch } from '../../../platform/database/expressions.ts';
import { type Cut, cutOf, limitOf, type Page } from '../../../platform/database/page.ts';
import { findMadeSkus, type ListedSku } from '../record/queries.ts';

interface Shape {
  type?: number;
  /** Without combinations. */
  components: boolean;
  size?: number;
}

type Values = Partial<WordSearch> & Cut;

/** The SKUs that hold the word, each part of the search by its own index: an `or` would read every SKU. */
const holding = ({ word, pattern }: WordSearch) => sql`(
  select id, product_id from product_skus where ${containsWord(sql`sku`, { word, pattern })}
  union select id, product_id from product_skus where ${containsWord(sql`name`, { word, pattern })}
  union select held.id, held.product_id from products join product_skus held on held.product_id = products.id
  where ${containsWord(sql`products.spu`, { word, pattern })})`;

interface Choice {
  id: string;
  spu: string;
}

const pageOfChoices = compiledOnce((db, { type, components, size }: Shape, { word, pattern, ...cut }: Values) => {
  const kinds = [
    ...(type === undefined ? [] : [sql`product.product_type = ${sql.lit(type)}`]),
    ...(components ? [sql`product.product_type <> ${sql.lit(productType.combination)}`] : []),
  ];
  const ofKinds = kinds.length > 0 ? sql`where ${sql.join(kinds, sql` and `)}` : sql``;
  const ofProducts = kinds.length > 0 ? sql`join products product on product.id = sku.product_id` : sql``;
  const searched = word === undefined ? undefined : holding({ word, pattern });
  // products count their SKUs, which saves counting a million of them
  const total = searched ? sql`count(*) over ()` : sql`(select sum(sku_count) from products product ${ofKinds})`;
  return sql<Choice & { total: string }>`
    select chosen.id, product.spu, chosen.total
    from (
      select sku.id, sku.product_id, ${total} as total
      from ${searched ?? sql`product_skus`} sku ${ofProducts} ${ofKinds}
      order by sku.id desc ${limitOf({ ...cut, size })}
    ) chosen
    join products product on product.id = chosen.product_id
    order by chosen.id desc`.compile(db);
});

/** Newest first. */
export async function findChoices(
  db: Db,
  { fuzzy, productType: type, components, ...page }: ChoiceSearch,
): Promise<Page<{ sku: ListedSku; spu: string }>> {
  const { size, limits } = cutOf(page);
  const shape = { type, components: components ?? false, size };
  const words = fuzzy ? wordSearch(fuzzy) : {};
  const choices = await pageOfChoices(db, shape, { ...words, ...limits });
  const skus = new Map((await findMadeSkus(db, { skuIds: choices.map(({ id }) => id) })).map((sku) => [sku.id, sku]));
  const rows = choices.map(({ id, spu }) => ({ sku: skus.get(id)!, spu }));
  const counted = choices[0] ?? (page.pageNum === 1 ? undefined : await first(db, shape, words));
  return { rows, total: Number(counted?.total ?? 0) };
}

interface ChoiceSearch {
  fuzzy?: string;
  productType?: number;
  components?: boolean;
  pageNum: number;
  pageSize: number;
}

/** A page behind the last one has no row that says how many there are. */
async function first(db: Db, { type, components }: Shape, words: Partial<WordSearch>) {
  const [row] = await pageOfChoices(db, { type, components }, { ...words, limit: 1 });
  return row;
}

import type { PageRequest } from '@pressroom/contract/fields/pages';
import { productType } from '@pressroom/contract/products/product';
import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containsWord, type WordSearch, wordSearch } from '../../../platform/database/expressions.ts';
import { type Cut, cutOf, limitOf, type Page } from '../../../platform/database/page.ts';
import { findMadeSkus, type ListedSku } from '../record/queries.ts';

interface Shape {
  type?: number;
  /** Without combinations. */
  components: boolean;
  /** The first SKU of each product. */
  ofProducts: boolean;
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
  skuCount: number;
}

interface Found {
  /** Whose products are wanted, as a condition on `product`. */
  ofKinds: RawBuilder<unknown>;
  isOfKinds: boolean;
  /** The SKUs that hold the word; undefined: all. */
  searched: RawBuilder<unknown> | undefined;
  cut: Cut;
}

const pageOfChoices = compiledOnce((db, { type, ...shape }: Shape, { word, pattern, ...limits }: Values) => {
  const kinds = [
    ...(type === undefined ? [] : [sql`product.product_type = ${sql.lit(type)}`]),
    ...(shape.components ? [sql`product.product_type <> ${sql.lit(productType.combination)}`] : []),
  ];
  const found: Found = {
    ofKinds: kinds.length > 0 ? sql`where ${sql.join(kinds, sql` and `)}` : sql``,
    isOfKinds: kinds.length > 0,
    searched: word === undefined ? undefined : holding({ word, pattern }),
    cut: { ...limits, size: shape.size },
  };
  return (shape.ofProducts ? firstSkus(found) : everySku(found)).compile(db);
});

function everySku({ ofKinds, isOfKinds, searched, cut }: Found) {
  const ofProducts = isOfKinds ? sql`join products product on product.id = sku.product_id` : sql``;
  // products count their SKUs, which saves counting a million of them
  const total = searched ? sql`count(*) over ()` : sql`(select sum(sku_count) from products product ${ofKinds})`;
  return sql<Choice & { total: string }>`
    select chosen.id, product.spu, product.sku_count as "skuCount", chosen.total
    from (
      select sku.id, sku.product_id, ${total} as total
      from ${searched ?? sql`product_skus`} sku ${ofProducts} ${ofKinds}
      order by sku.id desc ${limitOf(cut)}
    ) chosen
    join products product on product.id = chosen.product_id
    order by chosen.id desc`;
}

function firstSkus({ ofKinds, searched, cut }: Found) {
  const ofWord = searched
    ? sql`join (select distinct product_id from ${searched} held) held on held.product_id = product.id`
    : sql``;
  const total = searched ? sql`count(*) over ()` : sql`(select count(*) from products product ${ofKinds})`;
  return sql<Choice & { total: string }>`
    select sku.id, chosen.spu, chosen.sku_count as "skuCount", chosen.total
    from (
      select product.id, product.spu, product.sku_count, ${total} as total
      from products product ${ofWord} ${ofKinds}
      order by product.id desc ${limitOf(cut)}
    ) chosen
    cross join lateral (
      select id from product_skus where product_id = chosen.id order by "position", id limit 1
    ) sku
    order by chosen.id desc`;
}

/** Newest first. */
export async function findChoices(
  db: Db,
  { fuzzy, productType: type, components = false, ofProducts = false, ...page }: ChoiceSearch,
): Promise<Page<Omit<Choice, 'id'> & { sku: ListedSku }>> {
  const { size, limits } = cutOf(page);
  const shape = { type, components, ofProducts, size };
  const words = fuzzy ? wordSearch(fuzzy) : {};
  const choices = await pageOfChoices(db, shape, { ...words, ...limits });
  const skus = new Map((await findMadeSkus(db, { skuIds: choices.map(({ id }) => id) })).map((sku) => [sku.id, sku]));
  const rows = choices.map(({ id, spu, skuCount }) => ({ sku: skus.get(id)!, spu, skuCount }));
  const counted = choices[0] ?? (page.pageNum === 1 ? undefined : await first(db, shape, words));
  return { rows, total: Number(counted?.total ?? 0) };
}

interface ChoiceSearch extends PageRequest {
  fuzzy?: string;
  productType?: number;
  components?: boolean;
  ofProducts?: boolean;
}

/** A page behind the last one has no row that says how many there are. */
async function first(db: Db, shape: Shape, words: Partial<WordSearch>) {
  const [row] = await pageOfChoices(db, { ...shape, size: undefined }, { ...words, limit: 1 });
  return row;
}

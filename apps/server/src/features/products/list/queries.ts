import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { countOf, type Cut, cutOf, cutTo, type Page, pageWithTotal, totalOf } from '../../../platform/database/page.ts';
import { headColumns, headTables, type ProductHead } from '../record/heads.ts';
import { isNarrowed, matchingProducts, type Search, type SearchShape, type SearchValues } from './search.ts';

interface Shape extends SearchShape {
  size?: number;
  searched: boolean;
}

/** Finds the ids first: of products outside the page nothing else is read. */
const pageOfProducts = compiledOnce((db, { size, searched, ...shape }: Shape, values: SearchValues & Cut) => {
  const matching = matchingProducts(db, { shape, values });
  const ordered = matching.select(totalOf(matching, { searched })).orderBy('id', 'desc');
  return sql<ProductHead & { total: string }>`
    select chosen.total, ${headColumns}
    from ${cutTo(ordered, { ...values, size })} as chosen ${headTables}
    order by product.id desc`.compile(db);
});

/** Newest first. */
export async function findProductHeads(
  db: Db,
  search: Search,
  page: { pageNum: number; pageSize: number },
): Promise<Page<ProductHead>> {
  const { size, limits } = cutOf(page);
  const shape = { ...search.shape, size, searched: isNarrowed(search) };
  const rows = await pageOfProducts(db, shape, { ...search.values, ...limits });
  return pageWithTotal(rows, () => countOf(matchingProducts(db, search)), page);
}

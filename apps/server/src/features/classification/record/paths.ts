import type { Language } from '@pressroom/contract/messages';
import type { Db } from '../../../platform/database/database.ts';
import { findPaths } from '../../platformCategories/platformCategories.public.ts';

/** The two categories of a template, with the names of the time when it was saved. */
interface Categorised {
  sheinStoreId: string;
  sheinCategoryIds: string[];
  sheinCategory: string[];
  temuStoreId: string;
  temuCategoryIds: string[];
  temuCategory: string[];
}

const sheinOf = ({ sheinStoreId, sheinCategoryIds }: Categorised) => placeOf(sheinStoreId, sheinCategoryIds);
const temuOf = ({ temuStoreId, temuCategoryIds }: Categorised) => placeOf(temuStoreId, temuCategoryIds);
const placeOf = (storeId: string, ids: readonly string[]) => ({ storeId, categoryId: ids.at(-1) ?? '' });

/**
 * Puts the names of categories in the reader's language, as far as the copy of the marketplace's tree holds them. The
 * result is to be shown: neither stored nor audited.
 */
export async function nameCategories<Record extends Categorised>(
  db: Db,
  records: readonly Record[],
  language: Language,
): Promise<Record[]> {
  const places = records.flatMap((record) => [sheinOf(record), temuOf(record)]);
  const pathOf = await findPaths(db, places, language);
  return records.map((record) => ({
    ...record,
    sheinCategory: pathOf(sheinOf(record)) ?? record.sheinCategory,
    temuCategory: pathOf(temuOf(record)) ?? record.temuCategory,
  }));
}

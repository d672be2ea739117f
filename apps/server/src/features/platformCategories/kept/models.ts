import type { Db } from '../../../platform/database/database.ts';
import type { ModelRule } from '../sources/source.ts';
import { findContents } from './queries.ts';

interface OfCategory {
  storeId: string;
  categoryId: string;
}

/** Whether the category shows models, and of which kind; undefined: it is not kept. */
export async function canModel(db: Db, { storeId, categoryId }: OfCategory): Promise<ModelRule | undefined> {
  return (await findContents(db, { storeId, kind: 'modelRule', keys: [categoryId] })).get(categoryId);
}

import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { findKeptOne, type Kept } from '../kept/queries.ts';
import { kindsOf } from '../sources/open.ts';
import type { DefinitionKind } from '../sources/source.ts';
import type { Shop } from './answers.ts';
import { askMarketplace } from './ask.ts';

interface Again {
  kept: Kept;
  isChanged: boolean;
}

/** Asks again now. Where the marketplace does not answer, what is kept stands, with the reason. */
export async function askAgain(app: App, shop: Shop, kind: DefinitionKind, key: string): Promise<Again> {
  const { storeId, marketplace } = shop;
  const questions = { storeId, marketplace, kind, keys: [key] };
  try {
    const isChanged = await askMarketplace(app, questions, { again: true });
    return { kept: (await findKeptOne(app.db, storeId, kind, key))!, isChanged };
  } catch (error) {
    const kept = error instanceof Failure ? await findKeptOne(app.db, storeId, kind, key) : undefined;
    if (!kept || kept.marketplace !== marketplace) throw error;
    return { kept, isChanged: false };
  }
}

/** What belongs to one category, beside its attributes. */
const besideAttributes: readonly DefinitionKind[] = ['ownValues', 'modelRule', 'sizeChartRule', 'sizeCharts'];

/** Asks again for all that belongs to one category. The age is that of its attributes. */
export async function askCategoryAgain(
  app: App,
  shop: Shop,
  { productTypeId, categoryId }: { productTypeId: string; categoryId: string | undefined },
): Promise<Again> {
  const attributes = await askAgain(app, shop, 'attributes', productTypeId);
  const kinds = besideAttributes.filter((kind) => categoryId !== undefined && kindsOf[shop.marketplace].has(kind));
  // a marketplace that does not answer would keep the person waiting once for each kind
  if (attributes.kept.problem) return attributes;
  const others = await Promise.all(
    kinds.map(async (kind) => {
      const before = await findKeptOne(app.db, shop.storeId, kind, categoryId!);
      return before ? (await askAgain(app, shop, kind, categoryId!)).isChanged : false;
    }),
  );
  return { ...attributes, isChanged: attributes.isChanged || others.includes(true) };
}

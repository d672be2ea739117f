import type { SpokenContradiction } from '@pressroom/contract/skuMapping/contradiction';
import type { Db } from '../../../platform/database/database.ts';
import { findGoods, findLexicon, findNamedPictures } from './queries.ts';
import { detectContradictions, wordsToLookUp } from './detect.ts';
import { listingFacts } from './listing.ts';

/** A listing with what it is mapped to. */
export interface MappedListing {
  /** As an order line keeps it. */
  listing: unknown;
  productCodeId: string | null;
  printNames: readonly (string | null)[];
}

/** The contradictions of each item, in the order of the items. Takes a handful of queries, however many items there are. */
export async function findContradictions(db: Db, items: readonly MappedListing[]): Promise<SpokenContradiction[][]> {
  const described = items.flatMap(({ listing, productCodeId, printNames }, index) => {
    const facts = productCodeId ? listingFacts(listing) : null;
    return facts
      ? [{ index, facts, productCodeId: productCodeId!, prints: printNames.filter((name) => name !== null) }]
      : [];
  });
  const found: SpokenContradiction[][] = items.map(() => []);
  if (described.length === 0) return found;
  const lexicon = await findLexicon(db);
  const products = await findGoods(
    db,
    described.map(({ productCodeId }) => productCodeId),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const checked = described.flatMap(({ index, facts, productCodeId, prints }) => {
    const product = byId.get(productCodeId);
    return product ? [{ index, facts, mapped: { ...product, prints } }] : [];
  });
  const words = checked.map(({ facts, mapped }) => wordsToLookUp(facts, mapped, lexicon));
  const pictures = await findNamedPictures(db, words);
  for (const [nth, { index, facts, mapped }] of checked.entries()) {
    const names = pictures[nth]!.map(({ name }) => name);
    found[index] = detectContradictions(facts, mapped, lexicon, [...new Set(names)]);
  }
  return found;
}

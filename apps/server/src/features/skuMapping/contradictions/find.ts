import type { Contradiction } from '@pressroom/contract/skuMapping/contradiction';
import type { Db } from '../../../platform/database/database.ts';
import { findGoods, findLexicon, findNamedPictures } from './queries.ts';
import { contradictionsOf, openWords } from './detect.ts';
import { listingFacts } from './listing.ts';

export interface Judged {
  /** As a line keeps it. */
  listing: unknown;
  productCodeId: string | null;
  printNames: readonly (string | null)[];
}

/** For each of these where its listing contradicts it, in their order; a handful of queries, however many they are. */
export async function findContradictions(db: Db, items: readonly Judged[]): Promise<Contradiction[][]> {
  const speaking = items.flatMap(({ listing, productCodeId, printNames }, place) => {
    const facts = productCodeId ? listingFacts(listing) : null;
    return facts
      ? [{ place, facts, productCodeId: productCodeId!, prints: printNames.filter((name) => name !== null) }]
      : [];
  });
  const found: Contradiction[][] = items.map(() => []);
  if (speaking.length === 0) return found;
  const lexicon = await findLexicon(db);
  const products = await findGoods(
    db,
    speaking.map(({ productCodeId }) => productCodeId),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const judged = speaking.flatMap(({ place, facts, productCodeId, prints }) => {
    const product = byId.get(productCodeId);
    return product ? [{ place, facts, mapped: { ...product, prints } }] : [];
  });
  const words = judged.map(({ facts, mapped }) => openWords(facts, mapped, lexicon));
  const pictures = await findNamedPictures(db, words);
  for (const [index, { place, facts, mapped }] of judged.entries()) {
    const names = pictures[index]!.map(({ name }) => name);
    found[place] = contradictionsOf(facts, mapped, lexicon, [...new Set(names)]);
  }
  return found;
}

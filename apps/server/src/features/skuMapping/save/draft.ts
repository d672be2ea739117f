import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { DraftJudgement } from '@pressroom/contract/skuMapping/contradiction';
import type { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { Db } from '../../../platform/database/database.ts';
import { findProducts } from '../../categories/categories.public.ts';
import { findPictures } from '../../library/library.public.ts';
import { findContradictions, listingFacts } from '../contradictions/contradictions.public.ts';
import { findListings } from '../record/listings.queries.ts';

type Draft = ParsedInput<typeof skuMapping.judgeDraft>;

/** What the listing says of a mapping that is being made; nothing is contradicted until product code and prints are chosen. */
export async function judgeDraft(db: Db, { shopId, skuId, ...chosen }: Draft): Promise<DraftJudgement> {
  const [told] = await findListings(db, [{ shopId, skuId }]);
  const listing = listingFacts(told);
  return { listing, picture: pictureOf(told), contradictions: listing ? await contradict(db, told, chosen) : [] };
}

async function contradict(
  db: Db,
  listing: unknown,
  { productCode, printingImage, printingImage2 }: Omit<Draft, 'shopId' | 'skuId'>,
) {
  if (!productCode || !printingImage) return [];
  const [product] = await findProducts(db, { codes: [productCode] });
  if (!product) return [];
  const ids = [printingImage, printingImage2].slice(0, product.printNum).filter((id) => id !== undefined);
  // the print that is still missing may be the one that the listing names
  if (ids.length < product.printNum) return [];
  const pictures = await findPictures(db, ids);
  const printNames = ids.flatMap((id) => pictures.get(id)?.name ?? []);
  const [found] = await findContradictions(db, [{ listing, productCodeId: product.id, printNames }]);
  return found!;
}

/** Only what a browser may open as a page of the web: the listing is somebody else's text. */
function pictureOf(listing: unknown): string | null {
  const { image } = (listing ?? {}) as { image?: unknown };
  return typeof image === 'string' && /^https?:\/\//i.test(image) && URL.canParse(image) ? image : null;
}

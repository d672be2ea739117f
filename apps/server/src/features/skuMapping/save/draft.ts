import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { DraftCheck } from '@pressroom/contract/skuMapping/contradiction';
import type { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { Db } from '../../../platform/database/database.ts';
import { findProducts } from '../../categories/categories.public.ts';
import { findPictures } from '../../library/library.public.ts';
import { findContradictions, listingFacts } from '../contradictions/contradictions.public.ts';
import { findListings } from '../record/listings.queries.ts';

type Draft = ParsedInput<typeof skuMapping.checkDraft>;

/** The listing of a mapping that is being made, and its contradictions once product code and prints are chosen. */
export async function checkDraft(db: Db, { shopId, skuId, ...chosen }: Draft): Promise<DraftCheck> {
  const [given] = await findListings(db, [{ shopId, skuId }]);
  const listing = listingFacts(given);
  return {
    listing,
    picture: pictureOf(given),
    contradictions: listing ? await contradictionsOfDraft(db, given, chosen) : [],
  };
}

async function contradictionsOfDraft(
  db: Db,
  listing: unknown,
  { productCode, printingImage, printingImage2 }: Omit<Draft, 'shopId' | 'skuId'>,
) {
  if (!productCode || !printingImage) return [];
  const [product] = await findProducts(db, { codes: [productCode] });
  if (!product) return [];
  const ids = [printingImage, printingImage2].slice(0, product.printNum).filter((id) => id !== undefined);
  // the listing may name the print that is still to be chosen
  if (ids.length < product.printNum) return [];
  const pictures = await findPictures(db, ids);
  const printNames = ids.flatMap((id) => pictures.get(id)?.name ?? []);
  const [found] = await findContradictions(db, [{ listing, productCodeId: product.id, printNames }]);
  return found!;
}

/** The picture's address if it is http or https. The listing is foreign text: `javascript:` must not become a link. */
function pictureOf(listing: unknown): string | null {
  const { image } = (listing ?? {}) as { image?: unknown };
  return typeof image === 'string' && /^https?:\/\//i.test(image) && URL.canParse(image) ? image : null;
}

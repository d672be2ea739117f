import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';

/** Reads a listing as an order line keeps it; null where it has no title, SKU or attribute. */
export function listingFacts(given: unknown): ListingFacts | null {
  if (typeof given !== 'object' || given === null) return null;
  const { title, sellerSku, attributes } = given as Record<string, unknown>;
  const facts = {
    title: textOf(title),
    sellerSku: textOf(sellerSku),
    attributes: (Array.isArray(attributes) ? attributes : []).flatMap(
      (one: { name?: unknown; value?: unknown } | null) => {
        const [name, value] = [textOf(one?.name), textOf(one?.value)];
        return name || value ? [{ name, value }] : [];
      },
    ),
  };
  return facts.title || facts.sellerSku || facts.attributes.length > 0 ? facts : null;
}

const longest = 500;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, longest) : '');

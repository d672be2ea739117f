import { z } from 'zod';

/** The mapping says one thing, the marketplace's listing another. */
export const contradiction = z.object({
  about: z.enum(['size', 'colour', 'design']),
  /** Which part of the listing says so. */
  source: z.enum(['attribute', 'sellerSku', 'title']),
  /** As the listing puts it; of a design, the picture that it names. */
  said: z.string(),
  /** What is mapped instead. */
  mapped: z.string(),
});
export type Contradiction = z.output<typeof contradiction>;
export type ContradictionSource = Contradiction['source'];

/** What a marketplace's listing says of the goods. */
export const listingFacts = z.object({
  title: z.string(),
  sellerSku: z.string(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type ListingFacts = z.output<typeof listingFacts>;

import { z } from 'zod';

const spokenAbout = ['size', 'colour', 'design'] as const;
const spokenIn = ['attribute', 'sellerSku', 'title'] as const;

/** The mapping says one thing, the words of the marketplace's listing another. */
export const spokenContradiction = z.object({
  about: z.enum(spokenAbout),
  /** Which part of the listing says so. */
  source: z.enum(spokenIn),
  /** As the listing puts it; of a design, the picture that it names. */
  said: z.string(),
  /** What is mapped instead. */
  mapped: z.string(),
});
export type SpokenContradiction = z.output<typeof spokenContradiction>;

/** The same, or `published`: it was published here as something else than it is mapped to. */
export const contradiction = spokenContradiction.extend({
  about: z.enum([...spokenAbout, 'published']),
  source: z.enum([...spokenIn, 'published']),
});
export type Contradiction = z.output<typeof contradiction>;
export type ContradictionSource = SpokenContradiction['source'];

/** What a marketplace's listing says of the goods. */
export const listingFacts = z.object({
  title: z.string(),
  sellerSku: z.string(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type ListingFacts = z.output<typeof listingFacts>;

/** The listing of a SKU id, and where it contradicts a mapping that is not saved yet. */
export const draftCheck = z.object({
  listing: listingFacts.nullable(),
  /** Where the marketplace shows its picture of the goods. */
  picture: z.string().nullable(),
  contradictions: z.array(contradiction),
});
export type DraftCheck = z.output<typeof draftCheck>;

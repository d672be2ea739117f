export { designCandidates, designWords, likenessOf } from './designs.ts';
export { detectContradictions, type Mapped } from './detect.ts';
export { findContradictions, type MappedListing } from './find.ts';
export type { Dictionary, Lexicon } from './lexicon.ts';
export { listingFacts } from './listing.ts';
export {
  type DictionaryEntry,
  findDictionary,
  findGoods,
  findLexicon,
  findNamedPictures,
  goods,
  type Goods,
  type NamedPicture,
} from './queries.ts';
export { type Reading, readListing } from './readListing.ts';
export { runsOf, wordsOf } from './words.ts';

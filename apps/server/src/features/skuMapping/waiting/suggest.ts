import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import type { Message } from '@pressroom/contract/message';
import {
  detectContradictions,
  designCandidates,
  designWords,
  type Goods,
  type Lexicon,
  likenessOf,
  type NamedPicture,
  type Reading,
  readListing,
  runsOf,
  wordsOf,
} from '../contradictions/contradictions.public.ts';
import type { Relative } from './evidence.queries.ts';

/** A possible mapping: a product, prints, or both, and the reasons for it. */
export interface Idea {
  goods?: Goods;
  prints: NamedPicture[];
  reasons: Message[];
}

/** What was found about one SKU id that waits. */
export interface Evidence {
  facts: ListingFacts | null;
  relatives: readonly (Relative & { goods: Goods; prints: NamedPicture[] })[];
  /** Product codes that come into question, and pictures that share words with the listing. */
  goods: readonly Goods[];
  pictures: readonly NamedPicture[];
}

const mostIdeas = 3;

/** The best first. An idea that the listing contradicts is left out. */
export function suggest({ facts, relatives, goods, pictures }: Evidence, lexicon: Lexicon): Idea[] {
  const whole = relatives
    .filter(({ kind }) => kind !== 'sameTitle')
    .map((relative): Idea => ({ goods: relative.goods, prints: relative.prints, reasons: [reasonOf(relative)] }));
  const codes = facts ? codeIdeas(facts, goods, relatives, lexicon) : [];
  const prints = facts ? printIdeas(facts, relatives, pictures, lexicon) : [];
  const joined = [
    ...prints.slice(0, 2).map((print) => join(codes[0], print)),
    ...codes.slice(1, 2).map((code) => join(code, prints[0])),
    ...(prints.length === 0 ? codes.slice(0, 2) : []),
  ];
  const names = pictures.map(({ name }) => name);
  const sound = [...whole, ...joined].filter((idea) => !facts || !isContradicted(facts, idea, lexicon, names));
  return [...new Map(sound.map((idea) => [keyOf(idea), idea])).values()].slice(0, mostIdeas);
}

const keyOf = ({ goods, prints }: Idea) => [goods?.id ?? '', ...prints.map(({ id }) => id)].join(' ');

function join(code: Idea | undefined, print: Idea | undefined): Idea {
  const prints = print?.prints.slice(0, code?.goods?.printNum ?? 1) ?? [];
  return { goods: code?.goods, prints, reasons: [...(code?.reasons ?? []), ...(print?.reasons ?? [])] };
}

function isContradicted(
  facts: ListingFacts,
  { goods, prints }: Idea,
  lexicon: Lexicon,
  names: readonly string[],
): boolean {
  const unknown = { colorCode: '', colorName: '', sizeCode: '', sizeName: '' };
  const mapped = { ...unknown, ...goods, prints: prints.map(({ name }) => name) };
  return detectContradictions(facts, mapped, lexicon, names).length > 0;
}

function reasonOf({ kind, store, goods, prints }: Evidence['relatives'][number]): Message {
  const names = prints.map(({ name }) => name).join(' ');
  return { key: `skuMapping.because.${kind}`, params: { store, code: goods.code, prints: names } };
}

/** Every run of the SKU's words as a product code would write it. */
export function codesIn(sellerSku: string): string[] {
  return runsOf(wordsOf(sellerSku), 8).map((run) => run.words.join('-'));
}

/** Product codes that the seller's SKU spells out, then those with the colour and size of the listing. */
function codeIdeas(
  facts: ListingFacts,
  goods: readonly Goods[],
  relatives: Evidence['relatives'],
  lexicon: Lexicon,
): Idea[] {
  const spelled = new Set(codesIn(facts.sellerSku));
  const exact = goods
    .filter(({ code }) => spelled.has(wordsOf(code).join('-')))
    .toSorted((a, b) => b.code.length - a.code.length)
    .map((one): Idea => ({
      goods: one,
      prints: [],
      reasons: [{ key: 'skuMapping.because.codeInSku', params: { code: one.code } }],
    }));
  const readings = readListing(facts, lexicon);
  const kin = new Set(relatives.map((relative) => relative.goods.styleCode));
  const said = new Set(wordsOf(facts.sellerSku));
  const closeness = ({ styleCode }: Goods) =>
    (said.has(styleCode.toLowerCase()) ? 2 : 0) + (kin.has(styleCode) ? 1 : 0);
  const fitting = goods
    .filter((one) => fits(one, readings, lexicon))
    .toSorted((a, b) => closeness(b) - closeness(a))
    .map((one): Idea => {
      const spec = [one.styleName, one.colorName, one.sizeName].join('-');
      return { goods: one, prints: [], reasons: [{ key: 'skuMapping.because.codeFits', params: { spec } }] };
    });
  return [...exact, ...fitting.filter(({ goods: one }) => !exact.some((spelt) => spelt.goods?.id === one?.id))];
}

/** The listing names colour and size, and both are those of the product. */
function fits(
  { colorCode, colorName, sizeCode, sizeName }: Goods,
  readings: readonly Reading[],
  lexicon: Lexicon,
): boolean {
  const size = lexicon.sizeOf(sizeName) ?? lexicon.sizeOf(sizeCode);
  const colour = lexicon.colourOf(colorCode) ?? lexicon.colourOf(colorName);
  const sizes = readings.find((reading) => reading.sizes.length > 0)?.sizes;
  const colours = readings.find((reading) => reading.colours.length > 0)?.colours;
  if (!size || !colour || !sizes || !colours) return false;
  return (
    sizes.some(({ value }) => value.kind === size.kind && value.value === size.value) &&
    colours.some(({ value }) => !lexicon.differentColour(value, colour))
  );
}

/** Pictures that the listing names, whole names before parts of names; then the prints of goods with the same title. */
function printIdeas(
  { sellerSku, title }: ListingFacts,
  relatives: Evidence['relatives'],
  pictures: readonly NamedPicture[],
  lexicon: Lexicon,
): Idea[] {
  const candidates = new Set([sellerSku, title].flatMap((text) => designCandidates(text, lexicon)));
  const inSku = new Set(designCandidates(sellerSku, lexicon));
  const named = pictures
    .map((picture) => {
      const [sku, all] = [likenessOf(picture.name, inSku, lexicon), likenessOf(picture.name, candidates, lexicon)];
      return { picture, score: 2 * sku.explained + all.explained + (sku.whole ? 8 : 0) + (all.whole ? 4 : 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || side(a.picture.name) - side(b.picture.name));
  const ideas = named.map(({ picture }): Idea => {
    const design = designWords(picture.name).words.join(' ');
    const pair = named.map((one) => one.picture).filter(({ name }) => designWords(name).words.join(' ') === design);
    const prints = [picture, ...pair.filter(({ id, name }) => id !== picture.id && side(name) > side(picture.name))];
    return { prints, reasons: [{ key: 'skuMapping.because.printNamed', params: { name: picture.name } }] };
  });
  const kin = relatives
    .filter(({ kind }) => kind === 'sameTitle')
    .map((relative): Idea => ({ prints: relative.prints, reasons: [reasonOf(relative)] }));
  const oneEach = new Map(
    [...ideas, ...kin].map((idea) => [designWords(idea.prints[0]!.name).words.join(' '), idea]).toReversed() as [
      string,
      Idea,
    ][],
  );
  return [...oneEach.values()].toReversed();
}

/** The side of the shirt that a picture's name gives, for sorting: front, none, back. */
function side(name: string): number {
  const words = wordsOf(name);
  if (words.some((word) => ['back', '背面', '反面', '后'].includes(word))) return 2;
  return words.some((word) => ['front', '正面', '前'].includes(word)) ? 0 : 1;
}

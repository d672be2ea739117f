import type { ListingFacts, SpokenContradiction } from '@pressroom/contract/skuMapping/contradiction';
import type { Dictionary, Mapped } from '../../../features/skuMapping/contradictions/contradictions.public.ts';
import { alike, colours, type ShopColour } from './colours.ts';
import { type Dice, diceOf } from './dice.ts';
import { type Fact, listed, type ShopGoods } from './listing.ts';
import { prints, type ShopPrint } from './prints.ts';
import { styles } from './styles.ts';
import { type Language, type ShopSize, sizes } from './words.ts';

// A seller in Guangzhou who prints on blanks to order, for shops of his own on SHEIN and TEMU in several countries.

export const fifthShopDictionary: Dictionary = {
  styles: styles.map(({ code, name }) => ({ code, name })),
  colours: colours.map(({ code, name }) => ({ code, name })),
  sizes: sizes.map(({ code, name }) => ({ code, name })),
};

export const fifthShopLibrary: readonly string[] = prints.flatMap((print) => print.pictures);

interface PlantedMapping {
  listing: ListingFacts;
  mapped: Mapped;
  wrong?: SpokenContradiction['about'];
}

const markets: readonly (readonly [number, Language])[] = [
  [50, 'en'],
  [14, 'zh'],
  [9, 'es'],
  [9, 'de'],
  [9, 'fr'],
  [4, 'ja'],
  [5, 'pt'],
];

function drawGoods(dice: Dice): ShopGoods {
  const style = dice.percent(50) ? dice.one(styles.slice(0, 2)) : dice.one(styles);
  const offered = style.colours.split(' ');
  const sold = colours.filter(({ code }) => offered.includes(code));
  return {
    style,
    colour: dice.percent(40) ? dice.one(sold.slice(0, 2)) : dice.one(sold),
    size: dice.one(sizes.filter(({ kind }) => kind === style.sizes)),
    print: dice.one(prints),
  };
}

function otherColours({ style, colour }: ShopGoods): ShopColour[] {
  const doubtful = new Set(alike.filter((pair) => pair.includes(colour.code)).flat());
  const offered = style.colours.split(' ');
  return colours.filter(({ code }) => code !== colour.code && offered.includes(code) && !doubtful.has(code));
}

function otherSizes({ size }: ShopGoods, facts: ReadonlySet<Fact>): ShopSize[] {
  const sameKind = sizes.filter(({ kind }) => kind === size.kind);
  const apart = facts.has('size') ? 1 : facts.has('rough size') ? 2 : sameKind.length;
  const own = sameKind.indexOf(size);
  return sameKind.filter((_, index) => Math.abs(index - own) >= apart);
}

/** A picture shows itself to be another one only where it is named in the way that the listing names it. */
function otherPrints({ print }: ShopGoods, facts: ReadonlySet<Fact>): ShopPrint[] {
  const told = print.namedBy.filter((way) => facts.has(way));
  return prints.filter((other) => other !== print && told.some((way) => other.namedBy.includes(way)));
}

function mistake(
  goods: ShopGoods,
  facts: ReadonlySet<Fact>,
  dice: Dice,
): [SpokenContradiction['about'], ShopGoods] | undefined {
  const kinds: [number, SpokenContradiction['about'], () => ShopGoods[]][] = [
    [40, 'size', () => otherSizes(goods, facts).map((size) => ({ ...goods, size }))],
    [35, 'colour', () => (facts.has('colour') ? otherColours(goods).map((colour) => ({ ...goods, colour })) : [])],
    [25, 'design', () => otherPrints(goods, facts).map((print) => ({ ...goods, print }))],
  ];
  const possible = kinds.flatMap(([weight, about, others]) => {
    const found = others();
    return found.length > 0 ? [[weight, { about, found }] as const] : [];
  });
  if (possible.length === 0) return undefined;
  const { about, found } = dice.weighed(possible);
  return [about, dice.one(found)];
}

const mappedOf = ({ colour, size, print }: ShopGoods): Mapped => ({
  colorCode: colour.code,
  colorName: colour.name,
  sizeCode: size.code,
  sizeName: size.name,
  prints: print.pictures,
});

/** One in ten is mapped wrongly in one thing, where its listing tells that thing. */
export function plantFifthShop(count: number, seed: number): PlantedMapping[] {
  const dice = diceOf(seed);
  return Array.from({ length: count }, () => {
    const goods = drawGoods(dice);
    const { listing, facts } = listed(goods, dice.weighed(markets), dice);
    const wrong = dice.percent(10) ? mistake(goods, facts, dice) : undefined;
    return wrong ? { listing, mapped: mappedOf(wrong[1]), wrong: wrong[0] } : { listing, mapped: mappedOf(goods) };
  });
}

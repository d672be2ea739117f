import type { ListingFacts } from '@pressroom/contract/skuMapping/contradiction';
import type { Mapped } from '../../../features/skuMapping/contradictions/contradictions.public.ts';
import { type Colour, colours } from './colours.ts';
import { type Dice, diceOf } from './dice.ts';
import { writeListing } from './listing.ts';
import type { Goods, Stated } from './pen.ts';
import { type Print, prints } from './prints.ts';
import { type Size, sizes } from './sizes.ts';
import { styles } from './words.ts';

/** A seller of tees, hoodies, sweatshirts, tank tops, kids' wear and plus sizes, unlike the others in every word list. */
export const fourthShopDictionary = { styles, colours, sizes };
export const fourthShopLibrary = prints.flatMap(({ pictures }) => pictures);

type Dimension = 'size' | 'colour' | 'design';
export interface FourthShopMapping {
  listing: ListingFacts;
  mapped: Mapped;
  /** What was planted wrong; the listing says so in words that leave no doubt. */
  wrong?: Dimension;
}

/** The same mappings for the same seed, one in ten with one contradiction. */
export function plantFourthShop(count: number, seed: number): FourthShopMapping[] {
  const dice = diceOf(seed);
  return Array.from({ length: count }, () =>
    dice.chance(0.1) ? plantWrong(dice, dice.one(['size', 'colour', 'design'])) : plantRight(dice),
  );
}

function plantRight(dice: Dice): FourthShopMapping {
  const goods = anyGoods(dice);
  return { listing: writeListing(dice, goods, false).listing, mapped: mappedTo(goods) };
}

/** Goods and listings are drawn until one states what is to be wrong. */
function plantWrong(dice: Dice, wrong: Dimension): FourthShopMapping {
  for (;;) {
    const goods = anyGoods(dice);
    const { listing, stated } = writeListing(dice, goods, true);
    const mistaken = stated.has(wrong) && mistake(dice, goods, wrong, stated);
    if (mistaken) return { listing, mapped: mappedTo(mistaken), wrong };
  }
}

function anyGoods(dice: Dice): Goods {
  const style = dice.one(styles);
  const size = dice.one(sizes.filter(({ runs }) => runs.includes(style.run)));
  return { style, size, colour: dice.one(colours), print: dice.one(prints) };
}

function mistake(dice: Dice, goods: Goods, wrong: Dimension, stated: ReadonlySet<Stated>): Goods | undefined {
  if (wrong === 'colour') return { ...goods, colour: otherColour(dice, goods.colour) };
  if (wrong === 'design') return { ...goods, print: otherPrint(dice, goods.print, stated.has('number')) };
  const size = otherSize(dice, goods);
  return size && { ...goods, size };
}

function otherColour(dice: Dice, colour: Colour): Colour {
  return dice.one(colours.filter((other) => other !== colour));
}

/** Mostly of the same run, often its neighbour; sometimes a plus size for a child's or a toddler's for a grown-up's. */
function otherSize(dice: Dice, { style, size }: Goods): Size | undefined {
  // One size for all is often made in one of the letters.
  if (style.run === 'one') return undefined;
  const far = style.run === 'letters' || style.run === 'plus' ? 'toddler' : 'plus';
  if (dice.chance(0.1)) return dice.one(sizes.filter(({ runs }) => runs.includes(far)));
  const run = sizes.filter((other) => other.runs.includes(style.run));
  const at = run.indexOf(size);
  const beside = [run[at - 1], run[at + 1]].filter((other) => other !== undefined);
  return dice.one(dice.chance(0.5) ? beside : run.filter((other) => other !== size));
}

/** Another number of the same series only where the listing states the number. */
function otherPrint(dice: Dice, print: Print, numberStated: boolean): Print {
  const siblings = prints.filter(({ series }) => series === print.series).filter((other) => other !== print);
  if (numberStated && siblings.length > 0 && dice.chance(0.5)) return dice.one(siblings);
  const coded = print.words === undefined;
  const alike = prints.filter(({ words }) => (words === undefined) === coded);
  return dice.one((dice.chance(0.6) ? alike : prints).filter(({ series }) => series !== print.series));
}

function mappedTo({ colour, size, print }: Goods): Mapped {
  return {
    colorCode: colour.code,
    colorName: colour.name,
    sizeCode: size.code,
    sizeName: size.name,
    prints: print.pictures,
  };
}

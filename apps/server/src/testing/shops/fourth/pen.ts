import type { Colour, Language } from './colours.ts';
import type { Dice } from './dice.ts';
import type { Print } from './prints.ts';
import type { Size } from './sizes.ts';
import type { Style } from './words.ts';

export interface Goods {
  style: Style;
  colour: Colour;
  size: Size;
  print: Print;
}

/** What a listing leaves no doubt about; of a design that comes in numbers, also its number. */
export type Stated = 'size' | 'colour' | 'design' | 'number';

/** A pen that keeps a list of what it has stated. */
export interface Pen {
  dice: Dice;
  goods: Goods;
  /** Of colour and size; the title may be in another language. */
  language: Language;
  /** Only words that cannot mean anything else. */
  firm: boolean;
  stated: Set<Stated>;
}

import type { Lexicon } from './lexicon.ts';
import { remembered } from './remembered.ts';
import { runsOf, wordsOf } from './words.ts';

/** Words that say how a picture is used or how a shirt is cut, never what is on it. */
const telling = new Set(
  `front back left right side sleeve chest pocket 正面 反面 背面 前 后 前面 后面 final copy new old logo print design image img pic psd png file edit
  tee tees tshirt tshirts shirt shirts hoodie hoodies sweatshirt sweatshirts pullover crew crewneck neck tank top tops long short
  women womens woman men mens man unisex adult kids kid boys girls youth toddler baby us uk eu cn pod sku
  短袖 长袖 卫衣 圆领 恤 上衣 男 女 男女 童装 the and for with of in to a 图案 印花 款 新款`.split(/\s+/),
);

/** The parts of a picture's name by which it differs from other names. */
export interface DesignName {
  words: readonly string[];
  /** Neighbouring words also joined: `cat mom` is written `CATMOM` as well. */
  joined: readonly string[];
  /** The name contains a year. */
  dated: boolean;
}

const year = /^(19|20)\d\d$/;

export const designWords = remembered((pictureName): DesignName => {
  const spelled = pictureName.replace(/\.png$/i, '').replace(/(?<=\p{L}{5})(?=\d)/gu, ' ');
  const words = wordsOf(spelled).filter((word) => !telling.has(word));
  const runs = runsOf(words, 3).filter((run) => run.words.some(isTelling));
  const dated = words.some((word) => year.test(word));
  return { words: words.filter(isTelling), joined: runs.map((run) => run.words.join('')), dated };
});

/** False for the number of a copy, a year, and a single letter. */
function isTelling(word: string): boolean {
  return !telling.has(word) && !/^v?\d{1,3}$/.test(word) && !year.test(word) && !/^[a-z]$/.test(word);
}

/** Puts a space between a number, version or size and the word that it is joined to: `D1024BLK`, `CatMomV2`, `dog_mom120`. */
const apart = (text: string) =>
  text
    .replace(/(\d{3,})(?=\p{L})/gu, '$1 ')
    .replace(/(?<=\p{L}{3})(v\d{1,2})(?![\p{L}\d])/giu, ' $1')
    .replace(/(?<=\p{L}{4})(\d{2,3}|[2-6]xl)(?![\p{L}\d])/giu, ' $1')
    .replace(/(?<=\p{L}{4}|[^\p{L}\d])(0\d)(?=(?!mo)\p{L}{2})/giu, ' $1 ');

/** The words of a text that may name a design. Leaves out styles, sizes and words that every listing contains. */
export function designCandidates(text: string, lexicon: Lexicon): string[] {
  const mayName = (word: string) => isTelling(word) && !lexicon.isStyle(word) && !lexicon.sizeOf(word);
  return [...new Set([text, apart(text)])].flatMap((spelling) =>
    runsOf(wordsOf(spelling).filter(mayName), 3).map((run) => run.words.join('')),
  );
}

interface Likeness {
  /** The number of the text's letters that the name explains. Colours count only if the whole name is there: a white shirt is no white tiger. */
  explained: number;
  /** Whether the text contains every telling word of the name. */
  whole: boolean;
  /** Whether the text contains every word of the name without digits, and at least two: a title with `Cat Mom` names `D1024 Cat Mom`. */
  plainly: boolean;
}

/** How much of a text's candidates a picture's name explains. */
export function likenessOf(pictureName: string, candidates: ReadonlySet<string>, lexicon: Lexicon): Likeness {
  const { words, joined } = designWords(pictureName);
  const standsIn = (word: string) =>
    candidates.has(word) || joined.some((run) => run.includes(word) && candidates.has(run));
  const covered = words.filter(standsIn);
  const whole = words.length > 0 && covered.length === words.length;
  const plain = words.filter((word) => !/\d/.test(word));
  const plainly = plain.length > 1 && plain.every(standsIn);
  const counted = whole ? covered : covered.filter((word) => !lexicon.colourOf(word));
  return { explained: counted.reduce((sum, word) => sum + word.length, 0), whole, plainly };
}

const version = /^v\d{1,2}$/;
/** A version such as `02`: no size is written with a leading zero. */
const numbered = /^0\d$/;

/** The version that a text gives right after the name of a picture: `CatMom-V2`, `cat_mom_02`. */
export function versionNamed(text: string, pictureName: string): string | undefined {
  const ofName = new Set(designWords(pictureName).joined);
  const words = wordsOf(apart(text));
  const isVersion = (word: string, next: string | undefined) =>
    version.test(word) || (numbered.test(word) && !/^\d{2}$/.test(next ?? ''));
  return words.find((word, index) => isVersion(word, words[index + 1]) && index > 0 && ofName.has(words[index - 1]!));
}

export function versionOf(pictureName: string): string | undefined {
  const words = wordsOf(apart(pictureName.replace(/\.png$/i, '')));
  const last = words.at(-1) ?? '';
  return words.findLast((word) => version.test(word)) ?? (words.length > 1 && /^\d\d$/.test(last) ? last : undefined);
}

/** Sellers shorten the last word of a colour to one of these, and the first word to its initial, to its consonants, or not at all. */
const shortened: Readonly<Record<string, readonly string[]>> = {
  blue: ['blue', 'blu'],
  green: ['green', 'grn'],
  grey: ['grey', 'gray', 'gry'],
  gray: ['grey', 'gray', 'gry'],
  pink: ['pink', 'pnk'],
  purple: ['purple', 'prpl', 'prp'],
  brown: ['brown', 'brn'],
  yellow: ['yellow', 'ylw'],
  orange: ['orange', 'orng'],
  black: ['black', 'blk'],
  white: ['white', 'wht'],
};

/** `mustard` as `mstrd`. */
const consonants = (word: string) =>
  word[0]! +
  word
    .slice(1)
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1/g, '$1');

/** Spellings of an English colour that no dictionary holds: `rblue`, `fgrn`, `frst`. */
export function abbreviationsOf(phrase: string): string[] {
  if (!/^[a-z]+(?: [a-z]+)?$/.test(phrase)) return [];
  const [first, last] = phrase.split(' ') as [string, string?];
  if (!last) return consonants(first).length >= 4 ? [consonants(first)] : [];
  return (shortened[last] ?? []).flatMap((end) => [first, first[0]!, consonants(first)].map((start) => start + end));
}

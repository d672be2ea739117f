export interface Dice {
  chance: (of: number) => boolean;
  one: <Item>(items: readonly Item[]) => Item;
  /** One of the words that `|` divides. */
  word: (words: string) => string;
  digits: (count: number) => string;
  /** Of this alphabet. */
  letters: (count: number, alphabet: string) => string;
}

/** The same throws for the same seed, on every machine. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const one = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]!;
  const letters = (count: number, alphabet: string) =>
    Array.from({ length: count }, () => one(alphabet.split(''))).join('');
  return {
    chance: (of) => next() < of,
    one,
    word: (words) => one(words.split('|')),
    digits: (count) => letters(count, '0123456789'),
    letters,
  };
}

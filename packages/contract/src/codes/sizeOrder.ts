/** Where a size stands: kinds one after the other, in each by these numbers. */
type Place = readonly [kind: number, ...numbers: number[]];

const kinds = { youth: 0, letter: 1, age: 2, number: 3, other: 4 } as const;

const letter = String.raw`(?:[SML]|X{1,6}[SL]|[2-9]X[SL]|[1-9]X)`;
const letters = new RegExp(`^(Y?)(${letter})(?:[/-](${letter}))?$`);
const ages = /^(\d{1,2})(?:[/-](\d{1,2}))?([MTY])$/;
const numbers = /^(\d{1,4}(?:\.\d)?)(?:[/-](\d{1,4}(?:\.\d)?))?$/;
/** Months, toddlers' years, years. */
const units = ['M', 'T', 'Y'];

/** XS is one below S, XL one above L, and each further X one more. */
function placeOfLetter(text: string): number {
  const [, digits = '', crosses = '', end = ''] = /^(\d?)(X*)([SML]?)$/.exec(text) ?? [];
  const extra = digits ? Number(digits) : crosses.length;
  if (end === 'S') return -extra;
  return end === 'M' ? 1 : 2 + extra;
}

function placeOf(code: string): Place {
  const text = code.trim().toUpperCase();
  const lettered = letters.exec(text);
  if (lettered) {
    const [, youth, from = '', to = from] = lettered;
    return [youth ? kinds.youth : kinds.letter, placeOfLetter(from), placeOfLetter(to)];
  }
  const aged = ages.exec(text);
  if (aged) {
    const [, from = '', to = from, unit = ''] = aged;
    const months = unit === 'M' ? 1 : 12;
    return [kinds.age, Number(from) * months, Number(to) * months, units.indexOf(unit)];
  }
  const numbered = numbers.exec(text);
  if (numbered) return [kinds.number, Number(numbered[1]), Number(numbered[2] ?? numbered[1])];
  return [kinds.other];
}

/** The same on every machine; numbers inside a code count by their value. */
const byCode = new Intl.Collator('en', { numeric: true });

/**
 * Sizes as they stand on a size chart, by their codes: XS S M L XL 2XL (and XXL), then ages from months to years, then
 * numbers, then everything else by code. Two codes are equal only where they are the same text.
 */
export function compareSizes(one: string, other: string): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  for (const [at, number] of first.entries()) {
    const difference = number - (second[at] ?? 0);
    if (difference !== 0) return difference;
  }
  const difference = byCode.compare(one, other);
  if (difference !== 0) return difference;
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The entries in the order of their sizes. */
export function inSizeOrder<T extends { code: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => compareSizes(one.code, other.code));
}

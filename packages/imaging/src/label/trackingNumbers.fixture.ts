type Digits = (below: number) => number;

/** The same numbers for the same seed. */
export function random(seed: number): Digits {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A symbol of 34 digits: `420`, a ZIP of nine digits and a number of 22, or one of five and a number of 26. */
export function uspsLong(digits: Digits): { symbol: string; separated: string; number: string } {
  const [zip, length] = digits(2) === 0 ? [9, 22] : [5, 26];
  const routing = `420${some(digits, zip)}`;
  const stem = `9${2 + digits(4)}${some(digits, length - 3)}`;
  const number = `${stem}${gs1Digit(stem)}`;
  return { symbol: `${routing}${number}`, separated: `${routing}\u001D${number}`, number };
}

export function fedexLong(digits: Digits): { symbol: string; number: string } {
  const head =
    digits(2) === 0 ? `96${digits(2) === 0 ? '22' : '32'}${some(digits, 16)}` : `${digits(9)}${some(digits, 19)}`;
  const stem = some(digits, 11);
  const number = `${stem}${expressDigit(stem)}`;
  return { symbol: `${head}00${number}`, number };
}

function some(digits: Digits, count: number): string {
  return Array.from({ length: count }, () => digits(10)).join('');
}

function gs1Digit(stem: string): number {
  let sum = 0;
  for (let at = 0; at < stem.length; at++) sum += Number(stem[stem.length - 1 - at]) * (at % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

function expressDigit(stem: string): number {
  let sum = 0;
  for (let at = 0; at < stem.length; at++) sum += Number(stem[at]) * [3, 1, 7][at % 3]!;
  return (sum % 11) % 10;
}

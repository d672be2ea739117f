const fullWidth = /[０-９]/g;

/** What was typed as a number, with the digits and the point of a Chinese keyboard made plain. */
export function digitsOf(typed: string): string {
  return typed
    .replaceAll(fullWidth, (digit) => String.fromCodePoint(digit.codePointAt(0)! - 0xfee0))
    .replaceAll(/[。．]/g, '.')
    .trim();
}

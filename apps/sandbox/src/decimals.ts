const shape = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?$/;
const scale = 20;

/** A decimal number in units of 10^-20, so that shares add up exactly; undefined where the text is none. */
export function readDecimal(text: string): bigint | undefined {
  const [, sign, whole, fraction = ''] = shape.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + fraction.padEnd(scale, '0'));
  return sign === '-' ? -units : units;
}

export const hundred = 100n * 10n ** BigInt(scale);

/** Places that count: zeros at the end do not. */
export function placesOf(text: string): number {
  return (text.split('.')[1] ?? '').replace(/0+$/, '').length;
}

interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
  precision: number;
}

/** What is wrong with a number; undefined: nothing. */
export function findWrongNumber(text: string, { min, max, precision }: Bounds): string | undefined {
  const number = readDecimal(text);
  if (number === undefined) return `"${text}" is not a number`;
  if (placesOf(text) > precision) return `${text} has more than ${precision} decimals`;
  const [least, most] = [readDecimal(min ?? ''), readDecimal(max ?? '')];
  if (least !== undefined && number < least) return `${text} is below the minimum ${min}`;
  return most !== undefined && number > most ? `${text} is above the maximum ${max}` : undefined;
}

/** Whether the shares make exactly 100. What is no number counts as nothing. */
export function makeHundred(shares: string[]): boolean {
  return shares.reduce((sum, share) => sum + (readDecimal(share) ?? 0n), 0n) === hundred;
}

/** Decimal numbers as texts: attribute values are compared and added without floating point. */
const pattern = /^(-?)([0-9]{1,20})(?:\.([0-9]{1,20}))?$/;

interface Decimal {
  units: bigint;
  /** Decimal places. */
  scale: number;
}

function parse(text: string): Decimal | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  const units = BigInt(`${whole}${fraction}`);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

const scaled = ({ units, scale }: Decimal, to: number) => units * 10n ** BigInt(to - scale);

export function isDecimal(text: string): boolean {
  return parse(text) !== undefined;
}

/** Decimal places that count: 2.50 has one. */
export function decimalPlaces(text: string): number {
  const [, fraction = ''] = text.trim().split('.');
  return fraction.replace(/0+$/, '').length;
}

/** Below 0 where `left` is the smaller one. Undefined where one of them is no number. */
export function compareDecimals(left: string, right: string): number | undefined {
  const [a, b] = [parse(left), parse(right)];
  if (!a || !b) return undefined;
  const scale = Math.max(a.scale, b.scale);
  const difference = scaled(a, scale) - scaled(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** `from` less the others, without trailing zeros; what is no number counts as 0. */
export function subtractDecimals(from: string, others: string[]): string {
  const numbers = [from, ...others].map((text) => parse(text) ?? { units: 0n, scale: 0 });
  const scale = Math.max(...numbers.map((number) => number.scale));
  const [first = 0n, ...rest] = numbers.map((number) => scaled(number, scale));
  return write(
    rest.reduce((left, number) => left - number, first),
    scale,
  );
}

function write(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

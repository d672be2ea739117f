const digitsOf = new Map<string, number>();

/** How many decimals an amount of this currency has, by ISO 4217. */
function decimalsOf(currency: string): number {
  let digits = digitsOf.get(currency);
  if (digits === undefined) {
    digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digitsOf.set(currency, digits);
  }
  return digits;
}

/** A plain decimal in the smallest unit of its currency. What is smaller than that counts as a whole one more: a price is never understated. */
export function minorUnits(amount: string, currency: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  const digits = decimalsOf(currency);
  const units = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return /[1-9]/.test(fraction.slice(digits)) ? units + 1n : units;
}

/** With the decimals of the currency, and at least two. */
export function decimalAmount(units: bigint, currency: string): string {
  if (units < 0n) return `-${decimalAmount(-units, currency)}`;
  const digits = decimalsOf(currency);
  const text = String(units).padStart(digits + 1, '0');
  const cut = text.length - digits;
  return `${text.slice(0, cut)}.${text.slice(cut).padEnd(2, '0')}`;
}

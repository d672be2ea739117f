/** Cents as a decimal with as many digits as the currency has; undefined for what is no whole number or no currency. */
export function decimalOfMinorUnits(units: string, currency: string): string | undefined {
  const [, sign = '', whole] = /^(-?)(\d+)$/.exec(units) ?? [];
  const digits = digitsOf(currency);
  if (whole === undefined || digits === undefined) return undefined;
  if (digits === 0) return sign + whole;
  const padded = whole.padStart(digits + 1, '0');
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

function digitsOf(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}

/** The number in a price that is written for people, such as `$1,234.50`; undefined where there is none, or more than one. */
export function decimalInPrice(price: string | undefined): string | undefined {
  const [number, another] = price?.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (number === undefined || another !== undefined) return undefined;
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(number) ? number.replaceAll(',', '') : undefined;
}

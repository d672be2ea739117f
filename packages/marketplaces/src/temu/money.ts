/** Cents as a decimal with as many digits as the currency has; undefined for what is no whole number or no currency. */
export function decimalOfMinorUnits(units: string, currency: string): string | undefined {
  const [, sign = '', whole] = /^(-?)0*(\d+)$/.exec(units) ?? [];
  const digits = digitsOf(currency);
  if (whole === undefined || digits === undefined) return undefined;
  if (digits === 0) return sign + whole;
  const padded = whole.padStart(digits + 1, '0');
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** The inverse; a part of a cent is rounded half up. Undefined for what is no amount or no currency. */
export function minorUnitsOfDecimal(amount: string, currency: string): string | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount.trim()) ?? [];
  const digits = digitsOf(currency);
  if (whole === undefined || digits === undefined) return undefined;
  const units = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return String(units + (Number(fraction[digits] ?? 0) >= 5 ? 1n : 0n));
}

function digitsOf(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}

const currency = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|zł|Kč|kr|Ft|lei)`;
const pricePattern = new RegExp(
  `^(?<minus>-?)${currency}?\\s*(?:(?<whole>\\d+|\\d{1,3}(?:,\\d{3})+)(?:\\.(?<cents>\\d+))?|\\.(?<bare>\\d+))\\s*${currency}?$`,
  'u',
);

/**
 * The number in a price that is written for people, such as `$1,234.50` or `$ .01`, digit by digit. Undefined for
 * whatever may be another amount: other words, two numbers, separators that do not stand where American ones do.
 */
export function decimalInPrice(price: string | undefined): string | undefined {
  const groups = pricePattern.exec(price?.normalize('NFKC').trim() ?? '')?.groups;
  if (!groups) return undefined;
  const { minus = '', whole = '0', cents, bare } = groups;
  // 1.234 may mean one thousand two hundred and thirty-four
  if (cents?.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return undefined;
  const fraction = cents ?? bare;
  const integer = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return `${minus}${integer}${fraction === undefined ? '' : `.${fraction}`}`;
}

/**
 * A price as whole minor units of its currency, by as many decimals as the currency has: 100 is 100 of JPY and 10000 of
 * USD. A part of a minor unit counts as a whole one, so that nothing costs more than was named. Undefined for what is
 * no price, or no code of a currency.
 */
export function minorUnitsOf(price: string, currency: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(price.trim()) ?? [];
  if (whole === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const decimals = decimalsOf(currency);
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return /[1-9]/.test(fraction.slice(decimals)) ? units + 1n : units;
}

function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits;
}

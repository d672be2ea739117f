/** A decimal text with so many places, rounded half up. */
export function withPlaces(decimal: string, places: number): string {
  const [whole = '0', fraction = ''] = decimal.trim().split('.');
  const digits = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const rounded = String(digits + (Number(fraction[places] ?? 0) >= 5 ? 1n : 0n)).padStart(places + 1, '0');
  return places === 0 ? rounded : `${rounded.slice(0, -places)}.${rounded.slice(-places)}`;
}

/** Money as SHEIN takes it. Yen have no decimals. */
export function priceText(price: string, currency: string): string {
  return withPlaces(price, currency === 'JPY' ? 0 : 2);
}

/** A part of a gram counts as a whole one. */
export function wholeGrams(weight: string): number {
  return Math.ceil(Number(weight));
}

/** A decimal text in units of which `10^places` make one, as a whole number, rounded half up: 15.25 cm are 153 mm. */
export function scaledToWhole(decimal: string, places: number): number {
  const [whole = '0', fraction = ''] = decimal.trim().split('.');
  const units = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  return units + (Number(fraction[places] ?? 0) >= 5 ? 1 : 0);
}

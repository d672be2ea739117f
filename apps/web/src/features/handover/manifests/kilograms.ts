export function kilograms(grams: number): string {
  return (grams / 1000).toFixed(2);
}

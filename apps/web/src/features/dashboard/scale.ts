const steps = [1, 2, 3, 4, 5, 6, 8, 10];

/** The end of an axis that has room for `most`: a round number, and even, so that its half is whole too. */
export function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const step = steps.find((one) => one * power >= most) ?? 10;
  return Math.max(2, step * power + ((step * power) % 2));
}

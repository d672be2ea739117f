const kilobyte = 1024n;

/** Bytes, given as a decimal text, in the unit that says it shortest. */
export function showSize(bytes: string): string {
  const size = BigInt(bytes);
  if (size < kilobyte * kilobyte) return `${(size + kilobyte - 1n) / kilobyte} KB`;
  return `${(size + kilobyte * kilobyte - 1n) / (kilobyte * kilobyte)} MB`;
}

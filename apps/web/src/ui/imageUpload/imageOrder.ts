/** The list with one of its entries elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
}

/**
 * The list with one more entry, in the order of their ranks however late it arrives. Entries without a rank were there
 * before all others.
 */
export function placed<T>(list: readonly T[], entry: T, rankOf: (entry: T) => number | undefined): T[] {
  const rank = rankOf(entry) ?? 0;
  const before = list.findLastIndex((other) => (rankOf(other) ?? 0) < rank);
  return list.toSpliced(before + 1, 0, entry);
}

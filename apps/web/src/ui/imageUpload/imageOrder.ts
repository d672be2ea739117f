/** Returns the list with one entry moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
}

/** Inserts an entry by its rank, however late it arrives. Entries without a rank precede all others. */
export function placed<T>(list: readonly T[], entry: T, rankOf: (entry: T) => number | undefined): T[] {
  const rank = rankOf(entry) ?? 0;
  const before = list.findLastIndex((other) => (rankOf(other) ?? 0) < rank);
  return list.toSpliced(before + 1, 0, entry);
}

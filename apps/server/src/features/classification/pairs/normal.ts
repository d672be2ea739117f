/** Names that people take for the same: whatever their case, width, blanks and punctuation. */
export function normalName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, '');
}

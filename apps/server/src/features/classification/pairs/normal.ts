/** Names that people take for the same: whatever their case, width, blanks and punctuation. Signs before digits count. */
export function normalName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/(?![.,/~*×<>-]\p{N})[^\p{L}\p{N}%°+]/gu, '');
}

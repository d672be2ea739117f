/** The words of a text in lower case, without punctuation. Chinese characters and Latin letters next to each other are split. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .replace(/(?<=\p{Script=Han})(?=[a-z0-9])|(?<=[a-z0-9])(?=\p{Script=Han})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Every run of at most `longest` neighbouring words, by start; at each start the longest run first. */
export function runsOf(
  words: readonly string[],
  longest: number,
): { start: number; length: number; words: string[] }[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) }, (_each, shorter) => {
      const length = Math.min(longest, words.length - start) - shorter;
      return { start, length, words: words.slice(start, start + length) };
    }),
  );
}

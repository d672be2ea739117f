/** Names that have a word of ours in them stand first; both parts by the alphabet. */
export function alikeFirst(ours: string, choices: readonly string[]): string[] {
  const words = wordsOf(ours).filter((word) => word.length > 1);
  const isAlike = (choice: string) => {
    const whole = wordsOf(choice).join('');
    return words.some((word) => whole.includes(word));
  };
  const sorted = choices.toSorted((a, b) => a.localeCompare(b, 'en'));
  return [...sorted.filter(isAlike), ...sorted.filter((choice) => !isAlike(choice))];
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

import type { DraftCode } from './draft.ts';

const between = /[\s/／|()（）]+/;
const isHan = (word: string) => /\p{Script=Han}/u.test(word);

/**
 * What a colour or a size may be called at a marketplace, the likeliest first: its name, either half of a name in two
 * languages such as "黑色 Black", and its code.
 */
export function codeNames({ name, code }: DraftCode): string[] {
  const words = name.split(between).filter(Boolean);
  const halves = [words.filter(isHan), words.filter((word) => !isHan(word))].map((half) => half.join(' '));
  return [name, ...(halves.includes('') ? [] : halves), code];
}

import type { LabelPage } from '@pressroom/imaging';

/** Numbers that a page prints, plain as `plainNumber` makes them. */
export interface PrintedNumbers {
  whole: ReadonlySet<string>;
  /** Those beside which more stands that may belong to them: perhaps only a part of a longer number. */
  partial: ReadonlySet<string>;
}

/** A number without its case and its groups. The index of order numbers folds them the same way. */
export function plainNumber(number: string): string {
  return number.toLowerCase().replace(/[- ]/g, '');
}

const word = /[a-z0-9][a-z0-9_-]*/gi;
/** Labels have some dozen words; of a page of prose the first are enough. */
const mostWords = 1_000;
/** A long number is printed in groups: 19 digits in five of four. */
const mostGroups = 8;
const plausible = /^(?=.{8,64}$)(?:\D*\d){5}/;

/** Every order number that may be printed on the page: its words, and those of a line that may be the groups of one number. */
export function printedNumbers({ text }: Pick<LabelPage, 'text'>): PrintedNumbers {
  const whole = new Set<string>();
  const partial = new Set<string>();
  const lines = inAscii(text.slice(0, mostWords * 20)).split(/[\r\n]+/);
  for (const { number, isWhole } of lines.flatMap(runsOf)) (isWhole ? whole : partial).add(number);
  for (const number of whole) partial.delete(number);
  return { whole, partial };
}

/** Hyphens and blanks have many forms, and a soft hyphen is none. */
function inAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\u00AD', '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

interface Word {
  text: string;
  /** What stands between it and the word before, or the line's beginning. */
  gap: string;
}

/** Words that stand side by side, as one number; never a part of a word. */
function runsOf(line: string): { number: string; isWhole: boolean }[] {
  const words = wordsOf(line);
  return words.flatMap((_, from) => {
    const joined = words.slice(from + 1, from + mostGroups).findIndex(({ gap }) => !/^[ -]{1,3}$/.test(gap));
    const most = joined < 0 ? Math.min(mostGroups, words.length - from) : joined + 1;
    return Array.from({ length: most }, (__, more) => {
      const to = from + more;
      const run = words.slice(from, to + 1);
      const number = plainNumber(run.map(({ text }) => text).join(''));
      return { number, isWhole: !goesOn(words, { from, to }) };
    }).filter(({ number }) => plausible.test(number));
  });
}

function wordsOf(line: string): Word[] {
  let end = 0;
  return Array.from(line.matchAll(word), ({ 0: text, index }) => {
    const gap = line.slice(end, index);
    end = index + text.length;
    return { text, gap };
  }).slice(0, mostWords);
}

/** Whether the number may be longer than these words: another group stands beside them, or a hyphen at the line's edge. */
function goesOn(words: readonly Word[], { from, to }: { from: number; to: number }): boolean {
  const [first, last] = [words[from]!, words[to]!];
  const [before, after] = [words[from - 1], words[to + 1]];
  const isGrouped = from < to;
  if (first.gap.endsWith('-') || last.text.endsWith('-')) return true;
  if (before && isNear(first.gap) && isGroup(before, first, isGrouped)) return true;
  return after !== undefined && isNear(after.gap) && isGroup(after, last, isGrouped);
}

/** A blank or a hyphen between groups, or a sign within a number; a colon, a comma and a bracket end one. */
function isNear(gap: string): boolean {
  return /^(?:[ -]{1,3}|[^\s:;,#()])$/.test(gap);
}

/** Words without a digit are read as words, but for one that is as long as the group beside it. */
function isGroup({ text }: Word, beside: Word, isGrouped: boolean): boolean {
  return /\d/.test(text) || (isGrouped && text.length === beside.text.length && text === text.toUpperCase());
}

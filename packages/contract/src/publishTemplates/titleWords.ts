/** What a keyword may hold in braces, and what stands there per product. */
export const placeholderNames = ['style', 'colour', 'size', 'design'] as const;
export type PlaceholderName = (typeof placeholderNames)[number];
/** As they are shown. The other spelling stands in titles of former days. */
export const placeholderWords: Readonly<Record<PlaceholderName, string>> = {
  style: 'style',
  colour: 'color',
  size: 'size',
  design: 'design',
};
export type Placeholders = Partial<Record<PlaceholderName, string>>;

const inBraces = /\{([^{}]*)\}/g;

/** Whether every pair of braces holds a name that is known, and no brace stands alone. */
export function placeholdersKnown(keyword: string): boolean {
  const rest = keyword.replace(inBraces, (whole, name: string) => (placeholderOf(name) ? '' : whole));
  return !/[{}]/.test(rest);
}

export function hasPlaceholder(keyword: string): boolean {
  return /[{}]/.test(keyword);
}

function placeholderOf(name: string): PlaceholderName | undefined {
  return placeholderNames.find((known) => known === name || placeholderWords[known] === name);
}

/** A placeholder without a value leaves nothing behind. */
export function fillPlaceholders(keyword: string, values: Placeholders): string {
  const valueOf = (name: PlaceholderName | undefined) => (name ? ` ${values[name] ?? ''} ` : '');
  return keyword.replace(inBraces, (_, name: string) => valueOf(placeholderOf(name))).trim();
}

/** Words as they stand; names of files are words with underscores between. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s_]+/).filter(Boolean);
}

/** What makes two words the same one: neither case nor the marks around them tell them apart. */
export function wordKey(word: string): string {
  const bare = word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return bare || word.toLowerCase();
}

/** Small inside a title. */
const minor = new Set('a an and as at but by for from in nor of on or the to up via vs with'.split(' '));
const size = /^x{0,4}[sml]$/;

/** Acronyms, brands, measures and sizes stay as they were typed. */
function capitalized(word: string, first: boolean): string {
  if (/\p{Lu}|\p{N}/u.test(word) || size.test(word)) return word;
  if (minor.has(word) && !first) return word;
  return word.replace(/(^|[-/&(])(\p{Ll})/gu, (whole, before: string, letter: string) => {
    const upper = letter.toUpperCase();
    // a letter that becomes two would change the length that was counted
    return upper.length === letter.length ? `${before}${upper}` : whole;
  });
}

export function titleCase(words: readonly string[]): string {
  return words.map((word, at) => capitalized(word, at === 0)).join(' ');
}

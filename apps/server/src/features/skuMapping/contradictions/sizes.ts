import { wordsOf } from './words.ts';

/** A size in one spelling. Sizes of different kinds cannot be compared by value. */
export interface Size {
  kind: 'letter' | 'toddler' | 'months' | 'height' | 'years' | 'european';
  value: string;
}

const letters: Readonly<Record<string, string>> = {
  s: 'S',
  sm: 'S',
  small: 'S',
  小码: 'S',
  小号: 'S',
  m: 'M',
  md: 'M',
  med: 'M',
  medium: 'M',
  中码: 'M',
  中号: 'M',
  l: 'L',
  lg: 'L',
  large: 'L',
  大码: 'L',
  大号: 'L',
  pequeño: 'S',
  pequeña: 'S',
  petit: 'S',
  petite: 'S',
  klein: 'S',
  mediano: 'M',
  mediana: 'M',
  médio: 'M',
  média: 'M',
  moyen: 'M',
  moyenne: 'M',
  mittel: 'M',
  grande: 'L',
  grand: 'L',
  groß: 'L',
  ll: 'XL',
  extragrande: 'XL',
  加大码: 'XL',
  加大号: 'XL',
  特大码: 'XL',
  特大号: 'XL',
};
const where = /^(us|uk|eu|cn|asia|asian|size|unisex|adult|women|men|womens|mens|尺码|尺寸)/;
const child = /^(youth|kids?|child(?:ren)?|boys?|girls?|junior|jr|kinder|enfants?|niñ[oa]s?|儿童|童装|青少年|y)/;
const label = /^\s*(?:size|talla|taille|taglia|tamanho|tam|größe|groesse|gr|尺码|尺寸|サイズ)(?:[.:：]\s*|\s+)/iu;
const bodyWeight = /\d+(?:\s*[-~至到]\s*\d+)?\s*(?:斤|公斤|kg|lbs?)/gi;
/** Chinese sellers write the meaning of a letter before it, and `码` after it. */
const aside = /^(?:小|中|大|加大|特大)[码号]?(?=[a-z0-9])|[码号]$|サイズ$/g;
const ages = String.raw`(\d{1,2}(?:to\d{1,2})?)`;
const monthly = new RegExp(`^${ages}(?:m|mo|mos|months?|个月|か月|ヶ月|meses|mois|monate?|mesi)$`);
const yearly = new RegExp(`^${ages}(?:y|yo|yrs?|years?(?:old)?|岁|歳|才|años?|anos?|ans?|jahre?|anni)$`);
const aged = new RegExp(`^(?:ages?|edad|alter|âge|idade|年龄)${ages}$`);
/** `6-8`, `6~8` and `6/8` alike. */
const asRange = (text: string) => text.replace(/(\d)\s*(?:[-–~～〜/]|至|到|\bto\b)\s*(\d)/g, '$1to$2');
/** A European number beside an American or French one. */
const european = /^\s*(?:[a-z]{2}\s*\d{1,2}\s*[/(（]?\s*)?(?:eur?|欧码)\s*-?\s*([3-5]\d)(?!\d)/i;

/** Reads a text that stands for one size and nothing else. */
export function sizeOf(text: string): Size | undefined {
  const number = european.exec(text);
  if (number) return { kind: 'european', value: number[1]! };
  const outer = text
    .replace(/[(（[【].*?[)）\]】]/g, ' ')
    .replace(bodyWeight, ' ')
    .replace(label, '');
  const compact = wordsOf(asRange(outer)).join('');
  for (const spelling of [
    compact,
    compact.replace(where, ''),
    compact.replace(child, ''),
    compact.replace(aside, ''),
  ]) {
    const size = spelling ? plainSize(spelling) : undefined;
    if (size) return size;
  }
  return undefined;
}

/** Sizes of several kinds that one text gives side by side: `M/38`, `8-9Y (130cm)`. */
export function sizesOf(text: string, read = sizeOf): Size[] {
  const [outer = [], ...inBrackets] = text
    .split(/[()（）[\]【】]/)
    .filter((segment) => segment.trim())
    .map((segment) => {
      const parts = segment.split('/').map(read);
      return parts.every((size) => size !== undefined) ? parts : [read(segment) ?? []].flat();
    });
  // a bracket adds to a size before it and is no size on its own
  return outer.length > 0 ? [...outer, ...inBrackets.flat()] : [read(text) ?? []].flat();
}

function plainSize(text: string): Size | undefined {
  const letter = letters[text] ?? extended(text);
  if (letter) return { kind: 'letter', value: letter };
  const toddler = /^(?:toddler)?([2-7])t(?:toddler)?$|^toddler([2-7])$/.exec(text);
  if (toddler) return { kind: 'toddler', value: `${toddler[1] ?? toddler[2]}T` };
  const months = monthly.exec(text);
  if (months) return { kind: 'months', value: months[1]!.replace(/^0(\d)$/, '0to$1') };
  const years = yearly.exec(text) ?? aged.exec(text);
  if (years) return { kind: 'years', value: years[1]! };
  if (/^[3-5]\d$/.test(text)) return { kind: 'european', value: text };
  const height = /^(\d{2,3})(cm)?$/.exec(text);
  if (height && Number(height[1]) >= 60 && Number(height[1]) <= 180) return { kind: 'height', value: height[1]! };
  return undefined;
}

/** XS and everything above L, however its X are counted. */
function extended(text: string): string | undefined {
  const small = /^(x+|extra)s(?:mall)?$/.exec(text);
  if (small) return small[1] === 'xx' ? 'XXS' : 'XS';
  const large = /^(?:(\d)x?|(x+)|(extra))l(?:arge)?$|^([1-9])x$/.exec(text);
  if (!large || text === 'l') return undefined;
  const [, digits, crosses, , alone] = large;
  const count = Number(digits ?? alone ?? crosses?.length ?? 1);
  if (count === 0) return undefined;
  return count === 1 ? 'XL' : `${count}XL`;
}

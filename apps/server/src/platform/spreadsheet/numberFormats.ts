import type { Archive } from './archive.ts';
import { parseXml } from './xml.ts';

/** 27 to 36 and 50 to 58 are dates in Chinese, Japanese and Korean programs. */
const BUILT_IN_DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 45],
  [47, 47],
  [50, 58],
];

/** Says of each cell style of the workbook, by its number, whether it shows numbers as points in time. */
export async function readDateStyles(archive: Archive, path: string): Promise<boolean[]> {
  const own = new Map<string, string>();
  const styles: boolean[] = [];
  let section = '';
  await parseXml(archive.text(path), {
    open(name, attributes) {
      if (name === 'numFmts' || name === 'cellXfs') section = name;
      if (name === 'numFmt' && section === 'numFmts') {
        own.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
      }
      if (name === 'xf' && section === 'cellXfs') {
        const id = attributes['numFmtId'] ?? '0';
        const code = own.get(id);
        styles.push(code === undefined ? isBuiltInDate(Number(id)) : isDateFormat(code));
      }
    },
    close(name) {
      if (name === section) section = '';
    },
    text() {},
  });
  return styles;
}

function isBuiltInDate(id: number) {
  return BUILT_IN_DATES.some(([from, to]) => id >= from && id <= to);
}

const LITERALS = /"[^"]*"|\\.|_.|\*./g;
const ELAPSED = /\[(?:h+|m+|s+)\]/i;

/** Whether a format code shows a point in time; a duration such as `[h]:mm` is none. */
export function isDateFormat(code: string): boolean {
  const [first = ''] = code.replace(LITERALS, '').split(';');
  if (ELAPSED.test(first)) return false;
  const plain = first.replace(/\[[^\]]*\]/g, '').trim();
  return !/^standard$/i.test(plain) && /[ymdhs]/i.test(plain);
}

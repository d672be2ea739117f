import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, type Glyph, openFont } from './font.ts';

type Slice = { name: string; ranges: { first: number; last: number }[] };

const require = createRequire(import.meta.url);
const listing = require.resolve('@fontsource/noto-sans-sc/unicode.json');
const weight = 500;

let slices: Slice[] | undefined;
const fonts = new Map<string, Font>();
const glyphs = new Map<number, Glyph>();

const missing: Glyph = { advance: 0.6, contours: [box(0.05, 0, 0.55, 0.72), box(0.1, 0.05, 0.5, 0.67).reverse()] };

/**
 * The package ships the family cut into slices by Unicode range; only the slices that a text needs are opened.
 * A character that no slice has is drawn as an empty box, so that nobody mistakes it for nothing.
 */
export function glyphOf(codePoint: number): Glyph {
  const known = glyphs.get(codePoint);
  if (known) return known;
  slices ??= readSlices();
  const glyph =
    slices
      .filter(({ ranges }) => ranges.some(({ first, last }) => codePoint >= first && codePoint <= last))
      .map(({ name }) => fontOf(name)(codePoint))
      .find((found) => found !== undefined) ?? missing;
  glyphs.set(codePoint, glyph);
  return glyph;
}

function fontOf(slice: string): Font {
  const known = fonts.get(slice);
  if (known) return known;
  const file = join(dirname(listing), 'files', `noto-sans-sc-${slice}-${weight}-normal.woff`);
  const font = openFont(readFileSync(file));
  fonts.set(slice, font);
  return font;
}

function readSlices(): Slice[] {
  const listed = JSON.parse(readFileSync(listing, 'utf8')) as Record<string, string>;
  return (
    Object.entries(listed)
      .map(([name, ranges]) => ({ name: name.replace(/[[\]]/g, ''), ranges: ranges.split(',').map(readRange) }))
      // Latin is the last slice in the list and is needed most often.
      .reverse()
  );
}

function readRange(range: string): { first: number; last: number } {
  const [first, last] = range.trim().replace('U+', '').split('-');
  return { first: Number.parseInt(first!, 16), last: Number.parseInt(last ?? first!, 16) };
}

function box(left: number, bottom: number, right: number, top: number): { x: number; y: number }[] {
  return [
    { x: left, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
  ];
}

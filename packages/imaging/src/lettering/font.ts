import { type Contour, readOutline } from './glyf.ts';
import { openWoff } from './woff.ts';

/** One em is 1; y upwards from the baseline. */
export type Glyph = { advance: number; contours: Contour[] };

export type Font = (codePoint: number) => Glyph | undefined;

export function openFont(file: Buffer): Font {
  const table = openWoff(file);
  const head = table('head');
  const em = head.readUInt16BE(18);
  const longOffsets = head.readInt16BE(50) === 1;
  const loca = table('loca');
  const offsetOf = (glyph: number) => (longOffsets ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const advances = table('hhea').readUInt16BE(34);
  const hmtx = table('hmtx');
  const glyphOf = characterMap(table('cmap'));

  return (codePoint) => {
    const glyph = glyphOf(codePoint);
    if (glyph === 0) return undefined;
    const outline = readOutline({ glyf: table('glyf'), offsetOf }, glyph);
    return {
      advance: hmtx.readUInt16BE(Math.min(glyph, advances - 1) * 4) / em,
      contours: outline.map((contour) => contour.map(({ x, y }) => ({ x: x / em, y: y / em }))),
    };
  };
}

/** Code point to glyph number; 0 where the font has none. */
function characterMap(cmap: Buffer): (codePoint: number) => number {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) =>
    cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4)),
  );
  const full = tables.find((each) => each.readUInt16BE(0) === 12);
  if (full) return (codePoint) => lookUpGroup(full, codePoint);
  const basic = tables.find((each) => each.readUInt16BE(0) === 4);
  if (basic) return (codePoint) => lookUpSegment(basic, codePoint);
  throw new Error('The font maps no Unicode characters');
}

function lookUpGroup(table: Buffer, codePoint: number): number {
  for (let i = 0, count = table.readUInt32BE(12); i < count; i++) {
    const group = 16 + i * 12;
    const first = table.readUInt32BE(group);
    if (codePoint >= first && codePoint <= table.readUInt32BE(group + 4))
      return table.readUInt32BE(group + 8) + codePoint - first;
  }
  return 0;
}

function lookUpSegment(table: Buffer, codePoint: number): number {
  const size = table.readUInt16BE(6);
  const [ends, starts] = [14, 16 + size];
  const [deltas, offsets] = [starts + size, starts + size * 2];
  for (let i = 0; i < size; i += 2) {
    if (codePoint > table.readUInt16BE(ends + i)) continue;
    const start = table.readUInt16BE(starts + i);
    if (codePoint < start) return 0;
    const delta = table.readUInt16BE(deltas + i);
    const offset = table.readUInt16BE(offsets + i);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const glyph = table.readUInt16BE(offsets + i + offset + (codePoint - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../sample/random.ts';
import { type Layout, layOut, type Roll, type Size } from './layOut.ts';

type Piece = Size & { group: string };
const px = (mm: number) => Math.round((mm * 200) / 25.4);
const roll: Roll = { width: px(600), length: px(5000), gap: px(5), rotate: true };

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 900 }),
  height: fc.integer({ min: 1, max: 900 }),
  group: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
});
const rolls = fc.record({
  width: fc.integer({ min: 300, max: 1500 }),
  length: fc.integer({ min: 300, max: 4000 }),
  gap: fc.integer({ min: 0, max: 40 }),
  rotate: fc.boolean(),
});

describe('layOut', () => {
  it('places every piece once, whole, and a gap apart, or says that it is too large', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sizes, { maxLength: 60 }), rolls, async (pieces, on) => {
        const layout = await layOut(pieces, on);
        const placed = layout.sheets.flatMap(({ placements }) => placements.map(({ piece }) => piece));
        const numbers = [...placed, ...layout.tooLarge].toSorted((one, other) => one - other);
        expect(numbers).toEqual(pieces.map((_, index) => index));
        for (const index of layout.tooLarge) expect(fitsOn(pieces[index]!, on)).toBe(false);
        for (const sheet of layout.sheets) expect(faultsOf(sheet, pieces, on)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('answers the same sheets for the same pieces', async () => {
    const pieces = mixed(7, 120);
    expect(await layOut(pieces, roll)).toEqual(await layOut(structuredClone(pieces), roll));
  });

  it.each([1, 2, 3, 4, 5, 6])('fills four fifths of the film with 300 mixed pieces (seed %i)', async (seed) => {
    const pieces = mixed(seed, 300);
    expect(fillOf(await layOut(pieces, roll), pieces, roll)).toBeGreaterThanOrEqual(0.8);
  });

  it('fills four fifths also where there are few sizes, or nothing may be turned', async () => {
    const few = mixed(11, 300, 8);
    expect(fillOf(await layOut(few, roll), few, roll)).toBeGreaterThanOrEqual(0.8);
    const upright = mixed(12, 300);
    expect(fillOf(await layOut(upright, { ...roll, rotate: false }), upright, roll)).toBeGreaterThanOrEqual(0.8);
  });

  it('keeps an order on one sheet where that takes no more film', async () => {
    const pieces = ['A', 'B', 'B', 'C', 'C'].map((group) => ({ width: 100, height: 100, group }));
    const small = { width: 200, length: 200, gap: 0, rotate: true };
    const groupsOf = ({ sheets }: Layout) =>
      sheets.map(({ placements }) => placements.map(({ piece }) => pieces[piece]!.group).join(''));
    // each takes four squares, so C would be split; three squares and two take as much film
    expect(groupsOf(await layOut(pieces, small))).toEqual(['ABB', 'CC']);
    // here keeping C together would take a row more
    const more = [...pieces, ...['D', 'D', 'D'].map((group) => ({ width: 100, height: 100, group }))];
    expect((await layOut(more, small)).sheets.map(({ length }) => length)).toEqual([200, 200]);
  });

  it('splits an order that no sheet takes, and comes to its end', async () => {
    const pieces = Array.from({ length: 10 }, () => ({ width: 100, height: 100, group: 'A' }));
    const layout = await layOut(pieces, { width: 200, length: 200, gap: 0, rotate: false });
    expect(layout.sheets.map(({ placements }) => placements.length)).toEqual([4, 4, 2]);
  });

  it('lays equal pieces of one order side by side', async () => {
    const pieces = ['A', 'B', 'A', 'B', 'A', 'B'].map((group) => ({ width: 100, height: 100, group }));
    const sorted = pieces.toSorted((one, other) => (one.group < other.group ? -1 : 1));
    const [sheet] = (await layOut(sorted, { width: 300, length: 1000, gap: 0, rotate: false })).sheets;
    expect(sheet!.placements.map(({ piece }) => sorted[piece]!.group).join('')).toBe('AAABBB');
  });
});

/** Prints of a shop, with their captions: fronts, backs, sleeves and chests. */
function mixed(seed: number, count: number, kinds = count): Piece[] {
  const random = randomFrom(seed);
  const side = () => px(80 + random() * 300);
  const known = Array.from({ length: kinds }, () => ({ width: side(), height: side() }));
  return Array.from({ length: count }, (_, index) => ({
    ...known[Math.floor(random() * kinds)]!,
    group: String(Math.floor(index / 2)),
  }));
}

function fillOf({ sheets }: Layout, pieces: readonly Size[], { width }: Roll): number {
  const used = sheets.flatMap(({ placements }) => placements.map(({ piece }) => pieces[piece]!));
  const length = sheets.reduce((sum, sheet) => sum + sheet.length, 0);
  return used.reduce((sum, piece) => sum + piece.width * piece.height, 0) / (width * length);
}

function fitsOn({ width, height }: Size, { width: across, length, gap, rotate }: Roll): boolean {
  const upright = width + gap <= across && height + gap <= length;
  return upright || (rotate && height + gap <= across && width + gap <= length);
}

/** A second, plain look: each pair of pieces, and each piece against the edges. */
function faultsOf({ length, placements }: Layout['sheets'][number], pieces: readonly Size[], on: Roll): string[] {
  const boxes = placements.map(({ piece, x, y, rotated }) => {
    const { width, height } = pieces[piece]!;
    return { piece, x, y, right: x + (rotated ? height : width), bottom: y + (rotated ? width : height), rotated };
  });
  const apart = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
    one.right + on.gap <= other.x ||
    other.right + on.gap <= one.x ||
    one.bottom + on.gap <= other.y ||
    other.bottom + on.gap <= one.y;
  const edge = Math.floor(on.gap / 2);
  return [
    ...(length > on.length ? ['too long'] : []),
    ...boxes.flatMap((box) => [
      ...(box.x < edge || box.y < edge || box.right + edge > on.width || box.bottom + edge > length
        ? [`${box.piece} at the edge`]
        : []),
      ...(box.rotated && !on.rotate ? [`${box.piece} turned`] : []),
      ...boxes.flatMap((other) =>
        other.piece > box.piece && !apart(box, other) ? [`${box.piece} on ${other.piece}`] : [],
      ),
    ]),
  ];
}

import { MaxRectsBin, PACKING_LOGIC } from 'maxrects-packer/dist/maxrects-packer.mjs';
import { breathe } from '../picture/breathe.ts';

/** Pixels of the sheet. */
export interface Size {
  width: number;
  height: number;
}

export interface Roll {
  /** Of the sheet, in pixels. */
  width: number;
  /** The greatest length of a sheet, in pixels. */
  length: number;
  /** Between two pieces; half of it stays free at the edges. */
  gap: number;
  /** Whether a piece may be turned by a quarter. */
  rotate: boolean;
}

export interface Placement {
  /** Which of the pieces, from 0. */
  piece: number;
  /** Of its upper left corner on the sheet. */
  x: number;
  y: number;
  /** Turned clockwise by a quarter: it takes its height in width. */
  rotated: boolean;
}

export interface SheetLayout {
  /** As far as pieces reach, with half a gap after them. */
  length: number;
  /** From the top to the bottom, and from left to right. */
  placements: Placement[];
}

export interface Layout {
  sheets: SheetLayout[];
  /** Those that no sheet of this size can take: never scaled, never cut. */
  tooLarge: number[];
}

/** One cell of the sheet: a piece with half a gap around it. */
interface Cell extends Size {
  piece: number;
}

type Group = readonly Cell[];

/**
 * Nests the pieces on as few metres as the best of several MaxRects heuristics finds; the same input gives the same
 * sheets. Pieces of one group come in its order, and stay on one sheet where that makes the sheets no longer in sum.
 */
export async function layOut(pieces: readonly (Size & { group: string })[], roll: Roll): Promise<Layout> {
  const cells = pieces.map(({ width, height, group }, piece) => ({
    piece,
    group,
    width: width + roll.gap,
    height: height + roll.gap,
  }));
  const [tooLarge, fitting] = [cells.filter((cell) => !fits(cell, roll)), cells.filter((cell) => fits(cell, roll))];
  const whole = await fill([...Map.groupBy(fitting, ({ group }) => group).values()], roll);
  const apart = await fill(
    fitting.map((cell) => [cell]),
    roll,
  );
  const best = lengthOf(whole) <= lengthOf(apart) ? whole : apart;
  const sheets = best.map((sheet) => swapEqual(sheet, cells));
  return {
    sheets: sheets.map(({ length, placements }) => ({
      length,
      placements: placements.map((one) => ({
        ...one,
        x: one.x + Math.floor(roll.gap / 2),
        y: one.y + Math.floor(roll.gap / 2),
      })),
    })),
    tooLarge: tooLarge.map(({ piece }) => piece),
  };
}

function fits({ width, height }: Size, roll: Roll): boolean {
  return (
    (width <= roll.width && height <= roll.length) || (roll.rotate && height <= roll.width && width <= roll.length)
  );
}

function lengthOf(sheets: readonly SheetLayout[]): number {
  return sheets.reduce((sum, { length }) => sum + length, 0);
}

/** Sheet after sheet, each with as many groups as it takes, in their order; a group that no sheet takes whole is split. */
async function fill(groups: readonly Group[], roll: Roll): Promise<SheetLayout[]> {
  const sheets: SheetLayout[] = [];
  let left = groups;
  while (left.length > 0) {
    const { count, sheet } = await mostOn(left, roll);
    if (count === 0) {
      left = [...left[0]!.map((cell) => [cell]), ...left.slice(1)];
      continue;
    }
    sheets.push(sheet);
    left = left.slice(count);
  }
  return sheets;
}

/** The most groups from the first on that one sheet takes. */
async function mostOn(groups: readonly Group[], roll: Roll): Promise<{ count: number; sheet: SheetLayout }> {
  const room = roll.width * roll.length;
  let most = 0;
  for (let area = 0; most < groups.length; most += 1) {
    area += areaOf(groups[most]!);
    if (area > room) break;
  }
  let best: { count: number; sheet: SheetLayout } = { count: 0, sheet: { length: 0, placements: [] } };
  for (let [low, high] = [1, most]; low <= high;) {
    const count = low === 1 && best.count === 0 ? high : Math.floor((low + high) / 2);
    const sheet = shortest(groups.slice(0, count).flat(), roll);
    await breathe();
    if (sheet) {
      best = { count, sheet };
      low = count + 1;
    } else high = count - 1;
  }
  return best;
}

function areaOf(cells: readonly Size[]): number {
  return cells.reduce((sum, { width, height }) => sum + width * height, 0);
}

type Order = (one: Size, other: Size) => number;
const orders: readonly Order[] = [
  (one, other) => other.width * other.height - one.width * one.height,
  (one, other) => Math.max(other.width, other.height) - Math.max(one.width, one.height),
  (one, other) => Math.min(other.width, other.height) - Math.min(one.width, one.height),
  (one, other) => other.width + other.height - one.width - one.height,
];
/** A step by which a sheet is made longer until all pieces have their place. */
const step = 1.02;

/** All of these on one sheet, by the way that takes the least length; undefined where none of the ways does. */
function shortest(cells: readonly Cell[], roll: Roll): SheetLayout | undefined {
  let best: SheetLayout | undefined;
  const least = Math.max(areaOf(cells) / roll.width, ...cells.map(({ width, height }) => Math.min(width, height)));
  for (const order of orders) {
    const sorted = cells.toSorted((one, other) => order(one, other) || one.piece - other.piece);
    const shorter = (sheet: SheetLayout | undefined) => {
      if (sheet && (!best || sheet.length < best.length)) best = sheet;
    };
    shorter(place(sorted, roll, { logic: PACKING_LOGIC.FILL_WIDTH, length: roll.length }));
    for (const logic of [PACKING_LOGIC.MAX_AREA, PACKING_LOGIC.MAX_EDGE]) {
      // a higher sheet is no better: these ways use all of the room that they are given
      for (let length = Math.ceil(least); length < (best?.length ?? roll.length * step);) {
        const sheet = place(sorted, roll, { logic, length: Math.min(length, roll.length) });
        shorter(sheet);
        if (sheet) break;
        length = Math.ceil(length * step);
      }
    }
  }
  return best;
}

function place(
  cells: readonly Cell[],
  { width, rotate }: Roll,
  { logic, length }: { logic: PACKING_LOGIC; length: number },
): SheetLayout | undefined {
  const fixed = { smart: false, pot: false, square: false, border: 0 };
  const bin = new MaxRectsBin(width, length, 0, { ...fixed, allowRotation: rotate, logic });
  const placements: Placement[] = [];
  let reached = 0;
  for (const cell of cells) {
    const placed = bin.add(cell.width, cell.height, undefined);
    if (!placed) return undefined;
    placements.push({ piece: cell.piece, x: placed.x, y: placed.y, rotated: placed.rot });
    reached = Math.max(reached, placed.y + (placed.rot ? cell.width : cell.height));
  }
  return { length: reached, placements };
}

/** Pieces of one size change places, so that those of one group lie near each other. */
function swapEqual({ length, placements }: SheetLayout, cells: readonly Cell[]): SheetLayout {
  const sizeOf = ({ piece }: Placement) => `${cells[piece]!.width}x${cells[piece]!.height}`;
  const down = placements.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const swapped = [...Map.groupBy(down, sizeOf).values()].flatMap((places) => {
    const pieces = places.map(({ piece }) => piece).toSorted((one, other) => one - other);
    return places.map((at, index) => ({ ...at, piece: pieces[index]! }));
  });
  return { length, placements: swapped.toSorted((one, other) => one.y - other.y || one.x - other.x) };
}

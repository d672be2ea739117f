import type { MessageKey } from '../messages.ts';
import { boxRule, type PrintBox } from './printBox.ts';

/** A width and a height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface BoxProblem {
  path: string;
  key: MessageKey;
  params: Record<string, number>;
}

/** Whether the picture is large enough for the smallest print position. */
export function hasRoom({ width, height }: PictureSize): boolean {
  return Math.min(width, height) >= boxRule.smallest;
}

export function fitsInside({ x, y, width, height }: PrintBox, picture: PictureSize): boolean {
  const largeEnough = width >= boxRule.smallest && height >= boxRule.smallest;
  return largeEnough && x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height;
}

/** The nearest allowed box: in whole pixels, not too small, and inside the picture, which must be large enough for one. */
export function clampBox(box: PrintBox, picture: PictureSize): PrintBox {
  const width = between(boxRule.smallest, box.width, picture.width);
  const height = between(boxRule.smallest, box.height, picture.height);
  return {
    x: between(0, box.x, picture.width - width),
    y: between(0, box.y, picture.height - height),
    width,
    height,
  };
}

/** Makes as many boxes as there are prints: drops the surplus, and adds new ones beside those that are there. */
export function boxesFor(count: number, given: readonly PrintBox[], picture: PictureSize): PrintBox[] {
  const kept = given.slice(0, count);
  if (kept.length === 0) return startingBoxes(count, picture);
  while (kept.length < count) kept.push(besideAll(kept, picture));
  return kept;
}

/** Large enough to see and to hold, with room around: what a new box takes of the part of the picture that is its own. */
const shareOfPart = { alone: 0.4, beside: 0.8 };

/** One in the middle, or each in the middle of its own part along the picture's longer side. */
function startingBoxes(count: number, picture: PictureSize): PrintBox[] {
  const across = picture.width >= picture.height;
  const part = across
    ? { width: picture.width / count, height: picture.height }
    : { width: picture.width, height: picture.height / count };
  const share = { width: picture.width * shareOfPart.alone, height: picture.height * shareOfPart.alone };
  return Array.from({ length: count }, (_, index) =>
    middleOf({ x: across ? part.width * index : 0, y: across ? 0 : part.height * index, ...part }, share, picture),
  );
}

/** In the widest stretch that the last box leaves free; over it where it leaves none. */
function besideAll(boxes: readonly PrintBox[], picture: PictureSize): PrintBox {
  const last = boxes.at(-1)!;
  const [right, bottom] = [last.x + last.width, last.y + last.height];
  const [around] = [
    { x: right, y: 0, width: picture.width - right, height: picture.height },
    { x: 0, y: 0, width: last.x, height: picture.height },
    { x: 0, y: bottom, width: picture.width, height: picture.height - bottom },
    { x: 0, y: 0, width: picture.width, height: last.y },
  ].toSorted((one, other) => Math.min(other.width, other.height) - Math.min(one.width, one.height));
  const [preset] = startingBoxes(1, picture);
  return around && hasRoom(around) ? middleOf(around, preset!, picture) : preset!;
}

/** As large as `size`, or smaller in proportion where the part is, and in its middle. */
function middleOf(part: PrintBox, size: PictureSize, picture: PictureSize): PrintBox {
  const scale = Math.min(
    1,
    (part.width * shareOfPart.beside) / size.width,
    (part.height * shareOfPart.beside) / size.height,
  );
  const width = Math.max(boxRule.smallest, size.width * scale);
  const height = Math.max(boxRule.smallest, size.height * scale);
  return clampBox(
    { x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height },
    picture,
  );
}

/** Every rule that the boxes break, each at its field; an empty list where they break none. */
export function boxProblems(boxes: readonly PrintBox[], count: number, picture: PictureSize): BoxProblem[] {
  if (!hasRoom(picture)) return [{ path: 'bottomImageId', key: 'categories.baseImageTooSmall', params: boxRule }];
  if (boxes.length !== count) return [{ path: 'printLocations', key: 'categories.boxCount', params: { count } }];
  return boxes.flatMap((box, index) => problemsOf(box, `printLocations.${index}`, picture));
}

function problemsOf({ x, y, width, height }: PrintBox, path: string, picture: PictureSize): BoxProblem[] {
  const problems: BoxProblem[] = [];
  const tooSmall = { key: 'validation.tooSmall', params: { min: boxRule.smallest } } as const;
  if (width < boxRule.smallest) problems.push({ path: `${path}.width`, ...tooSmall });
  if (height < boxRule.smallest) problems.push({ path: `${path}.height`, ...tooSmall });
  if (x < 0) problems.push({ path: `${path}.x`, key: 'validation.tooSmall', params: { min: 0 } });
  if (y < 0) problems.push({ path: `${path}.y`, key: 'validation.tooSmall', params: { min: 0 } });
  if (x + width > picture.width)
    problems.push({ path: `${path}.x`, key: 'categories.XWLimit', params: { limit: picture.width } });
  if (y + height > picture.height)
    problems.push({ path: `${path}.y`, key: 'categories.YHLimit', params: { limit: picture.height } });
  return problems;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(Math.round(value), most));
}

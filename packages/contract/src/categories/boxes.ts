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

/** Makes as many boxes as there are prints: drops the surplus, and adds new ones at the top left. */
export function boxesFor(count: number, given: readonly PrintBox[], picture: PictureSize): PrintBox[] {
  const preset = clampBox({ x: 0, y: 0, width: boxRule.preset, height: boxRule.preset }, picture);
  return Array.from({ length: count }, (_, index) => given[index] ?? preset);
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

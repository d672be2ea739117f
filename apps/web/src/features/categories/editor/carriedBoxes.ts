import { clampBox, type PictureSize } from '@pressroom/contract/categories/boxes';
import type { PrintBox } from '@pressroom/contract/categories/printBox';

/** Print positions on the picture that has taken the place of theirs. */
export interface CarriedBoxes {
  /** `scaled` in proportion where both pictures have one ratio, else `kept` inside; `same` where the size is. */
  how: 'same' | 'scaled' | 'kept';
  boxes: PrintBox[];
  /** The same pixels as before, as far as the picture reaches: what one undo brings back. */
  unscaled: PrintBox[];
}

/** The picture must have room for a print position. */
export function carryBoxes(boxes: readonly PrintBox[], from: PictureSize, to: PictureSize): CarriedBoxes {
  const unscaled = boxes.map((box) => clampBox(box, to));
  if (from.width === to.width && from.height === to.height) return { how: 'same', boxes: unscaled, unscaled };
  if (!haveOneRatio(from, to)) return { how: 'kept', boxes: unscaled, unscaled };
  return { how: 'scaled', boxes: boxes.map((box) => clampBox(scaleBox(box, from, to), to)), unscaled };
}

/** Whether one picture is the other one scaled; sizes in whole pixels are rounded, so the ratios may differ a little. */
function haveOneRatio(one: PictureSize, other: PictureSize): boolean {
  const off = Math.abs(one.width * other.height - one.height * other.width);
  return off < Math.max(one.width, one.height, other.width, other.height);
}

/** Rounds the box's edges, not its size, so that boxes that touch still touch. */
function scaleBox({ x, y, width, height }: PrintBox, from: PictureSize, to: PictureSize): PrintBox {
  const [left, right] = [x, x + width].map((edge) => Math.round((edge * to.width) / from.width)) as [number, number];
  const [top, bottom] = [y, y + height].map((edge) => Math.round((edge * to.height) / from.height)) as [number, number];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

import { clampBox, type PictureSize } from '@pressroom/contract/categories/boxes';
import { boxRule, type PrintBox } from '@pressroom/contract/categories/printBox';

/** The sides that a handle takes along. */
export const handles = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Handle = (typeof handles)[number];

export interface Point {
  x: number;
  y: number;
}

export function moveBox(box: PrintBox, by: Point, picture: PictureSize): PrintBox {
  return clampBox({ ...box, x: box.x + by.x, y: box.y + by.y }, picture);
}

/** The frame between two points; what lies outside of the picture counts as its edge. */
export function drawBox(from: Point, to: Point, picture: PictureSize): PrintBox {
  const across = [from.x, to.x].map((x) => Math.max(0, Math.min(x, picture.width)));
  const down = [from.y, to.y].map((y) => Math.max(0, Math.min(y, picture.height)));
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return clampBox({ x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }, picture);
}

interface Resize {
  by: Point;
  picture: PictureSize;
  /** Width and height keep their proportion. */
  locked: boolean;
}

/** Takes the handle's sides along; the sides opposite stay where they are. */
export function resizeBox(box: PrintBox, handle: Handle, { by, picture, locked }: Resize): PrintBox {
  const fromEast = handle.includes('w');
  const fromSouth = handle.includes('n');
  // what there is between the side that stays and the picture's edge
  const room = {
    width: fromEast ? box.x + box.width : picture.width - box.x,
    height: fromSouth ? box.y + box.height : picture.height - box.y,
  };
  const wanted = {
    width: box.width + (fromEast ? -by.x : handle.includes('e') ? by.x : 0),
    height: box.height + (fromSouth ? -by.y : handle.includes('s') ? by.y : 0),
  };
  const { width, height } = locked ? inProportion(box, wanted, room) : clampSize(wanted, room);
  return {
    x: fromEast ? box.x + box.width - width : box.x,
    y: fromSouth ? box.y + box.height - height : box.y,
    width,
    height,
  };
}

function clampSize(wanted: PictureSize, room: PictureSize): PictureSize {
  const { width, height } = clampBox({ x: 0, y: 0, ...wanted }, room);
  return { width, height };
}

/** Follows the side that was taken furthest, as far as both sides allow. */
function inProportion(box: PrintBox, wanted: PictureSize, room: PictureSize): PictureSize {
  const [across, down] = [wanted.width / box.width, wanted.height / box.height];
  const scale = Math.abs(across - 1) >= Math.abs(down - 1) ? across : down;
  const least = Math.max(boxRule.smallest / box.width, boxRule.smallest / box.height);
  const most = Math.min(room.width / box.width, room.height / box.height);
  const bounded = Math.max(least, Math.min(scale, most));
  return clampSize({ width: box.width * bounded, height: box.height * bounded }, room);
}

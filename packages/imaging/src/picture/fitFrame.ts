/** One shape that is allowed: its ratio of width to height, and its sides in pixels. */
export interface FrameShape {
  ratio: readonly [width: number, height: number];
  minWidth: number;
  minHeight: number;
  /** Absent: any size above. */
  maxWidth?: number;
  maxHeight?: number;
}

interface Size {
  width: number;
  height: number;
}

/** What becomes of the parts that do not fit the ratio: they are added or cut off. `none`: it has the ratio already. */
export type FitWay = 'none' | 'pad' | 'crop';

/** How a picture comes into a shape. */
export interface Frame extends Size {
  way: FitWay;
  /** By which the picture itself is enlarged or reduced. */
  scale: number;
  shape?: FrameShape;
}

/** Enlarged further, a picture looks blurred. */
export const mostEnlarged = 2;

/** More pixels a side than any slot needs; a listing is not looked at closer. */
const longestSide = 3000;

/** A side may be off by one pixel, since scaling rounds. */
function hasRatio({ width, height }: Size, [across, down]: FrameShape['ratio']): boolean {
  return Math.abs(width * down - height * across) <= Math.max(across, down);
}

/** The frame for each allowed shape, the one that changes the picture least first; also those that enlarge it too much. */
export function framesFor(seen: Size, shapes: readonly FrameShape[], way: 'pad' | 'crop'): Frame[] {
  if (shapes.length === 0) return [freeFrame(seen)];
  return shapes
    .map((shape) => frameIn(seen, shape, way))
    .toSorted((one, other) => changeOf(seen, one) - changeOf(seen, other));
}

function freeFrame({ width, height }: Size): Frame {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { way: 'none', scale, width: scaledSide(width, scale), height: scaledSide(height, scale) };
}

const scaledSide = (side: number, scale: number) => Math.max(1, Math.round(side * scale));

function frameIn(seen: Size, shape: FrameShape, way: 'pad' | 'crop'): Frame {
  const [across, down] = shape.ratio;
  const wanted = across / down;
  const reach = way === 'pad' ? Math.max : Math.min;
  const width = reach(seen.width, seen.height * wanted);
  const height = width / wanted;
  const least = Math.max(shape.minWidth / width, shape.minHeight / height);
  const most = Math.min(
    (shape.maxWidth ?? Infinity) / width,
    (shape.maxHeight ?? Infinity) / height,
    longestSide / Math.max(width, height),
  );
  const scale = Math.max(least, Math.min(1, most));
  const outWidth = Math.max(shape.minWidth, Math.round(width * scale));
  const outHeight = Math.max(shape.minHeight, Math.round((outWidth * down) / across));
  return {
    way: hasRatio(seen, shape.ratio) ? 'none' : way,
    scale,
    width: outWidth,
    height: outHeight,
    shape,
  };
}

/** Grows with what is added or cut off, and with enlarging. */
function changeOf(seen: Size, { width, height, scale }: Frame): number {
  const ratio = Math.abs(Math.log(seen.width / seen.height / (width / height)));
  return ratio + Math.max(0, Math.log(scale));
}

/** The share of the picture that a crop cuts off. */
export function lossOf(seen: Size, { width, height }: Size): number {
  const [own, wanted] = [seen.width / seen.height, width / height];
  return 1 - Math.min(own, wanted) / Math.max(own, wanted);
}

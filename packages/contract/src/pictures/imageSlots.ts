import type { Marketplace } from '../stores/marketplace.ts';

/** What a listing's picture is for. */
export const imageTypes = {
  sheinDetail: 1,
  sheinSquare: 2,
  sheinDetailed: 3,
  temuCarousel: 4,
  temuSpecification: 5,
  temuOuterPackaging: 6,
  sheinColourBlock: 7,
  temuMaterial: 8,
} as const;
export type ImageType = (typeof imageTypes)[keyof typeof imageTypes];

/** One shape that a slot takes: its ratio, and its sides in pixels. */
export interface PictureShape {
  /** Width to height. */
  ratio: readonly [width: number, height: number];
  minWidth: number;
  minHeight: number;
  /** Absent: any size above. */
  maxWidth?: number;
  maxHeight?: number;
}

/** How many pictures a slot takes, and how many it needs. */
export interface SlotCount {
  min: number;
  max: number;
}

/** What pictures of one kind must be. */
export interface PictureRule {
  /** Media types, by the bytes. */
  formats: readonly string[];
  maxBytes: number;
  /** Empty: any shape. */
  shapes: readonly PictureShape[];
}

export interface ImageSlot extends PictureRule {
  type: ImageType;
  marketplace: Marketplace;
  /** Of a single product; templates and products of many specifications differ where they are named. */
  count: SlotCount;
  templateCount: SlotCount;
}

const megabytes = 1024 * 1024;
const formats = ['image/png', 'image/jpeg'] as const;

/** Pictures of an outer packaging template. */
export const packagingPictureRule: PictureRule = {
  formats: [...formats, 'image/gif'],
  maxBytes: 3 * megabytes,
  shapes: [],
};

const upTo2200: PictureShape = { ratio: [1, 1], minWidth: 900, minHeight: 900, maxWidth: 2200, maxHeight: 2200 };
const portrait: PictureShape = { ratio: [3, 4], minWidth: 1340, minHeight: 1785 };
const square = (side: number): PictureShape => ({ ratio: [1, 1], minWidth: side, minHeight: side });

/** The pictures of a listing: each slot's rules, in the order in which they are shown. */
export const imageSlots: readonly ImageSlot[] = [
  {
    type: imageTypes.sheinDetail,
    marketplace: 'shein',
    formats,
    shapes: [upTo2200, portrait],
    maxBytes: 3 * megabytes,
    count: { min: 2, max: 9 },
    templateCount: { min: 2, max: 9 },
  },
  {
    type: imageTypes.sheinSquare,
    marketplace: 'shein',
    formats,
    shapes: [upTo2200],
    maxBytes: 3 * megabytes,
    count: { min: 1, max: 1 },
    templateCount: { min: 0, max: 1 },
  },
  {
    type: imageTypes.sheinDetailed,
    marketplace: 'shein',
    formats,
    shapes: [upTo2200, portrait],
    maxBytes: 3 * megabytes,
    count: { min: 0, max: 10 },
    templateCount: { min: 0, max: 10 },
  },
  {
    type: imageTypes.sheinColourBlock,
    marketplace: 'shein',
    formats,
    shapes: [square(80)],
    maxBytes: 3 * megabytes,
    count: { min: 1, max: 1 },
    templateCount: { min: 0, max: 1 },
  },
  {
    type: imageTypes.temuCarousel,
    marketplace: 'temu',
    formats,
    shapes: [square(800), portrait],
    maxBytes: 2 * megabytes,
    count: { min: 5, max: 9 },
    templateCount: { min: 4, max: 9 },
  },
  {
    type: imageTypes.temuSpecification,
    marketplace: 'temu',
    formats,
    shapes: [square(800)],
    maxBytes: 2 * megabytes,
    count: { min: 1, max: 1 },
    templateCount: { min: 0, max: 1 },
  },
  {
    type: imageTypes.temuOuterPackaging,
    marketplace: 'temu',
    formats,
    shapes: [square(800)],
    maxBytes: 2 * megabytes,
    count: { min: 1, max: 9 },
    templateCount: { min: 1, max: 9 },
  },
  {
    type: imageTypes.temuMaterial,
    marketplace: 'temu',
    formats,
    shapes: [square(800)],
    maxBytes: 2 * megabytes,
    count: { min: 0, max: 1 },
    templateCount: { min: 0, max: 1 },
  },
];

export function imageSlotOf(type: number): ImageSlot | undefined {
  return imageSlots.find((slot) => slot.type === type);
}

/** What a picture's bytes say of it. */
export interface PictureFacts {
  mime: string;
  width: number;
  height: number;
  bytes: number;
}

/** Why a picture is refused. */
export type PictureRefusal = 'format' | 'bytes' | 'ratio' | 'pixels';

/** The marketplaces' own 1340 × 1785 is 3:4 but for a thousandth. */
const ratioTolerance = 0.001;

/** A side may be off by one pixel, since scaling rounds, or by a thousandth. */
function hasRatio({ width, height }: PictureFacts, [across, down]: readonly [number, number]): boolean {
  const difference = Math.abs(width * down - height * across);
  return difference <= Math.max(across, down) || difference <= width * down * ratioTolerance;
}

function hasSize({ width, height }: PictureFacts, shape: PictureShape): boolean {
  return (
    width >= shape.minWidth &&
    height >= shape.minHeight &&
    width <= (shape.maxWidth ?? Infinity) &&
    height <= (shape.maxHeight ?? Infinity)
  );
}

/** Everything about the picture that breaks the rule; empty: it fits. The browser and the server ask alike. */
export function refusalsOf({ formats, shapes, maxBytes }: PictureRule, facts: PictureFacts): PictureRefusal[] {
  const refusals: PictureRefusal[] = [];
  if (!formats.includes(facts.mime)) refusals.push('format');
  if (facts.bytes > maxBytes) refusals.push('bytes');
  if (shapes.length === 0) return refusals;
  const ofRatio = shapes.filter(({ ratio }) => hasRatio(facts, ratio));
  if (ofRatio.length === 0) refusals.push('ratio');
  else if (!ofRatio.some((shape) => hasSize(facts, shape))) refusals.push('pixels');
  return refusals;
}

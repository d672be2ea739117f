import { maxInputPixels, sharp } from '../libvips.ts';
import { type Border, borderOf, type Sides } from './border.ts';
import { type FitWay, type Frame, type FrameShape, framesFor, lossOf, mostEnlarged } from './fitFrame.ts';

interface Size {
  width: number;
  height: number;
}

/** A whole picture, and its size as it is seen. */
export interface InspectedPicture {
  source: string | Buffer;
  seen: Size;
}

/** What the result must be. It is a JPEG, so the rule must allow those. */
export interface FitRule {
  maxBytes: number;
  /** Empty: any shape. */
  shapes: readonly FrameShape[];
}

/** `auto`: cut off a little where that is no loss, else add to the sides. */
export type FitHow = 'pad' | 'crop' | 'auto';

export interface FittedPicture {
  bytes: Buffer;
  mime: 'image/jpeg';
  width: number;
  height: number;
  way: FitWay;
  /** By which the picture was enlarged; 1 where it was not. */
  enlarged: number;
}

/** Why a picture cannot be brought to the rule: it would be blurred, or it is still too heavy at its smallest. */
export type FitRefusal = { refusal: 'tooSmall'; enlarged: number } | { refusal: 'tooHeavy' };

/** So much may be cut off before a picture misses something. */
const unseenLoss = 0.12;
const highest = 92;
const between = [86, 80, 75];
const lowest = 70;
/** Above it, colours keep every pixel: prints have sharp edges. */
const fineColours = 86;
const reduction = 0.85;
const white = '#ffffff';

/**
 * Brings a picture to a rule: turned as it is seen, in sRGB, without transparency, in an allowed shape and size, and as
 * light as it must be. The original stays as it is, and must have been inspected.
 */
export async function fitPicture(
  { source, seen }: InspectedPicture,
  rule: FitRule,
  how: FitHow = 'auto',
): Promise<FittedPicture | FitRefusal> {
  const border = borderFinder(source, seen);
  const frame = await frameOf(seen, { shapes: rule.shapes, how }, border);
  if ('refusal' in frame) return frame;
  const pixels = await drawn(source, frame, border);
  const light = await encoded(pixels, frame, rule.maxBytes);
  if (!light) return { refusal: 'tooHeavy' };
  return { ...light, mime: 'image/jpeg', way: frame.way, enlarged: Math.max(1, frame.scale) };
}

interface Wanted {
  shapes: readonly FrameShape[];
  how: FitHow;
}

type FindBorder = (frame: Size) => Promise<Border>;

/** Looks at the sides to which a frame adds, once. */
function borderFinder(source: string | Buffer, seen: Size): FindBorder {
  const found = new Map<Sides, Promise<Border>>();
  return (frame) => {
    const sides = sidesAdded(seen, frame);
    const border = found.get(sides) ?? borderOf(source, sides);
    found.set(sides, border);
    return border;
  };
}

async function frameOf(seen: Size, { shapes, how }: Wanted, border: FindBorder): Promise<Frame | FitRefusal> {
  const [padded, cropped] = (['pad', 'crop'] as const).map((way) => framesFor(seen, shapes, way));
  const possible = (frames: readonly Frame[] = []) => frames.find(({ scale }) => scale <= mostEnlarged);
  const pad = possible(padded);
  const crop = possible(cropped);
  const frame = how === 'crop' ? crop : how === 'pad' ? pad : await leastChange(seen, { pad, crop }, border);
  if (frame) return frame;
  const smallest = Math.min(...((how === 'crop' ? cropped : padded) ?? []).map(({ scale }) => scale));
  return { refusal: 'tooSmall', enlarged: smallest };
}

async function leastChange(seen: Size, { pad, crop }: { pad?: Frame; crop?: Frame }, border: FindBorder) {
  if (!pad || !crop || pad.way === 'none') return pad ?? crop;
  if (lossOf(seen, crop) > unseenLoss) return pad;
  const { plain } = await border(pad);
  return plain ? pad : crop;
}

const sidesAdded = (seen: Size, frame: Size) =>
  frame.width / frame.height > seen.width / seen.height ? 'leftAndRight' : 'topAndBottom';

interface Pixels extends Size {
  data: Buffer;
}

async function drawn(source: string | Buffer, frame: Frame, border: FindBorder): Promise<Pixels> {
  const { width, height, way } = frame;
  const upright = () => sharp(source, { limitInputPixels: maxInputPixels }).autoOrient().flatten({ background: white });
  if (way !== 'pad') {
    const fit = way === 'crop' ? ({ fit: 'cover', position: 'attention' } as const) : ({ fit: 'fill' } as const);
    const data = await upright()
      .resize({ width, height, ...fit })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    return { width, height, data };
  }
  const inner = await upright()
    .resize({ width, height, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { plain, colour } = await border(frame);
  const ground = plain
    ? sharp({ create: { width, height, channels: 3, background: colour } })
    : sharp(await blurred(upright(), frame), { raw: { width, height, channels: 3 } });
  const input = {
    input: inner.data,
    raw: { width: inner.info.width, height: inner.info.height, channels: inner.info.channels },
    left: Math.floor((width - inner.info.width) / 2),
    top: Math.floor((height - inner.info.height) / 2),
  };
  return { width, height, data: await ground.composite([input]).removeAlpha().raw().toBuffer() };
}

/** The picture itself, out of focus: a stripe beside a photograph that belongs to it. */
async function blurred(picture: ReturnType<typeof sharp>, { width, height }: Size): Promise<Buffer> {
  // blurred while it is small, which is quicker and looks the same
  const small = await picture
    .resize({ width: Math.max(8, Math.round(width / 8)), height: Math.max(8, Math.round(height / 8)), fit: 'cover' })
    .blur(6)
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(small).resize({ width, height, fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** As good as the limit allows: less quality first, then fewer pixels, never fewer than the shape asks for. */
async function encoded(pixels: Pixels, { shape }: Frame, maxBytes: number) {
  const least = shape ? Math.max(shape.minWidth / pixels.width, shape.minHeight / pixels.height) : 0.1;
  for (let scale = 1; ;) {
    const size = scale === 1 ? pixels : smaller(pixels, scale, shape);
    const encode = (quality: number) => jpegOf(pixels, size, quality);
    const best = await encode(highest);
    const lightest = best.length <= maxBytes ? best : await encode(lowest);
    if (lightest.length <= maxBytes) {
      const bytes = lightest === best ? best : ((await firstWithin(maxBytes, encode)) ?? lightest);
      return { bytes, width: size.width, height: size.height };
    }
    if (scale <= least) return undefined;
    // bytes go with the area
    scale = Math.max(least, scale * Math.min(reduction, Math.sqrt(maxBytes / lightest.length)));
  }
}

async function firstWithin(maxBytes: number, encode: (quality: number) => Promise<Buffer>) {
  for (const quality of between) {
    const bytes = await encode(quality);
    if (bytes.length <= maxBytes) return bytes;
  }
  return undefined;
}

function jpegOf({ data, width, height }: Pixels, size: Size, quality: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: size.width, height: size.height, fit: 'fill' })
    .jpeg({ quality, chromaSubsampling: quality >= fineColours ? '4:4:4' : '4:2:0' })
    .toBuffer();
}

function smaller({ width, height }: Size, scale: number, shape: FrameShape | undefined): Size {
  const across = Math.max(shape?.minWidth ?? 1, Math.round(width * scale));
  if (!shape) return { width: across, height: Math.max(1, Math.round(height * scale)) };
  return { width: across, height: Math.max(shape.minHeight, Math.round((across * shape.ratio[1]) / shape.ratio[0])) };
}

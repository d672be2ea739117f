import { maxInputPixels, sharp } from '../libvips.ts';

export type Sides = 'leftAndRight' | 'topAndBottom';

export interface Border {
  /** One colour all along, so that more of it looks as if it had always been there. */
  plain: boolean;
  colour: { r: number; g: number; b: number };
}

/** So many pixels a side tell what is at the border. */
const looked = 120;
/** In steps of 255: what the eye takes for one colour. */
const oneColour = 7;

/** What two opposite sides of a picture look like; what is transparent counts as white. */
export async function borderOf(source: string | Buffer, sides: Sides): Promise<Border> {
  const { data, info } = await sharp(source, { limitInputPixels: maxInputPixels })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: looked, height: looked, fit: 'fill', kernel: 'nearest' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [data[at]!, data[at + 1]!, data[at + 2]!] as const;
  };
  const last = looked - 1;
  const along = Array.from({ length: looked }, (_, at) =>
    sides === 'leftAndRight' ? [pixel(0, at), pixel(last, at)] : [pixel(at, 0), pixel(at, last)],
  ).flat();
  const [r, g, b] = [0, 1, 2].map((channel) => meanOf(along.map((colour) => colour[channel]!)));
  const far = along.filter((colour) =>
    [r!, g!, b!].some((mean, channel) => Math.abs(colour[channel]! - mean) > oneColour),
  );
  return { plain: far.length === 0, colour: { r: Math.round(r!), g: Math.round(g!), b: Math.round(b!) } };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

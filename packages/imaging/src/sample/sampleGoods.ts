import { sharp } from '../libvips.ts';
import { Canvas, type Shape } from './canvas.ts';
import { linear, mix, solid } from './paint.ts';
import { samplePrint } from './samplePrint.ts';
import { sampleShirt } from './sampleShirt.ts';
import { ellipse, polygon, ring } from './shapes.ts';

interface Blank {
  draw: (colour: string) => Promise<Buffer> | Buffer;
  /** Where the print goes, in pixels of the side of 1200. */
  print: { left: number; top: number; width: number; height: number };
}

const side = 1200;
const shade = '#0a0a14';
const raw = { width: side, height: side, channels: 4 } as const;

const blanks = {
  shirt: { draw: shirtPixels, print: { left: 420, top: 360, width: 360, height: 430 } },
  mug: { draw: mug, print: { left: 350, top: 400, width: 400, height: 420 } },
  poster: { draw: poster, print: { left: 310, top: 170, width: 580, height: 830 } },
  phoneCase: { draw: phoneCase, print: { left: 410, top: 420, width: 380, height: 560 } },
  box: { draw: box, print: { left: 300, top: 560, width: 300, height: 300 } },
  mailer: { draw: mailer, print: { left: 420, top: 480, width: 360, height: 360 } },
  tube: { draw: tube, print: { left: 430, top: 480, width: 340, height: 340 } },
} satisfies Record<string, Blank>;

export type SampleGoods = keyof typeof blanks;

interface Goods {
  goods: SampleGoods;
  /** `#rrggbb` */
  colour: string;
  /** One of the sample prints. */
  print: string;
}

/** Goods or a package with a print on it, 1200 x 1200 on transparent. */
export async function sampleGoods({ goods, colour, print }: Goods): Promise<Buffer> {
  const { draw, print: place }: Blank = blanks[goods];
  const art = await samplePrint({ name: print, widthCm: place.width / 40, heightCm: place.height / 40, dpi: 101.6 });
  const fitted = await sharp(art).resize(place.width, place.height, { fit: 'inside' }).toBuffer();
  return sharp(await draw(colour), { raw })
    .composite([{ input: fitted, left: place.left, top: place.top }])
    .png({ compressionLevel: 3 })
    .toBuffer();
}

interface SampleBlank {
  /** 1200 x 1200 on transparent. */
  png: Buffer;
  /** Where a print goes, in its pixels. */
  box: { x: number; y: number; width: number; height: number };
}

/** The goods before anything is printed on them. */
export async function sampleBlank({ goods, colour }: Omit<Goods, 'print'>): Promise<SampleBlank> {
  const { draw, print: place }: Blank = blanks[goods];
  const png = await sharp(await draw(colour), { raw })
    .png({ compressionLevel: 8 })
    .toBuffer();
  return { png, box: { x: place.left, y: place.top, width: place.width, height: place.height } };
}

interface Photo {
  /** As `sampleGoods` draws them. */
  goods: Buffer;
  width: number;
  height: number;
  /** `#rrggbb` */
  background: string;
  /** The goods' share of the shorter side; above 1 they are cut off, as in a close-up. */
  zoom: number;
}

/** A picture of the goods as a listing shows it, JPEG. */
export async function samplePhoto({ goods, width, height, background, zoom }: Photo): Promise<Buffer> {
  const shorter = Math.min(width, height);
  const size = Math.round(shorter * zoom);
  const [across, down] = [Math.min(size, width), Math.min(size, height)];
  const shown = await sharp(goods)
    .resize(size, size)
    .extract({
      left: Math.floor((size - across) / 2),
      top: Math.floor((size - down) / 2),
      width: across,
      height: down,
    })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: shown }])
    .jpeg({ quality: 86 })
    .toBuffer();
}

async function shirtPixels(colour: string): Promise<Buffer> {
  return sharp(await sampleShirt({ color: colour }))
    .ensureAlpha()
    .raw()
    .toBuffer();
}

const across = (colour: string, [left, right]: [number, number]) =>
  linear({ x: left, y: 0 }, { x: right, y: 0 }, [
    mix(colour, shade, 0.18),
    mix(colour, '#ffffff', 0.25),
    colour,
    mix(colour, shade, 0.22),
  ]);

function painted(...layers: [Shape, ReturnType<typeof solid>][]): Buffer {
  const canvas = new Canvas(side, side);
  for (const [shape, paint] of layers) canvas.paint(shape, paint);
  return canvas.pixels;
}

function rounded([left, top]: [number, number], [right, bottom]: [number, number], radius: number): Shape {
  const corners = [
    [right - radius, bottom - radius, 0],
    [left + radius, bottom - radius, 1],
    [left + radius, top + radius, 2],
    [right - radius, top + radius, 3],
  ] as const;
  const steps = 24;
  return [
    corners.flatMap(([x, y, quarter]) =>
      Array.from({ length: steps + 1 }, (_, step) => {
        const angle = ((quarter + step / steps) * Math.PI) / 2;
        return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
      }),
    ),
  ];
}

function mug(colour: string): Buffer {
  return painted(
    [ellipse(-0.08, 0.6, 0.62, 0.07), solid(shade, 0.16)],
    [ring(0.4, 0, 0.36, 0.24), across(mix(colour, shade, 0.12), [0.05, 0.8])],
    [rounded([-0.62, -0.52], [0.46, 0.6], 0.14), across(colour, [-0.62, 0.46])],
    [ellipse(-0.08, -0.48, 0.54, 0.1), solid(mix(colour, shade, 0.1))],
    [ellipse(-0.08, -0.47, 0.49, 0.08), solid(mix(colour, shade, 0.35))],
  );
}

function poster(colour: string): Buffer {
  return painted(
    [polygon([-0.58, -0.86], [0.64, -0.86], [0.64, 0.9], [-0.58, 0.9]), solid(shade, 0.14)],
    [polygon([-0.62, -0.9], [0.62, -0.9], [0.62, 0.86], [-0.62, 0.86]), across(colour, [-0.62, 0.62])],
    [polygon([-0.56, -0.84], [0.56, -0.84], [0.56, 0.8], [-0.56, 0.8]), solid('#fbfaf6')],
  );
}

function phoneCase(colour: string): Buffer {
  return painted(
    [rounded([-0.4, -0.86], [0.44, 0.9], 0.13), solid(shade, 0.16)],
    [rounded([-0.43, -0.9], [0.43, 0.88], 0.13), solid(mix(colour, shade, 0.3))],
    [rounded([-0.41, -0.88], [0.41, 0.86], 0.12), across(colour, [-0.41, 0.41])],
    [rounded([-0.35, -0.82], [0.03, -0.44], 0.1), solid(mix(colour, shade, 0.45))],
    [ellipse(-0.25, -0.71, 0.075), solid('#15151c')],
    [ellipse(-0.07, -0.55, 0.075), solid('#15151c')],
    [ellipse(-0.25, -0.55, 0.03), solid('#e8e3c8')],
  );
}

function box(colour: string): Buffer {
  return painted(
    [polygon([-0.72, 0.56], [0.06, 0.72], [0.84, 0.5], [0.1, 0.62]), solid(shade, 0.18)],
    [polygon([-0.7, -0.32], [0.02, -0.16], [0.02, 0.7], [-0.7, 0.5]), solid(colour)],
    [polygon([0.02, -0.16], [0.72, -0.36], [0.72, 0.46], [0.02, 0.7]), solid(mix(colour, shade, 0.22))],
    [polygon([-0.7, -0.32], [0, -0.5], [0.72, -0.36], [0.02, -0.16]), solid(mix(colour, '#ffffff', 0.3))],
    [polygon([-0.38, -0.4], [-0.24, -0.44], [0.42, -0.28], [0.3, -0.24]), solid('#e9d9a8', 0.9)],
  );
}

function mailer(colour: string): Buffer {
  return painted(
    [polygon([-0.62, -0.66], [0.68, -0.66], [0.68, 0.84], [-0.62, 0.84]), solid(shade, 0.14)],
    [polygon([-0.66, -0.7], [0.64, -0.7], [0.66, 0.8], [-0.64, 0.8]), across(colour, [-0.66, 0.66])],
    [polygon([-0.66, -0.7], [0.64, -0.7], [0.4, -0.34], [-0.42, -0.34]), solid(mix(colour, shade, 0.14))],
    [polygon([-0.64, 0.72], [0.66, 0.72], [0.66, 0.76], [-0.64, 0.76]), solid(mix(colour, shade, 0.2))],
  );
}

function tube(colour: string): Buffer {
  return painted(
    [ellipse(0.04, 0.82, 0.4, 0.08), solid(shade, 0.18)],
    [rounded([-0.36, -0.76], [0.36, 0.84], 0.06), across(colour, [-0.36, 0.36])],
    [rounded([-0.38, -0.84], [0.38, -0.62], 0.05), across('#f4f2ec', [-0.38, 0.38])],
    [rounded([-0.38, 0.72], [0.38, 0.88], 0.05), across('#f4f2ec', [-0.38, 0.38])],
  );
}

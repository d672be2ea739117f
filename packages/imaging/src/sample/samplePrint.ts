import { sharp } from '../libvips.ts';
import { setPngDensity } from '../picture/density.ts';
import { Canvas } from './canvas.ts';
import { butterfly } from './motifs/butterfly.ts';
import { cactus } from './motifs/cactus.ts';
import { fox } from './motifs/fox.ts';
import { mandala } from './motifs/mandala.ts';
import { moon } from './motifs/moon.ts';
import { mountain } from './motifs/mountain.ts';
import { mushrooms } from './motifs/mushrooms.ts';
import { peony } from './motifs/peony.ts';
import { planet } from './motifs/planet.ts';
import { rainbow } from './motifs/rainbow.ts';
import { rings } from './motifs/rings.ts';
import { sunset } from './motifs/sunset.ts';
import { wave } from './motifs/wave.ts';
import { type Random, randomFrom } from './random.ts';

const motifs: Record<string, (canvas: Canvas, random: Random) => void> = {
  peony,
  mountain,
  fox,
  wave,
  moon,
  butterfly,
  sunset,
  mandala,
  planet,
  mushrooms,
  cactus,
  rainbow,
  rings,
};

export const samplePrintNames: readonly string[] = Object.keys(motifs);

export type SamplePrint = { name: string; widthCm: number; heightCm: number; dpi?: number; seed?: number };

/** A print file: transparent PNG at its true size. The seed chooses colours and details, never anything by chance. */
export async function samplePrint({ name, widthCm, heightCm, dpi = 200, seed = 1 }: SamplePrint): Promise<Buffer> {
  const draw = motifs[name];
  if (!draw) throw new Error(`No sample print is called ${name}; there are ${samplePrintNames.join(', ')}`);
  const canvas = new Canvas(Math.round((widthCm / 2.54) * dpi), Math.round((heightCm / 2.54) * dpi));
  draw(canvas, randomFrom(seed));
  const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
  const png = await sharp(canvas.pixels, { raw, limitInputPixels: false }).png({ compressionLevel: 6 }).toBuffer();
  setPngDensity(png, { dpiHorizontal: dpi, dpiVertical: dpi });
  return png;
}

import { samplePrint, sampleShirt } from '@pressroom/imaging/sample';
import { type GivenFile, png } from './files.ts';

/** Under the names that the sample sheets ask for. */
export const prints = [
  { name: 'tiger_front.png', motif: 'sunset', widthCm: 26, heightCm: 34 },
  { name: 'dragon_back.png', motif: 'mandala', widthCm: 28, heightCm: 28 },
  { name: 'fox_back.png', motif: 'fox', widthCm: 26, heightCm: 30 },
  { name: 'butterfly_front.png', motif: 'butterfly', widthCm: 27, heightCm: 28 },
  { name: 'owl_front.png', motif: 'moon', widthCm: 24, heightCm: 36 },
  { name: 'rose_front.png', motif: 'peony', widthCm: 24, heightCm: 26 },
] as const;

/** At their true size, as a printer gets them. */
export function goodPrints(): Promise<GivenFile[]> {
  return Promise.all(
    prints.map(async ({ name, motif, widthCm, heightCm }) =>
      png(name, await samplePrint({ name: motif, widthCm, heightCm })),
    ),
  );
}

/** Two pictures that are refused: one with the DPI of a screen, and one whose name would break a list of names. */
export async function refusedPrints(): Promise<GivenFile[]> {
  const wave = { name: 'wave', widthCm: 10, heightCm: 10 };
  return [
    png('for_screen.png', await samplePrint({ ...wave, dpi: 72 })),
    png('one,two.png', await samplePrint({ ...wave, seed: 2 })),
  ];
}

export async function shirt(color: 'black' | 'white'): Promise<GivenFile> {
  return png(`shirt_${color}.png`, await sampleShirt({ color }));
}

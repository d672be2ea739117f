import { sampleBlank, sampleGoods, samplePhoto } from '@pressroom/imaging/sample';
import type { Box } from '../screens/boxes.ts';
import { type GivenFile, png } from './files.ts';

const white = '#f6f5f2';
const shots = [
  { background: '#f4f3ef', zoom: 0.92 },
  { background: '#dfe7e4', zoom: 1.4 },
  { background: '#f1e3d3', zoom: 0.84 },
  { background: '#eceae4', zoom: 1.05 },
] as const;

/** The mug before anything is printed on it, and where its print goes. */
export async function blankMug(): Promise<{ base: GivenFile; box: Box }> {
  const { png: bytes, box } = await sampleBlank({ goods: 'mug', colour: white });
  return { base: png('mug.png', bytes), box };
}

/** As it comes from the printer. */
export const printedMug = (print: 'sunset' | 'moon') => sampleGoods({ goods: 'mug', colour: white, print });

/** Square photographs that every slot of both marketplaces takes; the last one is of its box. */
export async function mugPhotos(): Promise<GivenFile[]> {
  const mug = await printedMug('moon');
  const box = await sampleGoods({ goods: 'box', colour: '#c79a63', print: 'rings' });
  const photos = [...shots.map((shot) => ({ goods: mug, ...shot })), { goods: box, ...shots[0] }];
  return Promise.all(
    photos.map(async (photo, at) => ({
      name: `mug_${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await samplePhoto({ ...photo, width: 1000, height: 1000 }),
    })),
  );
}

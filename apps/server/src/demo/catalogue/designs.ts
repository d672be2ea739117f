import { library } from '@pressroom/contract/library/library';
import { samplePrint } from '@pressroom/imaging/sample';
import type { Caller } from '../../caller.ts';
import { must, type Shop } from '../shop.ts';

/** Beside the prints that the shop has already: code of the design, and the file's name. */
const further = [
  { file: 'mountain_front', motif: 'mountain' },
  { file: 'wave_front', motif: 'wave' },
  { file: 'planet_front', motif: 'planet' },
  { file: 'cactus_front', motif: 'cactus' },
  { file: 'mushrooms_front', motif: 'mushrooms' },
  { file: 'rainbow_front', motif: 'rainbow' },
] as const;

export interface Design {
  /** What SPUs are called after. */
  code: string;
  name: string;
  /** Of the picture in the library. */
  id: string;
}

const names: Readonly<Record<string, string>> = {
  tiger: '落日猛虎 Tiger',
  dragon: '曼陀罗 Mandala',
  fox: '狐狸 Fox',
  butterfly: '蝴蝶 Butterfly',
  owl: '月夜 Moon',
  rose: '牡丹 Peony',
  mountain: '雪山 Mountain',
  wave: '海浪 Wave',
  planet: '行星 Planet',
  cactus: '仙人掌 Cactus',
  mushrooms: '蘑菇 Mushrooms',
  rainbow: '彩虹 Rainbow',
};

/** All designs of the shop, the further ones drawn and uploaded first. */
export async function addDesigns(caller: Caller, { folderId, pictures }: Shop): Promise<Design[]> {
  const files = await Promise.all(
    further.map(async ({ file, motif }) => ({
      fileName: `${file}.png`,
      bytes: await samplePrint({ name: motif, widthCm: 20, heightCm: 22 }),
    })),
  );
  const stored = await must(caller, library.uploadBatch, { folderId }, files);
  const ids = [
    ...Object.entries(pictures),
    ...stored.map(({ fileName, id }) => [fileName.replace(/\.png$/, ''), id!] as const),
  ];
  return ids.map(([file, id]) => {
    const word = file.split('_')[0]!;
    return { code: word.toUpperCase(), name: names[word]!, id };
  });
}

import { library } from '@pressroom/contract/library/library';
import { samplePrint } from '@pressroom/imaging/sample';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';

/** Small art for the chest, a sleeve or a mug. */
const prints = [
  { file: '小狐狸_左胸', motif: 'fox', widthCm: 8, heightCm: 9 },
  { file: '富士海浪_左胸', motif: 'wave', widthCm: 9, heightCm: 8 },
  { file: '月夜_袖口', motif: 'moon', widthCm: 6, heightCm: 9 },
  { file: 'peony_pocket', motif: 'peony', widthCm: 8, heightCm: 8 },
  { file: 'planet_pocket', motif: 'planet', widthCm: 8, heightCm: 8 },
] as const;

/** Draws and uploads them; answers their ids. */
export async function addPocketPrints(caller: Caller): Promise<string[]> {
  const { id: folderId } = await must(caller, library.createFolder, { name: '口袋印花 Pocket prints' });
  const files = await Promise.all(
    prints.map(async ({ file, motif, widthCm, heightCm }) => ({
      fileName: `${file}.png`,
      bytes: await samplePrint({ name: motif, widthCm, heightCm, seed: 3 }),
    })),
  );
  const stored = await must(caller, library.uploadBatch, { folderId }, files);
  return stored.map(({ id }) => id!);
}

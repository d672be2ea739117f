import { pictures } from '@pressroom/contract/pictures/pictures';
import { type SampleGoods, sampleBlank, sampleGoods, samplePhoto } from '@pressroom/imaging/sample';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';

interface Design {
  goods: SampleGoods;
  colour: string;
  /** Absent: what is printed differs from product to product. */
  print?: string;
}

/** What the sample shop sells, and what it packs it into. */
const designs = {
  greyTee: { goods: 'shirt', colour: '#b4b7bc' },
  sandTee: { goods: 'shirt', colour: '#d8c6a4' },
  whiteMug: { goods: 'mug', colour: '#f6f5f2' },
  greenMug: { goods: 'mug', colour: '#2f5d48' },
  wavePoster: { goods: 'poster', colour: '#3a2c22', print: 'wave' },
  peonyPoster: { goods: 'poster', colour: '#b9ab93', print: 'peony' },
  blueCase: { goods: 'phoneCase', colour: '#9fb8c8' },
  blackCase: { goods: 'phoneCase', colour: '#2b2d33' },
  box: { goods: 'box', colour: '#c79a63', print: 'rings' },
  mailer: { goods: 'mailer', colour: '#e6e2d8', print: 'rings' },
  tube: { goods: 'tube', colour: '#b98f5e', print: 'rings' },
} as const satisfies Record<string, Design>;

export type DesignName = keyof typeof designs;

interface Shot {
  background: string;
  zoom: number;
}

const shots: readonly Shot[] = [
  { background: '#f4f3ef', zoom: 0.92 },
  { background: '#dfe7e4', zoom: 1.4 },
  { background: '#f1e3d3', zoom: 0.84 },
  { background: '#eceae4', zoom: 1.05 },
];
const square = { width: 1000, height: 1000 };
const portrait = { width: 1340, height: 1785 };

/** Addresses. TEMU shows what is worn upright and everything else square, all pictures of a product alike. */
export interface GoodsPictures {
  square: string[];
  /** 3:4; only of what is worn. */
  portrait: string[];
}

async function draw({ print, ...blank }: Design): Promise<Buffer> {
  return print === undefined ? (await sampleBlank(blank)).png : sampleGoods({ ...blank, print });
}

/** Draws and uploads the pictures of everything that the templates show. */
export async function uploadPictures(caller: Caller): Promise<Record<DesignName, GoodsPictures>> {
  const uploaded = await Promise.all(
    Object.entries<Design>(designs).map(async ([name, design]) => {
      const goods = await draw(design);
      const take = async (size: { width: number; height: number }, taken: readonly Shot[], shape: string) => {
        const files = await Promise.all(
          taken.map(async (shot, at) => ({
            fileName: `${name}-${shape}-${at + 1}.jpg`,
            bytes: await samplePhoto({ goods, ...size, ...shot }),
          })),
        );
        return (await must(caller, pictures.upload, {}, files)).map(({ picture }) => picture!.fileUrl);
      };
      const isWorn = design.goods === 'shirt';
      return [
        name,
        {
          square: await take(square, isWorn ? shots.slice(0, 2) : shots, 'square'),
          portrait: isWorn ? await take(portrait, shots, 'portrait') : [],
        },
      ] as const;
    }),
  );
  return Object.fromEntries(uploaded) as Record<DesignName, GoodsPictures>;
}

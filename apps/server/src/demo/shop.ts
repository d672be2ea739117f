import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { samplePrint, sampleShirt } from '@pressroom/imaging/sample';
import type { Attachments, Caller } from '../caller.ts';

/** Art drawn by code, under the names that the import template's example and the sample sheets use. */
const prints = [
  { file: 'tiger_front', motif: 'sunset', widthCm: 26, heightCm: 34 },
  { file: 'dragon_back', motif: 'mandala', widthCm: 28, heightCm: 28 },
  { file: 'fox_back', motif: 'fox', widthCm: 26, heightCm: 30 },
  { file: 'butterfly_front', motif: 'butterfly', widthCm: 27, heightCm: 28 },
  { file: 'owl_front', motif: 'moon', widthCm: 24, heightCm: 36 },
  { file: 'rose_front', motif: 'peony', widthCm: 24, heightCm: 26 },
] as const;

const dictionary = [
  { type: 1, name: 'T 恤 Tee', code: 'TEE' },
  { type: 2, name: '黑色 Black', code: 'BLK' },
  { type: 2, name: '白色 White', code: 'WHT' },
  { type: 3, name: 'M', code: 'M' },
  { type: 3, name: 'L', code: 'L' },
] as const;

const box = { boxLength: 30, boxWidth: 25, boxHigh: 3, boxWeight: 240 };
const front = { x: 400, y: 320, width: 400, height: 480 };
const back = { x: 470, y: 860, width: 260, height: 200 };

export interface Shop {
  folderId: string;
  pictures: Record<(typeof prints)[number]['file'], string>;
  stores: { austin: string; linden: string };
}

/** The data of a call that must succeed. */
export async function must<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: CallInput<E>,
  files?: Attachments,
): Promise<CallOutput<E>> {
  const reply = await caller.call(endpoint, input, files);
  if (reply.status !== 200) throw new Error(`${endpoint.path}: ${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data;
}

/** A small shop: two stores, six prints, two products, three SKU mappings. `scale` shrinks the prints where size does not matter. */
export async function openShop(caller: Caller, { scale = 1 } = {}): Promise<Shop> {
  const folder = await must(caller, library.createFolder, { name: '印花 Prints' });
  const files = await Promise.all(
    prints.map(async ({ file, motif, widthCm, heightCm }) => ({
      fileName: `${file}.png`,
      bytes: await samplePrint({ name: motif, widthCm: widthCm * scale, heightCm: heightCm * scale }),
    })),
  );
  const stored = await must(caller, library.uploadBatch, { folderId: folder.id }, files);
  const pictures = Object.fromEntries(
    stored.map((file) => [file.fileName.replace(/\.png$/, ''), file.id]),
  ) as Shop['pictures'];

  for (const entry of dictionary) await must(caller, codes.create, entry);
  const black = await addProduct(caller, {
    name: '黑色 T 恤 Black tee',
    colorCode: 'BLK',
    shirt: 'black',
    boxes: [front, back],
  });
  const white = await addProduct(caller, {
    name: '白色 T 恤 White tee',
    colorCode: 'WHT',
    shirt: 'white',
    boxes: [front],
  });
  await must(caller, categories.createProductCode, { productCodeCategoryId: black, sizeCode: 'M', realStock: 120 });
  await must(caller, categories.createProductCode, { productCodeCategoryId: white, sizeCode: 'L', realStock: 80 });

  const store = { typeCode: 'OTHER', countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '-' } as const;
  const austin = await must(caller, stores.create, { ...store, name: 'Austin Print House' });
  const linden = await must(caller, stores.create, { ...store, name: 'Linden Tees' });
  const { tiger_front, dragon_back, fox_back, butterfly_front, rose_front } = pictures;
  const mappings = [
    {
      skuId: '17592304881155',
      shopId: austin.id,
      productCode: 'TEE-BLK-M',
      printingImage: tiger_front,
      printingImage2: dragon_back,
    },
    { skuId: '17592304881201', shopId: austin.id, productCode: 'TEE-WHT-L', printingImage: rose_front },
    {
      skuId: '5230236437987443003',
      shopId: linden.id,
      productCode: 'TEE-BLK-M',
      printingImage: butterfly_front,
      printingImage2: fox_back,
    },
  ];
  for (const mapping of mappings) await must(caller, skuMapping.save, mapping);
  return { folderId: folder.id, pictures, stores: { austin: austin.id, linden: linden.id } };
}

// drawing takes longer than everything else here, and the tests open many shops
const shirts = new Map<string, Promise<Buffer>>();

function shirtOf(color: string): Promise<Buffer> {
  const drawn = shirts.get(color) ?? sampleShirt({ color });
  shirts.set(color, drawn);
  return drawn;
}

interface NewProduct {
  name: string;
  colorCode: string;
  shirt: string;
  boxes: { x: number; y: number; width: number; height: number }[];
}

async function addProduct(caller: Caller, { name, colorCode, shirt, boxes }: NewProduct): Promise<string> {
  const base = await must(caller, library.upload, {}, [
    { fileName: `shirt-${shirt}.png`, bytes: await shirtOf(shirt) },
  ]);
  const numberOfPrints = boxes.length as 1 | 2;
  const values = {
    name,
    styleCode: 'TEE',
    colorCode,
    bottomImageId: base.id,
    numberOfPrints,
    printLocations: boxes,
    ...box,
  };
  return (await must(caller, categories.create, values)).id;
}

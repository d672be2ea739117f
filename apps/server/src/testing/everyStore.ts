import { classification } from '@pressroom/contract/classification/classification';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { productType } from '@pressroom/contract/products/product';
import { samplePhoto, sampleShirt } from '@pressroom/imaging/sample';
import * as fc from 'fast-check';
import { fileUrl, keepBlobs, newBytes } from '../platform/storage/blobs.ts';
import { drawFill } from './definitions/fill.ts';
import { partOf } from './definitions/publishing.ts';
import { makeCodes } from './make.ts';
import { openPlaces, type PlantedPlace } from './planted/places.ts';
import { keptPrint, keptProduct, keptProductCode } from './productMakers.ts';
import { quickMarket, type SyncTest } from './syncMakers.ts';
import { keptPackaging } from './templateMakers.ts';

export interface EveryStoreTest extends Omit<SyncTest, 'storeId'> {
  /** One store of each type, ready to publish shirts: SHEIN semi and fully managed, TEMU semi and fully managed. */
  places: readonly PlantedPlace[];
}

export async function everyStoreTest(): Promise<EveryStoreTest> {
  const at = await quickMarket({ ordersPerStore: 0 });
  return { ...at, places: await openPlaces(at, 1) };
}

const shots = {
  front: { width: 1000, height: 1000, background: '#8a3324', zoom: 1 },
  close: { width: 1000, height: 1000, background: '#264e36', zoom: 1.3 },
  whole: { width: 1350, height: 1800, background: '#2a4d69', zoom: 1 },
  bag: { width: 900, height: 900, background: '#e6e2d8', zoom: 0.8 },
} as const;

type Shots = Record<keyof typeof shots, { id: string; address: string }>;

async function keepShots({ test: { app } }: EveryStoreTest): Promise<Shots> {
  const goods = await sampleShirt({ color: '#222222' });
  const drawn = await Promise.all(
    Object.entries(shots).map(async ([name, shot]) => ({ name, shot, bytes: await samplePhoto({ goods, ...shot }) })),
  );
  const kept = await keepBlobs(
    app,
    drawn.map(({ shot: { width, height }, bytes }) => newBytes(bytes, { mime: 'image/jpeg', width, height })),
  );
  const rows = drawn.map(({ name }, at) => [name, { id: kept[at]!.id, address: fileUrl(kept[at]!.key) }]);
  return Object.fromEntries(rows) as Shots;
}

/** A black shirt in M and L with the print owl_front.png, complete for both marketplaces. */
export async function completeShirt(at: EveryStoreTest) {
  const { test, admin } = at;
  await makeCodes(admin);
  const pictures = await keepShots(at);
  const medium = await keptProductCode(test, { code: 'TEE-BLK-M', realStock: 40 });
  const large = await keptProductCode(test, { code: 'TEE-BLK-L', realStock: 25 });
  const printId = await keptPrint(test, 'owl_front.png');
  const product = await keptProduct(test, {
    productType: productType.variants,
    classificationTemplateId: await addClassification(at),
    packagingTemplateId: (await keptPackaging(test, { pictures: [pictures.bag] })).id,
    print1Id: printId,
    skus: [medium, large].map(({ id }) => ({ productCodeId: id, mainBlobId: pictures.front.id })),
  });
  const { sheinDetail, sheinSquare, sheinColourBlock, temuCarousel, temuSpecification } = imageTypes;
  const slots = [
    [sheinDetail, 'whole'],
    [sheinDetail, 'front'],
    [sheinDetail, 'close'],
    [sheinSquare, 'front'],
    [sheinColourBlock, 'close'],
    [temuCarousel, 'whole'],
    [temuSpecification, 'front'],
  ] as const;
  const rows = product.skuIds.flatMap((skuId) =>
    slots.map(([imageType, shot], position) => ({ skuId, imageType, position, blobId: pictures[shot].id })),
  );
  await test.db.insertInto('productPictures').values(rows).execute();
  return product;
}

async function addClassification({ admin, places }: EveryStoreTest): Promise<string> {
  const [shein, temu] = (['shein', 'temu'] as const).map((name) =>
    places.find(({ marketplace }) => marketplace === name)!,
  );
  const [draw] = fc.sample(fc.gen(), { numRuns: 1, seed: 7 });
  const form = {
    name: 'Printed shirts',
    ...partOf(shein!, drawFill(draw!, shein!.fields)),
    ...partOf(temu!, drawFill(draw!, temu!.fields)),
    bindTemuSizeChartsTemplateName: temu!.sizeChart,
    bindTemuModelId: temu!.model!.id,
    bindTemuModelName: temu!.model!.name,
  };
  const reply = await admin.send(classification.create, form);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.data));
  return (reply.data as { id: string }).id;
}

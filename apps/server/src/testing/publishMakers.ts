import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { publishActs } from '@pressroom/contract/publishing/acts';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { samplePhoto, sampleShirt } from '@pressroom/imaging/sample';
import { categoryOf } from '@pressroom/sandbox/src/world/categories.ts';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { must } from '../demo/shop.ts';
import { watchChanges, watchListings } from '../features/publishing/publishing.public.ts';
import { refreshListings } from '../features/publishing/record/refresh.ts';
import { keepBlobs, newBytes } from '../platform/storage/blobs.ts';
import { openProductStore } from './authorizedStore.ts';
import { drawFill } from './definitions/fill.ts';
import { openPlace, type Place } from './definitions/publishing.ts';
import { type ShopTest, shopTest } from './orderMakers.ts';
import { keptProduct } from './productMakers.ts';
import { type TestSandbox, testSandbox } from './sandbox.ts';

export interface PublishingTest extends ShopTest {
  sandbox: TestSandbox;
  storeId: string;
  environment: Record<string, string>;
  place: Place;
  fill: AttributeRow[];
  /** The ids of square pictures that every slot takes. */
  blobIds: string[];
}

const tShirts = '1704';
const perSecond = 2000;
const photos = ['#8a3324', '#264e36', '#2a4d69'];
let drawn: Promise<Buffer[]> | undefined;

/** A shop with a store of SHEIN that is ready to publish, beside marketplaces that allow many calls and refuse nothing by chance. */
export async function publishingTest(): Promise<PublishingTest> {
  const sandbox = await testSandbox({ ordersPerStore: 0 });
  await sandbox.control('PUT', 'rates', { endpoint: '*', perSecond });
  await sandbox.control('PUT', 'reviews', { refusedShare: 0 });
  const environment = { ...sandbox.environment, SHEIN_CALLS_PER_SECOND: String(perSecond) };
  const at = { sandbox, environment, ...(await shopTest({ environment })) };
  const storeId = await openProductStore(at, 's1');
  const { brands, sites, warehouses } = await must(at.admin, storePublishing.offers, { id: storeId });
  const us = sites!.find(({ id }) => id === 'shein-us')!;
  const settings = {
    marketplace: 'shein' as const,
    brandCode: brands![0]!.id,
    mainSite: us.mainSite!,
    subSites: [us.id],
    warehouseCode: warehouses?.[0]?.id ?? null,
    currency: us.currency!,
  };
  await must(at.admin, storePublishing.save, { id: storeId, settings, priceRule: null });
  const place = await openPlace(at, { marketplace: 'shein', storeId, category: categoryOf(tShirts)! });
  const fill = fc.sample(fc.gen(), { numRuns: 1, seed: 7 }).map((draw) => drawFill(draw, place.fields))[0]!;
  return { ...at, storeId, place, fill, blobIds: await keepPhotos(at) };
}

async function drawPhotos(): Promise<Buffer[]> {
  const goods = await sampleShirt({ color: '#222222' });
  const drawing = { goods, width: 1000, height: 1000, zoom: 1 };
  return Promise.all(photos.map((background) => samplePhoto({ ...drawing, background })));
}

async function keepPhotos({ test: { app } }: ShopTest): Promise<string[]> {
  drawn ??= drawPhotos();
  const about = { mime: 'image/jpeg', width: 1000, height: 1000 };
  const kept = await keepBlobs(
    app,
    (await drawn).map((bytes) => newBytes(bytes, about)),
  );
  return kept.map(({ id }) => id);
}

let serial = 0;

/** Listings of white shirts in L, judged and ready to be released. */
export async function readyListings(at: PublishingTest, count = 1): Promise<string[]> {
  const { db } = at.test;
  const product = await keptProduct(at.test);
  const code = await db
    .selectFrom('productCodes')
    .where('code', '=', 'TEE-WHT-L')
    .select('id')
    .executeTakeFirstOrThrow();
  serial += 1;
  const plan = { publishBatchNo: `READY-${serial}`, createUser: 'tester' };
  const { id: planId } = await db.insertInto('publishPlans').values(plan).returning('id').executeTakeFirstOrThrow();
  const listings = Array.from({ length: count }, () => {
    serial += 1;
    return {
      planId,
      storeId: at.storeId,
      productId: product.id,
      productType: 1,
      spu: product.spu,
      name: `Shirt ${serial}`,
      cargoNo: `CARGO${serial}`,
      title: `Soft Cotton Shirt Number ${serial}`,
      categoryIds: at.place.path.map(({ id }) => id),
      categoryNames: at.place.path.map(({ chinese }) => chinese),
      productTypeId: at.place.productTypeId,
      packagingShape: 1,
      packagingType: 2,
      judgedAt: sql<string>`clock_timestamp()`,
    };
  });
  const rows = await db.insertInto('listings').values(listings).returning(['id', 'cargoNo']).execute();
  const skus = await db
    .insertInto('listingSkus')
    .values(
      rows.map(({ id, cargoNo }) => ({
        listingId: id,
        storeId: at.storeId,
        position: 0,
        skuId: product.skuIds[0]!,
        sku: `${cargoNo}-WHT-L`,
        productCodeId: code.id,
        print1Id: at.shop.pictures.owl_front,
        colorCode: 'WHT',
        colorName: 'White',
        sizeCode: 'L',
        sizeName: 'L',
        originalPrice: '19.99',
        specialPrice: '14.99',
        realStock: 40,
        outerBoxLength: '30',
        outerBoxWidth: '25',
        outerBoxHeight: '3',
        outerBoxWeight: '240',
        mainBlobId: at.blobIds[0]!,
      })),
    )
    .returning('id')
    .execute();
  const slots = [imageTypes.sheinDetail, imageTypes.sheinDetail, imageTypes.sheinSquare];
  await db
    .insertInto('listingPictures')
    .values(
      skus.flatMap(({ id }) =>
        slots.map((imageType, position) => ({
          listingSkuId: id,
          imageType,
          position,
          blobId: at.blobIds[position]!,
        })),
      ),
    )
    .execute();
  const attributes = rows.flatMap(({ id }) =>
    at.fill.map(({ attributeId, valueId, text, number, unit }, position) => ({
      listingId: id,
      position,
      attributeId,
      kind: at.place.fields.find((field) => field.id === attributeId)!.kind,
      attributeName: attributeId,
      valueId: valueId ?? null,
      text: text ?? null,
      number: number ?? null,
      unit: unit ?? null,
    })),
  );
  await db.insertInto('listingAttributes').values(attributes).execute();
  const ids = rows.map(({ id }) => id);
  await db.transaction().execute((tx) => refreshListings(tx, ids));
  return ids;
}

/** A product as the marketplace has it. */
export interface ProductThere {
  number: string;
  skcs: { skus: { id: string; sellerSku: string }[] }[];
}

/** What the marketplace has of this store, oldest first. */
export function productsThere({ sandbox }: PublishingTest): Promise<ProductThere[]> {
  return sandbox.control('GET', 'products?store=s1');
}

/** Lets the marketplace approve all that it reviews. */
export async function approveThere(at: PublishingTest): Promise<void> {
  const numbers = (await productsThere(at)).map(({ number }) => number);
  // what is not in review cannot be approved
  await Promise.allSettled(numbers.map((number) => at.sandbox.control('POST', `products/${number}/approve`)));
}

/** As if the time of the next step had come for all listings, and of the next question for the reviews. */
export async function goOn({ test }: Pick<PublishingTest, 'test'>): Promise<void> {
  const due = sql`clock_timestamp() - interval '5 minutes'`;
  await sql`update listings set due_at = ${due}, claimed_until = null where due_at is not null and publish_status = 2`.execute(
    test.db,
  );
  await sql`update listing_calls set due_at = ${due} where due_at is not null and state <> 'done'`.execute(test.db);
  const context = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  await watchListings.run(context, {});
  await watchChanges.run(context, {});
  await test.drain();
}

/** Listings that their marketplace has confirmed. */
export async function publishedListings(at: PublishingTest, count = 1): Promise<string[]> {
  const ids = await readyListings(at, count);
  await must(at.admin, publishActs.executeProducts, { ids });
  await at.test.drain();
  await approveThere(at);
  await goOn(at);
  return ids;
}

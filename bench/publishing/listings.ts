import type { DraftPicture, ListingDraft } from '@pressroom/marketplaces/publishing';
import type { Insertable } from 'kysely';
import { judgeListings } from '../../apps/server/src/features/publishing/preflight/judge.ts';
import { refreshListings } from '../../apps/server/src/features/publishing/record/refresh.ts';
import type { Tx } from '../../apps/server/src/platform/database/database.ts';
import type { DB } from '../../apps/server/src/platform/database/schema.gen.ts';
import { keepBytes } from '../../apps/server/src/platform/storage/blobs.ts';
import { drawBy } from '../../apps/server/src/testing/definitions/draw.ts';
import { drawDraft } from '../../apps/server/src/testing/planted/drafts.ts';
import { bytesOf } from '../../apps/server/src/testing/planted/pictures.ts';
import type { PlantedPlace } from '../../apps/server/src/testing/planted/places.ts';
import { keptPrint, keptProduct, keptProductCode } from '../../apps/server/src/testing/productMakers.ts';
import type { PublishingShop } from './shop.ts';

interface Wanted {
  count: number;
  seed: number;
  /** So many listings in a row of each store show the same pictures. */
  perDesign: number;
}

/** A listing before it has its rows. */
interface Planned {
  place: PlantedPlace;
  draft: ListingDraft;
  design: number;
}

const atOnce = 100;

/** One plan of listings that their marketplaces will take, by turns for each place of the shop. */
export async function plantListings(
  shop: PublishingShop,
  { count, seed, perDesign }: Wanted,
): Promise<{ planId: string; ids: string[] }> {
  const { app, places } = shop;
  const draw = drawBy(seed);
  const plan = { publishBatchNo: `BENCH-${seed}`, createUser: 'admin' };
  const { id: planId } = await app.db.insertInto('publishPlans').values(plan).returning('id').executeTakeFirstOrThrow();
  const goods = {
    productId: (await keptProduct(app)).id,
    productCodeId: (await keptProductCode(app)).id,
    print1Id: await keptPrint(app),
  };
  const blobs = new Map<string, string>();
  const ids: string[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const planned = Array.from({ length: Math.min(atOnce, count - from) }, (_, index): Planned => {
      const serial = from + index;
      const place = places[serial % places.length]!;
      return { place, draft: drawDraft(draw, place, serial), design: Math.floor(serial / places.length / perDesign) };
    });
    const made = await app.db.transaction().execute(async (tx) => {
      await keepPictures({ tx, shop, blobs }, planned);
      return insert(tx, { planned, planId, goods, blobs });
    });
    ids.push(...made);
  }
  const found = await judgeListings(app, ids);
  const refused = [...found.values()].flat().filter(({ severity }) => severity === 'error');
  if (refused.length > 0) throw new Error(`What is planted would be refused: ${JSON.stringify(refused.slice(0, 3))}`);
  return { planId, ids };
}

const blobKey = (design: number, { key }: DraftPicture) => `${design} ${key}`;

function picturesOf({ skus, packaging }: ListingDraft): DraftPicture[] {
  return [
    ...packaging.pictures,
    ...skus.flatMap((sku) => [sku.mainPicture ?? [], ...Object.values(sku.pictures)].flat()),
  ];
}

interface Keeping {
  tx: Tx;
  shop: PublishingShop;
  /** Filled here: what is kept already. */
  blobs: Map<string, string>;
}

/** Each picture with bytes of its own design behind the head that its facts stand in. */
async function keepPictures({ shop: { app }, blobs }: Keeping, planned: readonly Planned[]): Promise<void> {
  for (const { draft, design } of planned)
    for (const picture of picturesOf(draft)) {
      const key = blobKey(design, picture);
      if (blobs.has(key)) continue;
      const bytes = Buffer.from(bytesOf(picture));
      bytes.writeUInt32BE(design, bytes.length - 4);
      const { mime, width, height } = picture;
      blobs.set(key, (await keepBytes(app, bytes, { mime, width, height })).id);
    }
}

interface Insertion {
  planned: readonly Planned[];
  planId: string;
  goods: { productId: string; productCodeId: string; print1Id: string };
  blobs: ReadonlyMap<string, string>;
}

async function insert(tx: Tx, { planned, planId, goods, blobs }: Insertion): Promise<string[]> {
  const rows = await tx
    .insertInto('listings')
    .values(planned.map((one) => headOf(one, { planId, productId: goods.productId })))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const blobOf = (design: number, picture: DraftPicture) => blobs.get(blobKey(design, picture))!;
  const skus = await tx
    .insertInto('listingSkus')
    .values(
      planned.flatMap(({ place: { storeId }, draft, design }, at) =>
        draft.skus.map((sku, position) => ({
          listingId: ids[at]!,
          storeId,
          position,
          productCodeId: goods.productCodeId,
          print1Id: goods.print1Id,
          ...skuOf(sku),
          mainBlobId: sku.mainPicture && blobOf(design, sku.mainPicture),
        })),
      ),
    )
    .returning('id')
    .execute();
  const drawn = planned.flatMap(({ draft, design }) => draft.skus.map(({ pictures }) => ({ pictures, design })));
  await tx
    .insertInto('listingPictures')
    .values(
      drawn.flatMap(({ pictures, design }, at) =>
        Object.entries(pictures).flatMap(([type, own]) =>
          own.map((picture, position) => ({
            listingSkuId: skus[at]!.id,
            imageType: Number(type),
            position,
            blobId: blobOf(design, picture),
          })),
        ),
      ),
    )
    .execute();
  const packaging = planned.flatMap(({ draft, design }, at) =>
    draft.packaging.pictures.map((picture, position) => ({
      listingId: ids[at]!,
      position,
      blobId: blobOf(design, picture),
    })),
  );
  if (packaging.length > 0) await tx.insertInto('listingPackagingPictures').values(packaging).execute();
  const attributes = planned.flatMap(({ place, draft }, at) =>
    draft.attributes.map((row, position) => attributeOf(place, row, { listingId: ids[at]!, position })),
  );
  await tx.insertInto('listingAttributes').values(attributes).execute();
  await refreshListings(tx, ids);
  return ids;
}

function headOf({ place, draft }: Planned, of: { planId: string; productId: string }): Insertable<DB['listings']> {
  const { cargoNo, title, description, productType, productTypeId, sizeChartName, model, packaging } = draft;
  return {
    ...of,
    storeId: place.storeId,
    productType,
    spu: `SPU-${cargoNo}`,
    name: title,
    cargoNo,
    title,
    description,
    categoryIds: [...draft.categoryIds],
    categoryNames: place.path.map(({ chinese }) => chinese),
    productTypeId,
    sizeChartName,
    modelId: model?.id ?? null,
    modelName: model?.name ?? '',
    packagingShape: packaging.shape,
    packagingType: packaging.type,
  };
}

function skuOf({ sku, color, size, box, ...given }: ListingDraft['skus'][number]) {
  return {
    sku,
    colorCode: color?.code ?? '',
    colorName: color?.name ?? '',
    sizeCode: size?.code ?? '',
    sizeName: size?.name ?? '',
    originalPrice: given.originalPrice,
    specialPrice: given.specialPrice,
    realStock: given.stock,
    status: given.isOnSale ? 1 : 2,
    outerBoxLength: box.length,
    outerBoxWidth: box.width,
    outerBoxHeight: box.height,
    outerBoxWeight: box.weight,
    productReferenceLinks: given.referenceLink,
  };
}

function attributeOf(
  { fields }: PlantedPlace,
  { attributeId, valueId, text, number, unit }: ListingDraft['attributes'][number],
  at: { listingId: string; position: number },
): Insertable<DB['listingAttributes']> {
  return {
    ...at,
    attributeId,
    kind: fields.find(({ id }) => id === attributeId)!.kind,
    attributeName: attributeId,
    valueId: valueId ?? null,
    text: text ?? null,
    number: number ?? null,
    unit: unit ?? null,
  };
}

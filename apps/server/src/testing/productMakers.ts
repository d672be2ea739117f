import { codeType } from '@pressroom/contract/codes/codes';
import { libraryType } from '@pressroom/contract/library/library';
import { productType } from '@pressroom/contract/products/product';
import type { Insertable } from 'kysely';
import type { DB } from '../platform/database/schema.gen.ts';
import { keptClassification, keptPackaging, keptPicture, keptPictures } from './templateMakers.ts';
import type { TestApp } from './testApp.ts';

type Db = Pick<TestApp, 'db'>;
let serial = 0;

/** The row of a print in the library, without its bytes. */
export async function keptPrint({ db }: Db, name?: string): Promise<string> {
  serial += 1;
  const { id: blobId } = await keptPicture({ db });
  const values = {
    name: name ?? `Print ${serial}.png`,
    blobId,
    libraryType: libraryType.library,
    createUser: 'tester',
  };
  return (await db.insertInto('libraryFiles').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** The row of a dictionary entry; the same one for the same code. */
export async function keptCode({ db }: Db, type: number, code: string): Promise<string> {
  const found = await db
    .selectFrom('codes')
    .where('type', '=', type)
    .where('code', '=', code)
    .select('id')
    .executeTakeFirst();
  if (found) return found.id;
  const values = { type, code, name: `${code} name` };
  return (await db.insertInto('codes').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

interface ProductCodeGiven {
  /** STYLE-COLOUR-SIZE */
  code?: string;
  realStock?: number;
  reserved?: number;
  printNum?: number;
}

/** The row of a product code, with its dictionary entries and its category where they are missing. */
export async function keptProductCode(
  test: Db,
  { code = 'TEE-BLK-M', realStock = 100, reserved = 0, printNum = 1 }: ProductCodeGiven = {},
): Promise<{ id: string; categoryId: string; code: string }> {
  const { db } = test;
  const [style = '', color = '', size = ''] = code.split('-');
  const styleId = await keptCode(test, codeType.style, style);
  const colorId = await keptCode(test, codeType.colour, color);
  const sizeId = await keptCode(test, codeType.size, size);
  const existing = await db
    .selectFrom('productCategories')
    .where('styleId', '=', styleId)
    .where('colorId', '=', colorId)
    .select('id')
    .executeTakeFirst();
  const category = {
    name: `${style} ${color}`,
    styleId,
    colorId,
    boxLength: 30,
    boxWidth: 25,
    boxHigh: 2.5,
    boxWeight: 180,
    numberOfPrints: printNum,
    printLocations: JSON.stringify([]),
  };
  const categoryId =
    existing?.id ??
    (
      await db
        .insertInto('productCategories')
        .values({ ...category, bottomImageId: await keptPrint(test) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const values = { categoryId, sizeId, code, realStock, reserved };
  return {
    ...(await db.insertInto('productCodes').values(values).returning('id').executeTakeFirstOrThrow()),
    categoryId,
    code,
  };
}

type SkuGiven = Partial<Insertable<DB['productSkus']>>;

/** What a single product says of itself. Without a main picture. */
export const skuValues = {
  status: 1,
  material: 'Cotton',
  origin: 'CN',
  productReferenceLinks: 'https://shop.example/tee',
  startOriginalPrice: '12.00',
  endOriginalPrice: '18.00',
  startSellingPrice: '9.90',
  endSellingPrice: '15.90',
  outerBoxLength: '30.00',
  outerBoxWidth: '25.00',
  outerBoxHeight: '3.00',
  outerBoxWeight: '220.00',
};

interface ProductGiven extends Partial<Insertable<DB['products']>> {
  /** One empty SKU where none are given. Each gets a code and a name of its own. */
  skus?: readonly SkuGiven[];
  /** Of a combination: its SKU's components. */
  components?: readonly { skuId: string; quantity?: number }[];
}

/** The rows of a product and its SKUs, single unless asked otherwise. Counters are not kept: `refreshProducts` does it. */
export async function keptProduct(
  test: Db,
  { skus = [{}], components = [], ...given }: ProductGiven = {},
): Promise<{ id: string; spu: string; skuIds: string[] }> {
  const { db } = test;
  serial += 1;
  const product = {
    productType: components.length > 0 ? productType.combination : productType.single,
    spu: `SPU-${serial}`,
    classificationTemplateId: given.classificationTemplateId ?? (await keptClassification(test)).id,
    packagingTemplateId: given.packagingTemplateId ?? (await keptPackaging(test)).id,
    skuCount: skus.length,
    enabledCount: skus.filter(({ status = 1 }) => status === 1).length,
    ...given,
  };
  const { id, spu } = await db
    .insertInto('products')
    .values(product)
    .returning(['id', 'spu'])
    .executeTakeFirstOrThrow();
  const isCombination = product.productType === productType.combination;
  const rows = skus.map((sku, position) => ({
    sku: `${spu}-${position}`,
    name: `Shirt ${serial} ${position}`,
    ...(isCombination ? { status: 1 } : skuValues),
    ...sku,
    productId: id,
    position,
  }));
  const made = await db.insertInto('productSkus').values(rows).returning('id').execute();
  const skuIds = made.map((sku) => sku.id);
  const parts = components.map(({ skuId, quantity = 1 }, position) => ({
    skuId: skuIds[0]!,
    position,
    componentSkuId: skuId,
    quantity,
  }));
  if (parts.length > 0) await db.insertInto('combinationComponents').values(parts).execute();
  return { id, spu, skuIds };
}

/** Fills slots of a SKU with so many pictures each. */
export async function fillSlots(
  { db }: Db,
  skuId: string,
  counts: Readonly<Record<number, number>>,
): Promise<string[]> {
  const addresses = [];
  for (const [type, count] of Object.entries(counts)) {
    const pictures = await keptPictures({ db }, count);
    const rows = pictures.map(({ id }, position) => ({ skuId, imageType: Number(type), position, blobId: id }));
    await db.insertInto('productPictures').values(rows).execute();
    addresses.push(...pictures.map(({ address }) => address));
  }
  return addresses;
}

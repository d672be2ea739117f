import { randomBytes } from 'node:crypto';
import type { CallInput } from '@pressroom/contract/endpoint';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { saleState } from '@pressroom/contract/productTemplates/form';
import type { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { fileUrl } from '../platform/storage/blobs.ts';
import type { TestApp } from './testApp.ts';

interface KeptPicture {
  id: string;
  address: string;
}

interface Size {
  width?: number;
  height?: number;
  mime?: string;
  size?: number;
}

/** The row of an uploaded picture without its bytes: 1000 x 1000 pixels, unless asked otherwise. */
export async function keptPicture(test: Pick<TestApp, 'db'>, size?: Size): Promise<KeptPicture> {
  const [picture] = await keptPictures(test, 1, size);
  return picture!;
}

/** In the order of their ids. */
export async function keptPictures(
  { db }: Pick<TestApp, 'db'>,
  count: number,
  { width = 1000, height = 1000, mime = 'image/png', size = 50_000 }: Size = {},
): Promise<KeptPicture[]> {
  const blobs = Array.from({ length: count }, () => {
    const key = randomBytes(18).toString('base64url');
    return { sha256: randomBytes(32), key, mime, width, height, size: String(size) };
  });
  const rows = await db.insertInto('blobs').values(blobs).returning(['id', 'key']).execute();
  return rows.map(({ id, key }) => ({ id, address: fileUrl(key) }));
}

let serial = 0;

/** The row of an outer packaging template, with one picture that TEMU takes. */
export async function keptPackaging(
  { db }: Pick<TestApp, 'db'>,
  given: { name?: string; packageShape?: number; packageType?: number; pictures?: readonly KeptPicture[] } = {},
) {
  serial += 1;
  const {
    name = `Packaging ${serial}`,
    packageShape = 1,
    packageType = 0,
    pictures = [await keptPicture({ db })],
  } = given;
  const { id } = await db
    .insertInto('packagingTemplates')
    .values({ name, packageShape, packageType })
    .returning('id')
    .executeTakeFirstOrThrow();
  const images = pictures.map((picture, position) => ({ templateId: id, position, blobId: picture.id }));
  if (images.length > 0) await db.insertInto('packagingTemplateImages').values(images).execute();
  return { id, name, pictures };
}

/** The row of a classification template without attributes; its two stores come with it where none are given. */
export async function keptClassification(
  test: Pick<TestApp, 'db'>,
  given: { name?: string; sheinStoreId?: string; temuStoreId?: string; findings?: number } = {},
) {
  serial += 1;
  const { name = `Classification ${serial}`, findings = 0 } = given;
  const sheinStoreId = given.sheinStoreId ?? (await keptStore(test, 'SHEIN'));
  const temuStoreId = given.temuStoreId ?? (await keptStore(test, 'TEMU'));
  const found = Array.from({ length: findings }, () => ({
    marketplace: 'temu',
    attributeId: '1',
    msg: { key: 'classification.required' },
  }));
  const { id } = await test.db
    .insertInto('classificationTemplates')
    .values({
      name,
      sheinStoreId,
      sheinProductTypeId: '3030',
      sheinCategoryIds: ['1727', '2030', '3030'],
      sheinCategory: ['女装', '上装', 'T恤'],
      temuStoreId,
      temuProductTypeId: '29001',
      temuCategoryIds: ['29000', '29001'],
      temuCategory: ['服装', '女士T恤'],
      bindTemuSizeChartsTemplateName: 'Size chart',
      findings: JSON.stringify(found),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, sheinStoreId, temuStoreId };
}

export async function keptStore({ db }: Pick<TestApp, 'db'>, marketplace: 'SHEIN' | 'TEMU'): Promise<string> {
  serial += 1;
  const { id } = await db
    .insertInto('stores')
    .values({
      name: `${marketplace} ${serial}`,
      typeCode: `${marketplace}_SEMI_TRUSTEESHIP`,
      countryCode: 'US',
      currency: 'USD',
      dataStatus: 1,
      authStatus: 1,
      productAuthStatus: 1,
      remark: 'made by a test',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The row of a product template with the fewest pictures; its packaging and classification come with it where none are given. */
export async function keptProductTemplate(
  test: Pick<TestApp, 'db'>,
  given: { name?: string; packagingTemplateId?: string; classificationTemplateId?: string } = {},
) {
  serial += 1;
  const { name = `Template ${serial}` } = given;
  const packagingTemplateId = given.packagingTemplateId ?? (await keptPackaging(test)).id;
  const classificationTemplateId = given.classificationTemplateId ?? (await keptClassification(test)).id;
  const { id } = await test.db
    .insertInto('productTemplates')
    .values({
      name,
      packagingTemplateId,
      classificationTemplateId,
      state: 1,
      material: 'Cotton',
      stock: 100,
      origin: 'CN',
      productReferenceLinks: 'https://shop.example/tee',
      startOriginalPrice: '12.00',
      endOriginalPrice: '18.00',
      startSellingPrice: '9.90',
      endSellingPrice: '15.90',
      outerBoxLength: 30,
      outerBoxWidth: 25,
      outerBoxHeight: 3,
      outerBoxWeight: 220,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const slots = [
    [imageTypes.sheinDetail, 2],
    [imageTypes.temuCarousel, 4],
    [imageTypes.temuOuterPackaging, 1],
  ] as const;
  for (const [imageType, count] of slots) {
    const pictures = await keptPictures(test, count);
    const images = pictures.map((picture, position) => ({ templateId: id, imageType, position, blobId: picture.id }));
    await test.db.insertInto('productTemplateImages').values(images).execute();
  }
  return { id, name, packagingTemplateId, classificationTemplateId };
}

/** A product template's form with the fewest pictures; its packaging and classification come with it where none are given. */
export async function productTemplateForm(
  test: Pick<TestApp, 'db'>,
  given: Partial<CallInput<typeof productTemplates.add>> = {},
): Promise<CallInput<typeof productTemplates.add>> {
  serial += 1;
  const linksOf = async (count: number) => (await keptPictures(test, count)).map(({ address }) => address).join(',');
  return {
    name: `Template ${serial}`,
    outerPkgTemplateId: given.outerPkgTemplateId ?? (await keptPackaging(test)).id,
    categoryTemplateId: given.categoryTemplateId ?? (await keptClassification(test)).id,
    state: saleState.onSale,
    material: 'Cotton',
    stock: '100',
    origin: 'CN',
    productReferenceLinks: 'https://shop.example/tee',
    startOriginalPrice: '12',
    endOriginalPrice: '18.50',
    startSellingPrice: '9.9',
    endSellingPrice: '15.90',
    outerBoxLength: 30,
    outerBoxWidth: 25.5,
    outerBoxHeight: 3,
    outerBoxWeight: 220,
    sheinImageList: [{ imageType: imageTypes.sheinDetail, imageLinks: await linksOf(2) }],
    temuImageList: [
      { imageType: imageTypes.temuCarousel, imageLinks: await linksOf(4) },
      { imageType: imageTypes.temuOuterPackaging, imageLinks: await linksOf(1) },
    ],
    ...given,
  };
}

import type { CallInput } from '@pressroom/contract/endpoint';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { productWrites } from '@pressroom/contract/products/writes';
import { keptPrint, keptProductCode } from './productMakers.ts';
import { keptClassification, keptPackaging, keptPictures } from './templateMakers.ts';
import type { TestApp } from './testApp.ts';

type Db = Pick<TestApp, 'db'>;
type SingleForm = CallInput<typeof productWrites.add> & { singleSpec: object };
type CombinationForm = CallInput<typeof productWrites.addCombination>;

let serial = 0;

const linksOf = async (test: Db, count: number) =>
  (await keptPictures(test, count)).map(({ address }) => address).join(',');

/** The SKU of a single product with the fewest pictures. Its product code comes with it where none is given. */
export async function singleSpecForm(
  test: Db,
  given: Partial<CallInput<typeof productWrites.add>['singleSpec']> = {},
): Promise<NonNullable<CallInput<typeof productWrites.add>['singleSpec']>> {
  serial += 1;
  const { sheinDetail, sheinSquare, sheinColourBlock, temuCarousel, temuSpecification, temuOuterPackaging } =
    imageTypes;
  const slot = async (imageType: number, count: number) => ({ imageType, imageLinks: await linksOf(test, count) });
  return {
    sku: `MUG-${serial}-RED`,
    name: `Red mug ${serial}`,
    productCode: given.productCode ?? (await keptProductCode(test, { code: `S${serial}-RED-M` })).code,
    mainPictureUrl: await linksOf(test, 1),
    material: 'Cotton',
    origin: 'CN',
    productReferenceLinks: 'https://shop.example/mug',
    startOriginalPrice: '12',
    endOriginalPrice: '18.5',
    startSellingPrice: '9.9',
    endSellingPrice: '15.90',
    outerBoxLength: 30,
    outerBoxWidth: 25.5,
    outerBoxHeight: 3,
    outerBoxWeight: 220,
    sheinProductImages: [await slot(sheinDetail, 2), await slot(sheinSquare, 1), await slot(sheinColourBlock, 1)],
    temuProductImages: [
      await slot(temuCarousel, 5),
      await slot(temuSpecification, 1),
      await slot(temuOuterPackaging, 1),
    ],
    ...given,
  };
}

async function headForm(test: Db) {
  serial += 1;
  return {
    spu: `MUG-${serial}`,
    status: 1,
    categoryTemplateId: (await keptClassification(test)).id,
    outerPkgTemplateId: (await keptPackaging(test)).id,
  };
}

/** The form of a single product; its templates, product code and print come with it where none are given. */
export async function singleForm(test: Db, given: Partial<SingleForm> = {}): Promise<SingleForm> {
  return {
    ...(await headForm(test)),
    stockImage1: await keptPrint(test),
    singleSpec: await singleSpecForm(test),
    ...given,
  };
}

/** The form of a combination of these SKUs, one of each. */
export async function combinationForm(
  test: Db,
  skuIds: readonly string[],
  given: Partial<CombinationForm> = {},
): Promise<CombinationForm> {
  const head = await headForm(test);
  return {
    ...head,
    combinationSpec: { sku: `${head.spu}-SET`, name: 'Set' },
    productSpecs: skuIds.map((id) => ({ id })),
    ...given,
  };
}

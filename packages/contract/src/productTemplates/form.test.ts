import { expect, it } from 'vitest';
import { describeIssue } from '../issues.ts';
import { imageTypes } from '../pictures/imageSlots.ts';
import { productTemplateForm } from './form.ts';

const address = (n: number) => `/files/${String(n).padStart(24, 'a')}`;
const links = (count: number) => Array.from({ length: count }, (_, n) => address(n)).join(',');
const slot = (imageType: number, count: number) => ({ imageType, imageLinks: links(count) });

const sheinImageList = [{ storeType: 'SHEIN', ...slot(imageTypes.sheinDetail, 2) }];
const temuImageList = [slot(imageTypes.temuCarousel, 4), slot(imageTypes.temuOuterPackaging, 1)];
const whole = {
  name: ' Classic tee ',
  outerPkgTemplateId: '1',
  categoryTemplateId: 2,
  state: '1',
  material: 'Cotton',
  stock: '007',
  origin: 'CN',
  productReferenceLinks: 'https://shop.example/tee',
  startOriginalPrice: '12',
  endOriginalPrice: '12.0',
  startSellingPrice: 9.9,
  endSellingPrice: '99999.99',
  outerBoxLength: 30,
  outerBoxWidth: '25.5',
  outerBoxHeight: 3,
  outerBoxWeight: 220,
  sheinImageList,
  temuImageList,
};

function wrong(given: object): Record<string, string> {
  const { error } = productTemplateForm.safeParse({ ...whole, ...given });
  const found = (error?.issues ?? []).map((issue) => {
    const { key, params } = describeIssue(issue);
    return [issue.path.join('.'), [key, ...Object.values(params)].join(' ')];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

it('takes a whole form and puts its amounts into one shape', () => {
  expect(productTemplateForm.parse(whole)).toMatchObject({
    name: 'Classic tee',
    categoryTemplateId: '2',
    state: 1,
    stock: 7,
    startOriginalPrice: '12.00',
    endOriginalPrice: '12.00',
    startSellingPrice: '9.90',
    remark: '',
    sheinImageList: [{ imageType: 1, imageLinks: [address(0), address(1)] }],
  });
});

it('names everything that is missing at once', () => {
  const { error } = productTemplateForm.safeParse({});
  const keys = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  expect(keys).toMatchObject({
    name: 'productTemplates.nameRequired',
    outerPkgTemplateId: 'productTemplates.packagingRequired',
    categoryTemplateId: 'productTemplates.classificationRequired',
    state: 'productTemplates.stateRequired',
    material: 'productTemplates.materialRequired',
    stock: 'productTemplates.stockRequired',
    origin: 'productTemplates.originRequired',
    productReferenceLinks: 'productTemplates.linkRequired',
    startOriginalPrice: 'productTemplates.originalPriceRequired',
    endSellingPrice: 'productTemplates.sellingPriceRequired',
    outerBoxHeight: 'validation.required',
    sheinImageList: 'pictures.tooFewDetail',
    temuImageList: expect.stringMatching('pictures.tooFew') as string,
  });
});

it('compares the ends of a range whatever else is wrong', () => {
  expect(wrong({ name: '', startOriginalPrice: '9.10', endOriginalPrice: '9.09', endSellingPrice: '9.89' })).toEqual({
    name: 'productTemplates.nameRequired',
    endOriginalPrice: 'productTemplates.originalPriceRequired',
    endSellingPrice: 'productTemplates.sellingPriceRequired',
  });
  expect(wrong({ startSellingPrice: '99999.99', endSellingPrice: '99999.98' })).toEqual({
    endSellingPrice: 'productTemplates.sellingPriceRequired',
  });
});

it.each(['', '-1', '1.', '.5', '1.234', '1e3', 'five', '100000', '123456.78'])(
  'refuses the price %j',
  (startOriginalPrice) => {
    expect(Object.keys(wrong({ startOriginalPrice }))).toEqual(['startOriginalPrice']);
  },
);

it.each(['1234567', '1.5', '-1', 'ten'])('refuses the stock %j', (stock) => {
  expect(wrong({ stock })).toEqual({ stock: 'productTemplates.stockDigits' });
});

it('counts the pictures of each slot by the slot table', () => {
  const { sheinDetail, sheinColourBlock, sheinDetailed, temuCarousel, temuOuterPackaging } = imageTypes;
  expect(
    wrong({
      sheinImageList: [slot(sheinDetail, 1), slot(sheinColourBlock, 2), slot(sheinDetailed, 11)],
      temuImageList: [slot(temuCarousel, 3), slot(temuOuterPackaging, 0)],
    }),
  ).toEqual({
    'sheinImageList.0.imageLinks': 'pictures.tooFewDetail 2',
    'sheinImageList.1.imageLinks': 'pictures.tooManyPictures 1',
    'sheinImageList.2.imageLinks': 'pictures.tooManyPictures 10',
    'temuImageList.0.imageLinks': 'pictures.tooFewCarousel 4',
    'temuImageList.1.imageLinks': 'pictures.tooFewOuterPackaging 1',
  });
  const bounds = { sheinImageList: [slot(sheinDetail, 10)], temuImageList: [slot(temuCarousel, 9), temuImageList[1]] };
  expect(wrong(bounds)).toEqual({ 'sheinImageList.0.imageLinks': 'pictures.tooManyPictures 9' });
});

it('counts a slot once that is given in several parts', () => {
  const parts = [slot(imageTypes.sheinDetail, 1), slot(imageTypes.sheinDetail, 1)];
  expect(wrong({ sheinImageList: parts })).toEqual({});
});

it('refuses the pictures of one marketplace among those of the other', () => {
  expect(wrong({ sheinImageList: [...sheinImageList, slot(imageTypes.temuMaterial, 1)] })).toEqual({
    'sheinImageList.1.imageType': 'pictures.otherMarketplace SHEIN',
  });
  expect(wrong({ temuImageList: [{ storeType: 'SHEIN', ...temuImageList[0] }, temuImageList[1]] })).toEqual({
    'temuImageList.0.imageType': 'pictures.otherMarketplace TEMU',
  });
});

it('takes the addresses of our own pictures alone', () => {
  const foreign = [{ imageType: 1, imageLinks: `${links(2)},https://elsewhere.example/a.png` }];
  expect(wrong({ sheinImageList: foreign })).toEqual({ 'sheinImageList.0.imageLinks.2': 'pictures.unknown' });
});

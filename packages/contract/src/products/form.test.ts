import { expect, it } from 'vitest';
import { describeIssue } from '../issues.ts';
import { combinationSpec, components, ownStockOf, productHead, singleSpec, variantSpec } from './form.ts';

const address = (n: number) => `/files/${String(n).padStart(24, 'a')}`;
const slot = (imageType: number, count: number) => ({
  imageType,
  imageLinks: Array.from({ length: count }, (_, n) => address(n)).join(','),
});
const whole = {
  sku: ' MUG-RED ',
  name: '红杯',
  productCode: 'MUG-RED-M',
  mainPictureUrl: address(1),
  material: 'Clay',
  origin: 'CN',
  productReferenceLinks: 'https://shop.example/mug',
  startOriginalPrice: '12',
  endOriginalPrice: '12.01',
  startSellingPrice: 9.9,
  endSellingPrice: '99999.99',
  outerBoxLength: 30,
  outerBoxWidth: '25.5',
  outerBoxHeight: 3,
  outerBoxWeight: '99999.99',
  sheinProductImages: [slot(1, 2), slot(2, 1), slot(7, 1)],
  temuProductImages: [slot(4, 5), slot(5, 1), slot(6, 1)],
};
const variant = { ...whole, status: 1, colorCode: 'RED', sizeCode: 'M' };
const combination = { sku: 'SET-1' };

interface Judge {
  safeParse(given: unknown): {
    error?: { issues: readonly { path: PropertyKey[]; message: string; code?: string }[] };
  };
}

function wrong(schema: Judge, given: unknown): Record<string, string> {
  const found = (schema.safeParse(given).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    describeIssue(issue).key,
  ]);
  return Object.fromEntries(found) as Record<string, string>;
}

it('takes whole forms and puts their values into one shape', () => {
  expect(singleSpec.parse(whole)).toMatchObject({ sku: 'MUG-RED', startOriginalPrice: '12.00', outerBoxWidth: 25.5 });
  expect(variantSpec.parse({ ...variant, productCode: '', sheinProductImages: [] })).toMatchObject({ productCode: '' });
  expect(combinationSpec.parse(combination)).toEqual({ name: '', remark: '', sku: 'SET-1' });
});

const long = 'x'.repeat(101);
it.each<[object, Record<string, string>]>([
  [{ sku: '' }, { sku: 'products.required' }],
  [{ sku: undefined }, { sku: 'products.required' }],
  [{ sku: 'MUG-红' }, { sku: 'products.noChinese' }],
  [{ sku: 'MUG，RED' }, { sku: 'products.noChinese' }],
  [{ sku: long }, { sku: 'validation.tooLong' }],
  [{ name: long }, { name: 'validation.tooLong' }],
  [{ remark: long }, { remark: 'validation.tooLong' }],
  [{ productReferenceLinks: 'x'.repeat(201) }, { productReferenceLinks: 'validation.tooLong' }],
  [{ productCode: '' }, { productCode: 'products.selectRequired' }],
  [{ mainPictureUrl: undefined }, { mainPictureUrl: 'products.mainPictureRequired' }],
  [{ endOriginalPrice: '12' }, { endOriginalPrice: 'products.originalPriceOrder' }],
  [
    { sku: '', endSellingPrice: '9.90' },
    { sku: 'products.required', endSellingPrice: 'products.sellingPriceOrder' },
  ],
  [{ startSellingPrice: '' }, { startSellingPrice: 'productTemplates.sellingPriceRequired' }],
  [{ outerBoxWeight: '100000' }, { outerBoxWeight: 'validation.tooBig' }],
  [{ realStock: '123456789' }, { realStock: 'products.stockDigits' }],
  [{ followsStock: false }, { realStock: 'products.required' }],
  [
    { sheinProductImages: [slot(1, 1), slot(2, 1), slot(7, 1)] },
    { 'sheinProductImages.0.imageLinks': 'pictures.tooFewDetail' },
  ],
  [
    { temuProductImages: [slot(4, 4), slot(5, 1), slot(6, 0)] },
    {
      'temuProductImages.0.imageLinks': 'pictures.tooFewCarousel',
      'temuProductImages.2.imageLinks': 'pictures.tooFewOuterPackaging',
    },
  ],
])('judges of a single product %j', (given, problems) => {
  expect(wrong(singleSpec, { ...whole, ...given })).toEqual(problems);
});

it.each<[object, Record<string, string>]>([
  [{ sku: 'MÜG' }, { sku: 'products.asciiOnly' }],
  [{ endOriginalPrice: '12' }, {}],
  [{ endOriginalPrice: '11.99' }, { endOriginalPrice: 'products.originalPriceOrder' }],
  [{ colorCode: '' }, { colorCode: 'products.selectRequired' }],
  [{ temuProductImages: [] }, {}],
])('judges of a variant %j', (given, problems) => {
  expect(wrong(variantSpec, { ...variant, ...given })).toEqual(problems);
});

it.each<[object, Record<string, string>]>([
  [{ startOriginalPrice: '1' }, { endOriginalPrice: 'productTemplates.originalPriceRequired' }],
  [{ startSellingPrice: '2', endSellingPrice: '2' }, { endSellingPrice: 'products.sellingPriceOrder' }],
])('judges of a combination %j', (given, problems) => {
  expect(wrong(combinationSpec, { ...combination, ...given })).toEqual(problems);
});

it('asks for components, each once, and for what every product has', () => {
  expect(wrong(components, [])).toEqual({ '': 'products.componentsRequired' });
  expect(wrong(components, [{ id: '1' }, { id: '01', quantity: 2 }])).toEqual({ '1.id': 'products.componentTwice' });
  const { spu, categoryTemplateId, outerPkgTemplateId } = productHead;
  expect(wrong(spu, '杯')).toEqual({ '': 'products.noChinese' });
  expect(wrong(categoryTemplateId, undefined)).toEqual({ '': 'products.selectRequired' });
  expect(wrong(outerPkgTemplateId, '')).toEqual({ '': 'products.selectRequired' });
});

it('follows the product code unless the SKU has a stock of its own', () => {
  expect(ownStockOf({})).toBeNull();
  expect(ownStockOf({ followsStock: true, realStock: 5 })).toBeNull();
  expect(ownStockOf({ realStock: 5 })).toBe(5);
  expect(ownStockOf({ followsStock: false, realStock: 0 })).toBe(0);
});

import type { CallInput } from '@pressroom/contract/endpoint';
import type { MissingPart } from '@pressroom/contract/products/missingParts';
import type { ProductDetail, ProductSpec } from '@pressroom/contract/products/product';
import type { productWrites } from '@pressroom/contract/products/writes';
import type { Translate } from '../../../i18n/i18n.ts';
import type { Fact } from '../../../kit/editing.ts';
import type { Path } from '../../../kit/problems.ts';
import { codeOfCopy, headFacts, headOf, specFacts } from '../form/productForm.ts';

export type Tab = 'basic' | 'components';

/** Where the form keeps the one SKU. */
export const spec = 'combinationSpec';

export type ListName = 'components' | 'productSpecs';

/** The calls name the list of what it is made of differently. */
export const listNameOf = (edited: ProductDetail | undefined): ListName => (edited ? 'components' : 'productSpecs');

/** The fields that stand alone, by their names. */
export const plainFields: readonly string[] = [
  'spu',
  'categoryTemplateId',
  'outerPkgTemplateId',
  ...['sku', 'name', 'remark', 'realStock'].map((name) => `${spec}.${name}`),
];

/** The tab on which a field stands. */
export function tabOf([first]: Path): Tab {
  return first === 'components' || first === 'productSpecs' ? 'components' : 'basic';
}

const fieldsOfParts: Readonly<Partial<Record<MissingPart, Path>>> = {
  name: [spec, 'name'],
  mainPicture: [spec, 'mainPictureUrl'],
  originalPrice: [spec, 'startOriginalPrice'],
  sellingPrice: [spec, 'startSellingPrice'],
  box: [spec, 'outerBoxLength'],
  attributes: ['categoryTemplateId'],
};

/** The field that gives what is missing; whatever else is missing is missing in what it is made of. */
export function fieldOf(part: MissingPart): Path {
  return fieldsOfParts[part] ?? ['components'];
}

type Added = Partial<CallInput<typeof productWrites.addCombination>>;
type Edited = Partial<CallInput<typeof productWrites.edit>>;

export const newCombination = { status: 1, [spec]: { followsStock: true } } as unknown as Added;

const componentsOf = ({ productSpecs: [sku] }: ProductDetail) =>
  sku!.components.map(({ id, quantity }) => ({ id, quantity }));

/** What the combination has from its components is left empty. */
function specOf(sku: ProductSpec) {
  const own = <Name extends keyof ProductSpec>(name: Name) =>
    sku.derived.includes(name) ? undefined : (sku[name] ?? undefined);
  return {
    id: sku.id,
    gmtModified: sku.gmtModified,
    sku: sku.sku,
    name: sku.name,
    remark: sku.remark,
    mainPictureUrl: own('mainPictureUrl') || undefined,
    followsStock: sku.followsStock,
    realStock: sku.followsStock ? undefined : String(sku.realStock),
    startOriginalPrice: own('startOriginalPrice'),
    endOriginalPrice: own('endOriginalPrice'),
    startSellingPrice: own('startSellingPrice'),
    endSellingPrice: own('endSellingPrice'),
    outerBoxLength: own('outerBoxLength'),
    outerBoxWidth: own('outerBoxWidth'),
    outerBoxHeight: own('outerBoxHeight'),
    outerBoxWeight: own('outerBoxWeight'),
  };
}

export function valuesOf(product: ProductDetail): Edited {
  return { ...headOf(product), [spec]: specOf(product.productSpecs[0]!), components: componentsOf(product) };
}

/** A combination like this one, under other codes. */
export function copyOf(product: ProductDetail): Added {
  const { id: _id, gmtModified: _version, ...head } = headOf(product);
  const { id: _sku, gmtModified: _skuVersion, ...own } = specOf(product.productSpecs[0]!);
  return {
    ...head,
    spu: codeOfCopy(product.spu),
    [spec]: { ...own, sku: codeOfCopy(own.sku) },
    productSpecs: componentsOf(product),
  };
}

/** What the form shows of a combination, in words. */
export function factsOf(product: ProductDetail, t: Translate): Fact[] {
  const [sku] = product.productSpecs;
  return [
    ...headFacts(product, t),
    ...specFacts(sku!, spec, t),
    {
      name: 'components',
      label: t('products.components'),
      text: sku!.components.map((one) => `${one.sku} × ${one.quantity}`).join(t('platform.separator')),
    },
  ];
}

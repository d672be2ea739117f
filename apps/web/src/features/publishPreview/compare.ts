import { packageShape, packageShapeNames, packageType, packageTypeNames } from '@pressroom/contract/packaging/packages';
import type { PublishProductDetail, PublishSpecDetail } from '@pressroom/contract/publishing/listing';
import type { Translate } from '../../i18n/i18n.ts';
import { attributesOf } from './looks.ts';

/** One field that differs. */
export interface FieldDifference {
  key: string;
  /** The SKU that it is of; empty: of the whole listing. */
  sku: string;
  label: string;
  before: string;
  after: string;
  /** The two are addresses of pictures, joined by commas. */
  arePictures: boolean;
}

type Facts = [name: string, label: string, value: string, arePictures?: boolean][];

/** Everything in which two states of one listing differ, field by field. */
export function compareListings(
  before: PublishProductDetail,
  after: PublishProductDetail,
  t: Translate,
): FieldDifference[] {
  const skus = new Set([...before.publishProductSpecs, ...after.publishProductSpecs].map(({ sku }) => sku));
  const specOf = (listing: PublishProductDetail, sku: string) =>
    listing.publishProductSpecs.find((spec) => spec.sku === sku);
  return [
    ...differing('', headFacts(before, t), headFacts(after, t)),
    ...[...skus].flatMap((sku) => compareSpecs(sku, { before: specOf(before, sku), after: specOf(after, sku) }, t)),
  ];
}

interface Both {
  before: PublishSpecDetail | undefined;
  after: PublishSpecDetail | undefined;
}

function compareSpecs(sku: string, { before, after }: Both, t: Translate): FieldDifference[] {
  if (before && after) return differing(sku, specFacts(before, t), specFacts(after, t));
  const field = after ? 'added' : 'removed';
  const own = { key: `${sku} ${field}`, sku, label: t(`publishPreview.field.${field}`), arePictures: false };
  return [{ ...own, before: before ? sku : '', after: after ? sku : '' }];
}

function differing(sku: string, before: Facts, after: Facts): FieldDifference[] {
  const former = new Map(
    before.map(([name, label, value, arePictures = false]) => [name, { label, value, arePictures }]),
  );
  const present = new Map(
    after.map(([name, label, value, arePictures = false]) => [name, { label, value, arePictures }]),
  );
  return [...new Set([...former.keys(), ...present.keys()])].flatMap((name) => {
    const [one, other] = [former.get(name), present.get(name)];
    if (one?.value === other?.value) return [];
    const { label, arePictures } = (other ?? one)!;
    return [{ key: `${sku} ${name}`, sku, label, before: one?.value ?? '', after: other?.value ?? '', arePictures }];
  });
}

/** Shapes and types of packaging in words; other fields as they are. */
export function shownPackaging(field: string, value: string, t: Translate): string {
  const numbers = field === 'outerPkgShape' ? packageShape : field === 'outerPkgType' ? packageType : undefined;
  const number = numbers?.values.find((one) => String(one) === value);
  if (number === undefined) return value;
  return t(numbers === packageShape ? packageShapeNames[number] : packageTypeNames[number]);
}

function headFacts(listing: PublishProductDetail, t: Translate): Facts {
  return [
    ['title', t('publishPreview.field.title'), listing.title],
    ['cargoNo', t('publishPreview.field.cargoNo'), listing.cargoNo],
    ['description', t('publishPreview.field.description'), listing.description],
    ['category', t('publishPreview.field.category'), listing.categoryNames.join(' / ')],
    ['sizeChart', t('publishPreview.field.sizeChart'), listing.sizeChartName],
    ['model', t('publishPreview.field.model'), listing.modelName],
    ['outerPkgShape', t('packaging.shape'), shownPackaging('outerPkgShape', String(listing.outerPkgShape), t)],
    ['outerPkgType', t('packaging.type'), shownPackaging('outerPkgType', String(listing.outerPkgType), t)],
    ['packaging', t('publishPreview.field.packaging'), listing.outerPkgImages, true],
    ...attributesOf(listing.publishProductAttrs).map(({ id, name, text }): Facts[number] => [
      `attribute ${id}`,
      name,
      text,
    ]),
  ];
}

const boxFields = ['outerBoxLength', 'outerBoxWidth', 'outerBoxHeight', 'outerBoxWeight'] as const;

function specFacts(spec: PublishSpecDetail, t: Translate): Facts {
  const price = (amount: string | null) => (amount === null ? '' : `$${amount}`);
  return [
    ['originalPrice', t('publishPreview.field.originalPrice'), price(spec.originalPrice)],
    ['specialPrice', t('publishPreview.field.specialPrice'), price(spec.specialPrice)],
    ['stock', t('publishPreview.field.stock'), String(spec.realStock)],
    ['sale', t('publishPreview.field.sale'), t(spec.status === 1 ? 'publishPreview.onSale' : 'publishPreview.offSale')],
    ...boxFields.map((name): Facts[number] => [name, t(`publishPreview.field.${name}`), String(spec[name] ?? '')]),
    ['link', t('publishPreview.field.productReferenceLinks'), spec.productReferenceLinks],
    ['main', t('publishPreview.field.mainPicture'), spec.mainPictureUrl, true],
    ...spec.publishProductImages.map(({ imageType, imageLinks }): Facts[number] => [
      `pictures ${imageType}`,
      t('publishPreview.field.pictures'),
      imageLinks,
      true,
    ]),
  ];
}

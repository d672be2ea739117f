import {
  attrOfRow,
  type PublishProduct,
  type publishProductDetail,
  type PublishProductAttr,
  type PublishSpec,
  type PublishSpecDetail,
} from '@pressroom/contract/publishing/listing';
import type { Language } from '@pressroom/contract/messages';
import type { z } from 'zod';
import { addressOf } from '../../pictures/pictures.public.ts';
import { rowOf } from './draft.ts';
import type { ListingHead } from './heads.ts';
import type {
  HeldPicture,
  ListingAttribute,
  ListingPicture,
  ListingSku,
  PicturedSku,
  WholeListing,
  WholeListingSku,
} from './queries.ts';

type Presented = z.input<typeof publishProductDetail>;
/** As handlers answer it: messages in place of texts. */
export type PresentedListing = Omit<PublishProduct, 'errorMessage' | 'problem'> &
  Pick<Presented, 'errorMessage' | 'problem'>;

/** What a list shows of the SKUs of a listing. */
export interface SkuGlance {
  /** The first few. */
  skuList: string[];
  mainKey: string | null;
  /** Of the first. */
  outerBoxLength: string | null;
  outerBoxWidth: string | null;
  outerBoxHeight: string | null;
}

export type ShownHead = Pick<
  ListingHead,
  (typeof shownColumns)[number] | 'publishBatchNo' | 'storeName' | 'storeTypeCode' | 'templateName' | 'productMoved'
>;

/** Those of the table that a list's row shows. */
export const shownColumns = [
  'id',
  'planId',
  'productId',
  'productType',
  'storeId',
  'spu',
  'name',
  'title',
  'cargoNo',
  'classificationTemplateId',
  'skuCount',
  'lowOriginalPrice',
  'highOriginalPrice',
  'lowSpecialPrice',
  'highSpecialPrice',
  'realStock',
  'publishStatus',
  'stage',
  'dueAt',
  'shelf',
  'problem',
  'errorCount',
  'warningCount',
  'judgedAt',
  'differs',
  'marketState',
  'checkedAt',
  'publishedAt',
  'changedAt',
  'outdatedAt',
  'marketId',
  'gmtCreate',
  'gmtModified',
] as const;

/** So many SKUs stand in a list's row. */
export const skusShown = 3;

const numberOf = (measure: string | null) => (measure === null ? null : Number(measure));
const pictureOf = (key: string | null | undefined) => (key ? addressOf(key) : '');

/** A listing as lists show it. */
export function presentListing(head: ShownHead, skus: SkuGlance): PresentedListing {
  return {
    id: head.id,
    publishPlanId: head.planId,
    publishBatchNo: head.publishBatchNo,
    productId: head.productId,
    // the tables have no other types, statuses and states
    productType: head.productType as PublishProduct['productType'],
    storeId: head.storeId,
    storeName: head.storeName,
    storeTypeCode: head.storeTypeCode as PublishProduct['storeTypeCode'],
    spu: head.spu,
    name: head.name,
    title: head.title,
    cargoNo: head.cargoNo,
    categoryTemplateId: head.classificationTemplateId,
    categoryTemplateName: head.templateName,
    mainPictureUrl: pictureOf(skus.mainKey),
    skuCount: head.skuCount,
    skuList: skus.skuList,
    outerBoxLength: numberOf(skus.outerBoxLength),
    outerBoxWidth: numberOf(skus.outerBoxWidth),
    outerBoxHeight: numberOf(skus.outerBoxHeight),
    originalPrice: head.lowOriginalPrice,
    highestOriginalPrice: head.highOriginalPrice,
    specialPrice: head.lowSpecialPrice,
    highestSpecialPrice: head.highSpecialPrice,
    realStock: head.realStock,
    publishStatus: head.publishStatus as PublishProduct['publishStatus'],
    stage: head.stage,
    dueAt: head.dueAt,
    status: head.shelf as PublishProduct['status'],
    errorMessage: head.problem && head.problem.msg,
    problem: head.problem,
    errorCount: head.errorCount,
    warningCount: head.warningCount,
    judgedAt: head.judgedAt,
    differs: head.differs,
    marketState: head.marketState as PublishProduct['marketState'],
    checkedAt: head.checkedAt,
    publishedAt: head.publishedAt,
    changedAt: head.changedAt,
    outdated: Boolean(head.outdatedAt),
    productMoved: head.productMoved,
    marketProductId: head.marketId,
    gmtCreate: head.gmtCreate,
    gmtModified: head.gmtModified,
  };
}

/** What is shown of a SKU, as its table has it. */
export const specColumns = [
  'id',
  'listingId',
  'skuId',
  'sku',
  'colorCode',
  'colorName',
  'sizeCode',
  'sizeName',
  'originalPrice',
  'specialPrice',
  'realStock',
  'status',
  'outerBoxLength',
  'outerBoxWidth',
  'outerBoxHeight',
  'outerBoxWeight',
  'productReferenceLinks',
  'marketSkcId',
  'marketSkuId',
  'marketOriginalPrice',
  'marketSpecialPrice',
  'marketStock',
  'marketShelf',
] as const satisfies readonly (keyof ListingSku)[];

export type ShownSku = Pick<ListingSku, (typeof specColumns)[number] | 'productCode'>;

function specInfosOf(sku: ShownSku): PublishSpec['publishProductSpecInfos'] {
  const { colorCode, colorName, sizeCode, sizeName } = sku;
  return [
    ...(colorCode ? [{ specKey: 'color' as const, specVal: colorName, code: colorCode }] : []),
    ...(sizeCode ? [{ specKey: 'size' as const, specVal: sizeName, code: sizeCode }] : []),
  ];
}

export function presentSpec(sku: ShownSku, mainKey: string | null | undefined): PublishSpec {
  return {
    id: sku.id,
    publishProductId: sku.listingId,
    productSpecId: sku.skuId,
    mainPictureUrl: pictureOf(mainKey),
    sku: sku.sku,
    productCode: sku.productCode ?? '',
    originalPrice: sku.originalPrice,
    specialPrice: sku.specialPrice,
    realStock: sku.realStock,
    status: sku.status as PublishSpec['status'],
    outerBoxLength: numberOf(sku.outerBoxLength),
    outerBoxWidth: numberOf(sku.outerBoxWidth),
    outerBoxHeight: numberOf(sku.outerBoxHeight),
    outerBoxWeight: numberOf(sku.outerBoxWeight),
    productReferenceLinks: sku.productReferenceLinks,
    publishProductSpecInfos: specInfosOf(sku),
    market:
      sku.marketSkuId === null
        ? null
        : {
            skcId: sku.marketSkcId ?? '',
            skuId: sku.marketSkuId,
            originalPrice: sku.marketOriginalPrice,
            specialPrice: sku.marketSpecialPrice,
            realStock: sku.marketStock,
            status: sku.marketShelf as PublishProduct['status'],
          },
  };
}

const linksOf = (pictures: readonly HeldPicture[]) => pictures.map(({ key }) => addressOf(key)).join(',');

function presentPictures(pictures: readonly ListingPicture[]): PublishSpecDetail['publishProductImages'] {
  const bySlot = Map.groupBy(pictures, ({ imageType }) => imageType);
  return [...bySlot].map(([imageType, own]) => ({ imageType, imageLinks: linksOf(own) }));
}

export function presentSpecDetail(sku: WholeListingSku): PublishSpecDetail {
  return { ...presentSpec(sku, sku.mainPicture?.key), publishProductImages: presentPictures(sku.pictures) };
}

function presentAttribute(
  attribute: ListingAttribute,
  { position, planId, language }: { position: number; planId: string; language: Language },
): PublishProductAttr {
  const isEnglish = language === 'en';
  const { listingId, attributeName, attributeNameEn, valueName, valueNameEn } = attribute;
  return {
    id: `${listingId}-${position}`,
    publishPlanId: planId,
    publishProductId: listingId,
    attrKeyName: (isEnglish ? attributeNameEn : null) ?? attributeName,
    ...attrOfRow(rowOf(attribute), (isEnglish ? valueNameEn : null) ?? valueName ?? ''),
  };
}

/** What a list's row shows of these SKUs. */
export function glanceOf(skus: readonly PicturedSku[]): SkuGlance {
  const [first] = skus;
  return {
    skuList: skus.slice(0, skusShown).map(({ sku }) => sku),
    mainKey: skus.find(({ mainPicture }) => mainPicture)?.mainPicture?.key ?? null,
    outerBoxLength: first?.outerBoxLength ?? null,
    outerBoxWidth: first?.outerBoxWidth ?? null,
    outerBoxHeight: first?.outerBoxHeight ?? null,
  };
}

/** The whole of a listing. Names of attributes are in the reader's language, as far as the marketplace gives them. */
export function presentDetail(
  { head, skus, attributes, packagingPictures }: WholeListing,
  language: Language,
): Presented {
  return {
    ...presentListing(head, glanceOf(skus)),
    description: head.description,
    categoryNames: head.categoryNames,
    outerPkgShape: head.packagingShape,
    outerPkgType: head.packagingType,
    outerPkgImages: linksOf(packagingPictures),
    sizeChartName: head.sizeChartName,
    modelName: head.modelName,
    publishProductAttrs: attributes.map((attribute, position) =>
      presentAttribute(attribute, { position, planId: head.planId, language }),
    ),
    publishProductSpecs: skus.map(presentSpecDetail),
    findings: head.findings.map(({ message, ...finding }) => ({ ...finding, msg: message })),
  };
}

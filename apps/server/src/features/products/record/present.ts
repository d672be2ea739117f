import { amountFields, type boxFields } from '@pressroom/contract/productTemplates/form';
import { slotsOf } from '@pressroom/contract/pictures/slotLists';
import { buildable } from '@pressroom/contract/products/combined';
import { askedBy, askedCount, missingParts } from '@pressroom/contract/products/missingParts';
import {
  type Completeness,
  type Product,
  type ProductDetail,
  type ProductChoice,
  type ProductSpec,
  type ProductSpecDetail,
  productType,
  specType,
} from '@pressroom/contract/products/product';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { addressOf } from '../../pictures/pictures.public.ts';
import { combine } from './combined.ts';
import type { ComponentRow } from './components.ts';
import { type PrintRow, printsOf, type ProductHead, type SpecHead } from './heads.ts';
import type { ListedSku, SlotPicture, WholeProduct, WholeSku } from './queries.ts';
import type { ShownSku } from './skus.ts';

const picturesShown = 4;

const pictureOf = (key: string | null | undefined) => (key ? addressOf(key) : '');

const presentPrint = ({ id, name, key }: PrintRow) => ({ id, name, url: addressOf(key) });

/** Each print once, in the order in which they come. */
function printsOfComponents(components: readonly ComponentRow[]): PrintRow[] {
  return [...new Map(components.flatMap(({ prints }) => prints.map((print) => [print.id, print]))).values()];
}

function stockImagesOf(head: SpecHead, skus: readonly ListedSku[]) {
  const isCombination = head.productType === productType.combination;
  const prints = isCombination ? printsOfComponents(skus.flatMap(({ components }) => components)) : printsOf(head);
  return prints.map(presentPrint);
}

/** A combination without a picture of its own shows its first component's. */
export const mainKeyOf = ({ mainKey, components }: ListedSku) =>
  mainKey ?? components.find((component) => component.mainKey)?.mainKey ?? null;

function presentComponent(component: ComponentRow): ProductSpec['components'][number] {
  const { id, productId, sku, name, mainKey, productCode, quantity } = component;
  return {
    id,
    productId,
    sku,
    name,
    // the table has no other states
    status: component.status as ProductSpec['status'],
    mainPictureUrl: pictureOf(mainKey),
    productCode: productCode ?? '',
    productSpecInfoName: specNameOf(component),
    quantity,
  };
}

const specNameOf = ({ colorName, sizeName }: Pick<ShownSku, 'colorName' | 'sizeName'>) =>
  [colorName, sizeName].filter(Boolean).join('-');

function specInfosOf(sku: ShownSku): ProductSpec['productSpecInfos'] {
  const { id: productSpecId, productId, madeColorId, colorName, madeSizeId, sizeName } = sku;
  const { color, size } = specType;
  const infos: ProductSpec['productSpecInfos'] = [];
  if (madeColorId !== null) {
    const specVal = colorName ?? '';
    infos.push({ productId, productSpecId, specValId: madeColorId, productKey: 'color', specVal, type: color });
  }
  if (madeSizeId !== null) {
    const specVal = sizeName ?? '';
    infos.push({ productId, productSpecId, specValId: madeSizeId, productKey: 'size', specVal, type: size });
  }
  return infos;
}

interface Asked {
  marketplace: Marketplace;
  /** Whether the marketplace would refuse the attributes. */
  findings: boolean;
  productType: number;
}

function completenessOf(kept: readonly string[], { marketplace, findings, productType: type }: Asked): Completeness {
  const asked = askedOn[marketplace][askedBy(type)];
  if (kept.length === 0 && !findings) return { have: asked, asked, missing: [] };
  const lacking = new Set(findings ? [...kept, 'attributes'] : kept);
  const missing = missingParts.filter((part) => lacking.has(part));
  return { have: asked - missing.length, asked, missing };
}

// counted once instead of for each row
const askedOn = {
  shein: { count: askedCount('shein', 'count'), templateCount: askedCount('shein', 'templateCount') },
  temu: { count: askedCount('temu', 'count'), templateCount: askedCount('temu', 'templateCount') },
} as const satisfies Record<Marketplace, Record<ReturnType<typeof askedBy>, number>>;

/** The SKU's own values; a combination's that are null are those of its components together. */
export function amountsOf(sku: ListedSku) {
  const combined = combine(sku.components);
  const derived =
    sku.components.length === 0
      ? []
      : amountFields.filter((field) => sku[field] === null && (combined[field] ?? null) !== null);
  const valueOf = (field: (typeof amountFields)[number]) => sku[field] ?? combined[field] ?? null;
  const measureOf = (field: (typeof boxFields)[number]) => {
    const value = valueOf(field);
    return value === null ? null : Number(value);
  };
  return { derived, valueOf, measureOf };
}

/** A SKU as lists show it. Written field by field, which is faster than a spread: it runs for each row of a long list. */
export function presentSpec(sku: ListedSku, head: SpecHead): ProductSpec {
  const { derived, valueOf, measureOf } = amountsOf(sku);
  const { realStock, inventory } = stockOf(sku);
  const mainKey = mainKeyOf(sku);
  return {
    id: sku.id,
    productId: sku.productId,
    // the table has no other states and origins
    status: sku.status as ProductSpec['status'],
    name: sku.name,
    sku: sku.sku,
    mainPictureUrl: pictureOf(mainKey),
    stockImages: stockImagesOf(head, [sku]),
    productCode: sku.productCode ?? '',
    productCodeCategoryId: sku.productCodeCategoryId,
    printNum: sku.printNum ?? 0,
    followsStock: sku.ownStock === null,
    realStock,
    inventory,
    material: sku.material,
    origin: sku.origin as ProductSpec['origin'],
    productReferenceLinks: sku.productReferenceLinks,
    startOriginalPrice: valueOf('startOriginalPrice'),
    endOriginalPrice: valueOf('endOriginalPrice'),
    startSellingPrice: valueOf('startSellingPrice'),
    endSellingPrice: valueOf('endSellingPrice'),
    outerBoxLength: measureOf('outerBoxLength'),
    outerBoxWidth: measureOf('outerBoxWidth'),
    outerBoxHeight: measureOf('outerBoxHeight'),
    outerBoxWeight: measureOf('outerBoxWeight'),
    remark: sku.remark,
    colorCode: sku.colorCode ?? '',
    sizeCode: sku.sizeCode ?? '',
    productSpecInfos: specInfosOf(sku),
    productSpecInfoName: specNameOf(sku),
    components: sku.components.map(presentComponent),
    derived: sku.mainKey === null && mainKey !== null ? ['mainPictureUrl', ...derived] : derived,
    listingCount: sku.listingCount,
    shein: completenessOf(sku.sheinMissing, {
      marketplace: 'shein',
      findings: head.sheinFindings,
      productType: head.productType,
    }),
    temu: completenessOf(sku.temuMissing, {
      marketplace: 'temu',
      findings: head.temuFindings,
      productType: head.productType,
    }),
    gmtCreate: sku.gmtCreate,
    gmtModified: sku.gmtModified,
  };
}

/** What can be sold of it. */
export function stockOf({ ownStock, productType: type, components, available }: ListedSku) {
  const inventory = type === productType.combination ? buildable(components) : available;
  return { inventory, realStock: ownStock ?? inventory ?? 0 };
}

interface Chosen {
  sku: ListedSku;
  spu: string;
  skuCount: number;
}

/** A SKU to choose from; with its stock where the reader may see it. */
export function presentChoice({ sku, spu, skuCount }: Chosen, counted: boolean): ProductChoice {
  return {
    id: sku.id,
    productId: sku.productId,
    // the table has no other types and states
    productType: sku.productType as ProductChoice['productType'],
    spu,
    skuCount,
    sku: sku.sku,
    name: sku.name,
    status: sku.status as ProductChoice['status'],
    mainPictureUrl: pictureOf(mainKeyOf(sku)),
    productCode: sku.productCode ?? '',
    productSpecInfoName: specNameOf(sku),
    realStock: counted ? stockOf(sku).realStock : null,
  };
}

/** Slots without a picture are left out. */
function slotRows(sku: WholeSku, marketplace: Marketplace) {
  return slotsOf(marketplace).flatMap(({ type }) => {
    const own = sku.pictures.filter(({ imageType }: SlotPicture) => imageType === type);
    if (own.length === 0) return [];
    const imageLinks = own.map(({ key }) => addressOf(key)).join(',');
    const storeType = marketplaceNames[marketplace];
    return [{ productId: sku.productId, productSpecId: sku.id, storeType, imageType: type, imageLinks }];
  });
}

export function presentSpecDetail(sku: WholeSku, head: ProductHead): ProductSpecDetail {
  return {
    ...presentSpec(sku, head),
    sheinProductImages: slotRows(sku, 'shein'),
    temuProductImages: slotRows(sku, 'temu'),
  };
}

/** What a product says beside its SKUs. A single product and a combination say some of it by their SKU. */
function presentHead(head: ProductHead, skus: readonly ListedSku[]): Omit<Product, 'productSpecs'> {
  const keys = head.pictureKeys ?? skus.flatMap((sku) => mainKeyOf(sku) ?? []);
  return {
    id: head.id,
    spu: head.spu,
    // the table has no other types and states
    productType: head.productType as Product['productType'],
    status: head.status as Product['status'],
    styleCode: head.styleCode ?? '',
    colorCodes: head.colorCodes ?? [],
    sizeCodes: head.sizeCodes ?? [],
    productTemplateId: head.productTemplateId,
    productTemplateName: head.productTemplateName ?? '',
    templateMoved: head.templateMoved,
    categoryTemplateId: head.classificationTemplateId,
    categoryTemplateName: head.classificationName,
    outerPkgTemplateId: head.packagingTemplateId,
    outerPkgTemplateName: head.packagingName,
    stockImage1: head.print1Id ?? '',
    stockImage2: head.print2Id ?? '',
    stockImages: stockImagesOf(head, skus),
    pictureUrls: [...new Set(keys)].slice(0, picturesShown).map(addressOf),
    skuCount: head.skuCount,
    enabledCount: head.enabledCount,
    // what is wrong with the attributes is wrong with each SKU
    sheinMissing: head.sheinFindings ? head.skuCount : head.sheinMissing,
    temuMissing: head.temuFindings ? head.skuCount : head.temuMissing,
    gmtCreate: head.gmtCreate,
    gmtModified: head.gmtModified,
  };
}

/** A product as lists show it, with those of its SKUs that are given. */
export function presentProduct(head: ProductHead, skus: readonly ListedSku[]): Product {
  return { ...presentHead(head, skus), productSpecs: skus.map((sku) => presentSpec(sku, head)) };
}

/** The categories are in the language in which the head has them. */
export function presentDetail({ head, skus }: WholeProduct): ProductDetail {
  return {
    ...presentHead(head, skus),
    productSpecs: skus.map((sku) => presentSpecDetail(sku, head)),
    sheinCategory: JSON.stringify(head.sheinCategory),
    temuCategory: JSON.stringify(head.temuCategory),
    outerPkgShape: head.packageShape,
    outerPkgType: head.packageType,
  };
}

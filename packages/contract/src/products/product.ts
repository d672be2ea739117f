import { z } from 'zod';
import { enumOf } from '../fields/choices.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { saleState } from '../productTemplates/form.ts';

export const productType = enumOf({ single: 1, variants: 2, combination: 3 }, 'products.selectRequired');
export const skuStatus = enumOf({ enabled: 1, disabled: 2 }, 'products.selectRequired');
export const fuzzyType = enumOf({ sku: 1, spu: 2, name: 3 });
/** Whose SKUs differ by what: `type` as in the code dictionary. */
export const specType = enumOf({ color: 2, size: 3 });

export const slotRow = z.object({
  productId: z.string(),
  productSpecId: z.string(),
  storeType: z.enum(['SHEIN', 'TEMU']),
  imageType: z.int(),
  /** Addresses in their order, joined by commas. */
  imageLinks: z.string(),
});

/** A print, as lists show it. */
export const stockImage = z.object({ id: id('LibraryFile'), name: z.string(), url: z.string() });

/** How much of what one marketplace asks for is there, and what is not. */
export const completeness = z.object({
  have: z.int(),
  asked: z.int(),
  /** Parts as `missingParts` names them, in the order of the dialog. */
  missing: z.array(z.string()),
});
export type Completeness = z.output<typeof completeness>;

export const specInfo = z.object({
  productId: z.string(),
  productSpecId: z.string(),
  productKey: z.string(),
  specValId: z.string(),
  specVal: z.string(),
  type: specType,
});

/** One of a combination's products. */
export const component = z.object({
  id: id('ProductSku'),
  productId: id('Product'),
  sku: z.string(),
  name: z.string(),
  status: skuStatus,
  mainPictureUrl: z.string(),
  productCode: z.string(),
  productSpecInfoName: z.string(),
  quantity: z.int(),
});

/** A SKU as lists show it. */
export const productSpec = z.object({
  id: id('ProductSku'),
  productId: id('Product'),
  status: skuStatus,
  name: z.string(),
  sku: z.string(),
  mainPictureUrl: z.string(),
  /** Of the product; of a combination, those of its components. */
  stockImages: z.array(stockImage),
  /** Empty: none, or several in a combination. */
  productCode: z.string(),
  /** Whose base image shows the prints; null without a product code. */
  productCodeCategoryId: id('Category').nullable(),
  /** Of the product code; 0 without one. */
  printNum: z.int(),
  /** Whether the stock follows what the product code has available; of a combination, its components. */
  followsStock: z.boolean(),
  /** What can be sold: the SKU's own number, or what it follows. */
  realStock: z.int(),
  /** What the product code or the components have available; null where there is no code. */
  inventory: z.int().nullable(),
  material: z.string(),
  origin: z.enum(['US', 'CN']).nullable(),
  productReferenceLinks: z.string(),
  startOriginalPrice: z.string().nullable(),
  endOriginalPrice: z.string().nullable(),
  startSellingPrice: z.string().nullable(),
  endSellingPrice: z.string().nullable(),
  outerBoxLength: z.number().nullable(),
  outerBoxWidth: z.number().nullable(),
  outerBoxHeight: z.number().nullable(),
  outerBoxWeight: z.number().nullable(),
  remark: z.string(),
  /** Of a product with many SKUs; empty otherwise. */
  colorCode: z.string(),
  sizeCode: z.string(),
  /** Its own colour and size, or those of its product code. */
  productSpecInfos: z.array(specInfo),
  /** Values joined by a hyphen: colour, then size. */
  productSpecInfoName: z.string(),
  /** Empty unless it is a combination. */
  components: z.array(component),
  /** The fields above that a combination has from its components: main picture, prices, box. Its form shows them empty. */
  derived: z.array(z.string()),
  /** How many SKUs of marketplaces sell it. */
  listingCount: z.int(),
  shein: completeness,
  temu: completeness,
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type ProductSpec = z.output<typeof productSpec>;

/** A SKU with its pictures. */
export const productSpecDetail = productSpec.extend({
  sheinProductImages: z.array(slotRow),
  temuProductImages: z.array(slotRow),
});
export type ProductSpecDetail = z.output<typeof productSpecDetail>;

/** A SKU to choose from, as pickers show it. */
export const productChoice = productSpec
  .pick({
    id: true,
    productId: true,
    sku: true,
    name: true,
    status: true,
    mainPictureUrl: true,
    productCode: true,
    productSpecInfoName: true,
  })
  .extend({
    spu: z.string(),
    productType,
    /** Of the product. */
    skuCount: z.int(),
    /** Null for people who may choose a product but not see its stock. */
    realStock: z.int().nullable(),
  });
export type ProductChoice = z.output<typeof productChoice>;

/** A product as lists show it. */
export const product = z.object({
  id: id('Product'),
  spu: z.string(),
  productType,
  status: saleState,
  /** Of a product with many SKUs; empty otherwise. */
  styleCode: z.string(),
  colorCodes: z.array(z.string()),
  sizeCodes: z.array(z.string()),
  productTemplateId: id('ProductTemplate').nullable(),
  productTemplateName: z.string(),
  /** The template was changed after this product took its values over. */
  templateMoved: z.boolean(),
  categoryTemplateId: id('ClassificationTemplate'),
  categoryTemplateName: z.string(),
  outerPkgTemplateId: id('PackagingTemplate'),
  outerPkgTemplateName: z.string(),
  /** Ids of library pictures joined by commas. */
  stockImage1: z.string(),
  stockImage2: z.string(),
  stockImages: z.array(stockImage),
  /** Of the first SKUs that differ in it, a few. */
  pictureUrls: z.array(z.string()),
  skuCount: z.int(),
  enabledCount: z.int(),
  /** How many SKUs lack something for a marketplace. */
  sheinMissing: z.int(),
  temuMissing: z.int(),
  /** All of them, of a product of many SKUs only where `withSpecs` asks for them. */
  productSpecs: z.array(productSpec),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type Product = z.output<typeof product>;

export const productDetail = product.extend({
  productSpecs: z.array(productSpecDetail),
  /** Of its templates: the categories, as the classification template answers them, and the packaging. */
  sheinCategory: z.string(),
  temuCategory: z.string(),
  outerPkgShape: z.int(),
  outerPkgType: z.int(),
});
export type ProductDetail = z.output<typeof productDetail>;

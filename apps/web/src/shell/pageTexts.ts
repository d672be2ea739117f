import type { PagePath } from '../client/pageRights.ts';
import type { TextPart } from '../i18n/i18n.ts';

/** Parts of the texts of one page. */
interface PageTexts {
  /** What it shows by itself, and the rules of its own forms. */
  first: readonly TextPart[];
  /** What only its dialogs and views can show, which load when they are opened. */
  opened: readonly TextPart[];
}

/** What the dialogs of a table of orders show. */
const orderDialogs: readonly TextPart[] = [
  'orderBatches',
  'gangSheets',
  'production',
  'lastMile',
  'orderBulk',
  'orderEntry',
  'orderExport',
  'orderImports',
  'orderMarket',
  'orderLabels',
  'orderViews',
  'skuMapping',
  'audit',
  'categories',
  'library',
  'stores',
  'sync',
  'outdatedPictures',
  'printing',
];

/**
 * A test compares them with the code of the page, the files that it loads at once and those that it opens; it does not
 * see which rules of the contract a form checks.
 */
export const pageTexts = {
  '/dashboard': { first: ['dashboard', 'orders', 'categories'], opened: ['orderLabels'] },
  '/order/index': {
    first: ['orders', 'carrierNames'],
    opened: orderDialogs,
  },
  '/order/exceptions': {
    first: ['orders', 'carrierNames', 'orderExceptions'],
    opened: orderDialogs,
  },
  '/order/sync': { first: ['sync', 'stores', 'orders'], opened: ['carrierNames'] },
  '/order/lastMileOrder': { first: ['lastMile'], opened: [] },
  '/order/lastMileOrderDetail': {
    first: ['lastMile', 'channels'],
    opened: ['orders', 'orderEntry', 'orderBatches', 'skuMapping', 'audit', 'printing'],
  },
  '/order/production': { first: ['production', 'stores', 'orders'], opened: ['gangSheets'] },
  '/order/gangSheets': { first: ['gangSheets'], opened: ['production'] },
  '/order/handover': { first: ['handover', 'stores'], opened: [] },
  '/order/labelCosts': { first: ['labelCosts', 'stores'], opened: [] },
  '/order/print': { first: ['printing', 'orderMarket', 'benchCheck'], opened: [] },
  '/products/management': {
    first: ['products', 'productTemplates', 'pictures', 'categories', 'productBulk', 'productSheets', 'publishBatch'],
    opened: [
      'sheetImport',
      'publishTemplates',
      'publishing',
      'storePublishing',
      'classification',
      'productVariants',
      'imageUpload',
      'audit',
      'packaging',
      'library',
      'productPicker',
      'productTakeOver',
      'outdatedPictures',
    ],
  },
  '/products/multiAttribute': {
    first: ['productVariants', 'products', 'productTemplates', 'pictures', 'categories', 'productBulk', 'publishBatch'],
    opened: [
      'publishTemplates',
      'publishing',
      'storePublishing',
      'classification',
      'productPicker',
      'imageUpload',
      'audit',
      'library',
      'productTakeOver',
      'outdatedPictures',
    ],
  },
  '/products/publish': {
    first: ['publishing', 'storePublishing', 'publishBatch', 'products', 'productTemplates', 'pictures', 'stores'],
    opened: [
      'publishPreview',
      'preflight',
      'packaging',
      'audit',
      'imageUpload',
      'productVariants',
      'classification',
      'categories',
      'publishTemplates',
      'productPicker',
    ],
  },
  '/products/PublishTemplate': { first: ['publishTemplates', 'productTemplates'], opened: ['publishing', 'audit'] },
  '/products/stencil': {
    first: ['productTemplates'],
    opened: ['imageUpload', 'pictures', 'library', 'audit', 'outdatedPictures'],
  },
  '/products/outerPackagingTemplate': { first: ['packaging', 'pictures'], opened: ['imageUpload', 'audit'] },
  '/products/classifyingTemplate': { first: ['classification', 'stores'], opened: ['audit'] },
  '/products/information': {
    first: ['categories'],
    opened: [
      'sheetImport',
      'stocktake',
      'codes',
      'imageUpload',
      'pictures',
      'library',
      'stores',
      'audit',
      'outdatedPictures',
    ],
  },
  '/products/code': { first: ['codes'], opened: ['audit'] },
  '/products/skuMapping': {
    first: ['skuMapping', 'stores'],
    opened: ['sheetImport', 'categories', 'library', 'audit', 'outdatedPictures'],
  },
  '/library/index': { first: ['library'], opened: ['audit', 'outdatedPictures'] },
  '/store/index': {
    first: ['stores', 'storePublishing', 'storeShipping', 'storeCalendar'],
    opened: ['audit', 'publishing', 'categories', 'classification'],
  },
  '/supplier/index': { first: ['channels'], opened: ['audit'] },
  '/permission/role': { first: ['roles', 'users'], opened: ['audit'] },
  '/permission/user': { first: ['users'], opened: ['audit'] },
  '/permission/audit': { first: ['audit'], opened: [] },
} satisfies Partial<Record<PagePath | '/dashboard', PageTexts>>;

import { accountMessages } from '@pressroom/contract/account/account.messages';
import { attributesMessages } from '@pressroom/contract/attributes/attributes.messages';
import { auditMessages } from '@pressroom/contract/audit/audit.messages';
import { type Text, textsOf } from '@pressroom/contract/catalogue';
import { categoriesMessages } from '@pressroom/contract/categories/categories.messages';
import { channelsMessages } from '@pressroom/contract/channels/channels.messages';
import { classificationMessages } from '@pressroom/contract/classification/classification.messages';
import { codesMessages } from '@pressroom/contract/codes/codes.messages';
import { effectPicturesMessages } from '@pressroom/contract/effectPictures/effectPictures.messages';
import type { Language } from '@pressroom/contract/languages';
import { labelCostsMessages } from '@pressroom/contract/lastMile/costs.messages';
import { productionMessages } from '@pressroom/contract/production/production.messages';
import { handoverMessages } from '@pressroom/contract/lastMile/handover.messages';
import { labelInvoicesMessages } from '@pressroom/contract/lastMile/invoices.messages';
import { lastMileMessages } from '@pressroom/contract/lastMile/lastMile.messages';
import { libraryMessages } from '@pressroom/contract/library/library.messages';
import { bulkMessages as orderBulkMessages } from '@pressroom/contract/orders/bulk.messages';
import { exportMessages as orderExportMessages } from '@pressroom/contract/orders/export.messages';
import { orderLogMessages } from '@pressroom/contract/orders/log.messages';
import { labelPagesMessages } from '@pressroom/contract/orders/labelPages.messages';
import { marketMessages as orderMarketMessages } from '@pressroom/contract/orders/market.messages';
import { orderFieldsMessages } from '@pressroom/contract/orders/orderFields.messages';
import { orderImportMessages } from '@pressroom/contract/orders/orderImport.messages';
import { viewsMessages as orderViewsMessages } from '@pressroom/contract/orders/views.messages';
import { ordersMessages } from '@pressroom/contract/orders/orders.messages';
import { packagingMessages } from '@pressroom/contract/packaging/packaging.messages';
import { picturesMessages } from '@pressroom/contract/pictures/pictures.messages';
import { platformMessages } from '@pressroom/contract/platform.messages';
import { platformCategoriesMessages } from '@pressroom/contract/platformCategories/platformCategories.messages';
import { checkMessages } from '@pressroom/contract/printing/check.messages';
import { printingMessages } from '@pressroom/contract/printing/printing.messages';
import { productBulkMessages } from '@pressroom/contract/products/bulk.messages';
import { productSheetsMessages } from '@pressroom/contract/products/sheets.messages';
import { productsMessages } from '@pressroom/contract/products/products.messages';
import { productTemplatesMessages } from '@pressroom/contract/productTemplates/productTemplates.messages';
import { forbiddenMessages } from '@pressroom/contract/publishing/forbidden.messages';
import { planMessages } from '@pressroom/contract/publishing/plans.messages';
import { preflightMessages } from '@pressroom/contract/publishing/preflight.messages';
import { publishingMessages } from '@pressroom/contract/publishing/publishing.messages';
import { sendingMessages } from '@pressroom/contract/publishing/sending.messages';
import { publishTemplatesMessages } from '@pressroom/contract/publishTemplates/publishTemplates.messages';
import { rolesMessages } from '@pressroom/contract/roles/roles.messages';
import { mappingImportMessages } from '@pressroom/contract/skuMapping/mappingImport.messages';
import { skuMappingMessages } from '@pressroom/contract/skuMapping/skuMapping.messages';
import { marketSellersMessages } from '@pressroom/contract/lastMile/marketSellers.messages';
import { storeShippingMessages } from '@pressroom/contract/lastMile/storeShipping.messages';
import { storesMessages } from '@pressroom/contract/stores/stores.messages';
import { syncMessages } from '@pressroom/contract/sync/sync.messages';
import { usersMessages } from '@pressroom/contract/users/users.messages';
import { clientTexts } from '../client/client.texts.ts';
import { accountTexts } from '../features/account/account.texts.ts';
import { alertsTexts } from '../features/alerts/alerts.texts.ts';
import { auditTexts } from '../features/audit/audit.texts.ts';
import { categoriesTexts } from '../features/categories/categories.texts.ts';
import { platformCategoriesTexts } from '../features/platformCategories/platformCategories.texts.ts';
import { stocktakeTexts } from '../features/categories/stock/stocktake.texts.ts';
import { productCodeSelectTexts } from '../features/categories/productCodeSelect.texts.ts';
import { carrierNamesTexts } from '../features/carrierNames/carrierNames.texts.ts';
import { channelsTexts } from '../features/channels/channels.texts.ts';
import { classificationTexts } from '../features/classification/classification.texts.ts';
import { codesTexts } from '../features/codes/codes.texts.ts';
import { dashboardTexts } from '../features/dashboard/dashboard.texts.ts';
import { outdatedPicturesTexts } from '../features/effectPictures/outdatedPictures.texts.ts';
import { effectPicturesTexts } from '../features/effectPictures/effectPictures.texts.ts';
import { lastMileTexts } from '../features/lastMile/lastMile.texts.ts';
import { gangSheetsTexts } from '../features/gangSheets/gangSheets.texts.ts';
import { productionTexts } from '../features/production/production.texts.ts';
import { handoverTexts } from '../features/handover/handover.texts.ts';
import { labelInvoicesTexts } from '../features/labelCosts/invoices/invoices.texts.ts';
import { labelCostsTexts } from '../features/labelCosts/labelCosts.texts.ts';
import { libraryTexts } from '../features/library/library.texts.ts';
import { mappingBulkTexts } from '../features/skuMapping/bulk/mappingBulk.texts.ts';
import { skuMappingTexts } from '../features/skuMapping/skuMapping.texts.ts';
import { actsTexts } from '../features/orders/acts/acts.texts.ts';
import { countedTexts } from '../features/orders/acts/counted.texts.ts';
import { importsTexts } from '../features/orders/imports/imports.texts.ts';
import { entryTexts } from '../features/orders/entry/entry.texts.ts';
import { exportTexts } from '../features/orders/export/export.texts.ts';
import { settleTexts } from '../features/orders/holds/settle.texts.ts';
import { holdsTexts } from '../features/orders/holds/holds.texts.ts';
import { labelsTexts } from '../features/orders/labels/labels.texts.ts';
import { orderBatchesTexts } from '../features/orders/batches/orderBatches.texts.ts';
import { ordersTexts } from '../features/orders/orders.texts.ts';
import { viewsTexts } from '../features/orders/views/views.texts.ts';
import { parcelTexts } from '../features/orders/parcel/parcel.texts.ts';
import { packagingTexts } from '../features/packaging/packaging.texts.ts';
import { picturesTexts } from '../features/pictures/pictures.texts.ts';
import { checkTexts } from '../features/printing/check/check.texts.ts';
import { printingTexts } from '../features/printing/printing.texts.ts';
import { productsTexts } from '../features/products/products.texts.ts';
import { productVariantsTexts } from '../features/productVariants/productVariants.texts.ts';
import { productBulkTexts } from '../features/productBulk/productBulk.texts.ts';
import { productSheetsTexts } from '../features/productSheets/productSheets.texts.ts';
import { productPickerTexts } from '../features/productPicker/productPicker.texts.ts';
import { productTakeOverTexts } from '../features/productTakeOver/productTakeOver.texts.ts';
import { publishBatchTexts } from '../features/publishBatch/publishBatch.texts.ts';
import { publishTemplatesTexts } from '../features/publishTemplates/publishTemplates.texts.ts';
import { productTemplatesTexts } from '../features/productTemplates/productTemplates.texts.ts';
import { publishingActsTexts } from '../features/publishing/acts/acts.texts.ts';
import { publishingEditorTexts } from '../features/publishing/editor/editor.texts.ts';
import { publishingFindingsTexts } from '../features/publishing/findings/findings.texts.ts';
import { forbiddenTexts } from '../features/publishing/forbidden/forbidden.texts.ts';
import { publishingListTexts } from '../features/publishing/list/list.texts.ts';
import { publishingPartsTexts } from '../features/publishing/parts/parts.texts.ts';
import { authorizationTexts } from '../features/stores/authorization/authorization.texts.ts';
import { publishPreviewTexts } from '../features/publishPreview/publishPreview.texts.ts';
import { storeCalendarTexts } from '../features/storeCalendar/storeCalendar.texts.ts';
import { exceptionsTexts } from '../features/orders/exceptions/exceptions.texts.ts';
import { storeShippingTexts } from '../features/storeShipping/storeShipping.texts.ts';
import { storePublishingTexts } from '../features/storePublishing/storePublishing.texts.ts';
import { storesTexts } from '../features/stores/stores.texts.ts';
import { syncTexts } from '../features/sync/sync.texts.ts';
import { permissionsTexts } from '../features/roles/permissions.texts.ts';
import { rolesTexts } from '../features/roles/roles.texts.ts';
import { usersTexts } from '../features/users/users.texts.ts';
import type { TextPart } from '../i18n/i18n.ts';
import { kitTexts } from '../kit/kit.texts.ts';
import { commandMenuTexts } from '../shell/commandMenu/commandMenu.texts.ts';
import { sheetImportTexts } from '../kit/sheetImport/sheetImport.texts.ts';
import { pagesTexts } from '../shell/pages.texts.ts';
import { shellTexts } from '../shell/shell.texts.ts';
import { imageUploadTexts } from '../ui/imageUpload/imageUpload.texts.ts';
import { uiTexts } from '../ui/ui.texts.ts';

/** The catalogues by the part that a page loads them with. No key stands in two of them. */
const parts = {
  /** Everything that is shown before sign-in. */
  early: [platformMessages, accountMessages, clientTexts, uiTexts, shellTexts, accountTexts],
  /** The shell, and the common parts of lists and forms. */
  frame: [pagesTexts, kitTexts],
  commandMenu: [commandMenuTexts],
  imageUpload: [imageUploadTexts],
  /** Behind the bell. */
  alerts: [alertsTexts],
  sheetImport: [sheetImportTexts],
  dashboard: [dashboardTexts],
  orders: [ordersMessages, ordersTexts, actsTexts, holdsTexts, parcelTexts],
  orderBulk: [orderBulkMessages, countedTexts],
  orderEntry: [orderFieldsMessages, orderLogMessages, entryTexts],
  orderExport: [orderExportMessages, exportTexts],
  orderImports: [orderImportMessages, importsTexts],
  orderViews: [orderViewsMessages, viewsTexts],
  orderMarket: [orderMarketMessages, settleTexts],
  orderLabels: [labelPagesMessages, labelsTexts],
  orderBatches: [orderBatchesTexts],
  lastMile: [lastMileMessages, marketSellersMessages, lastMileTexts],
  printing: [printingMessages, printingTexts],
  benchCheck: [checkMessages, checkTexts],
  handover: [handoverMessages, handoverTexts],
  gangSheets: [gangSheetsTexts],
  production: [productionMessages, productionTexts],
  labelCosts: [labelCostsMessages, labelInvoicesMessages, labelCostsTexts, labelInvoicesTexts],
  carrierNames: [carrierNamesTexts],
  sync: [syncMessages, syncTexts],
  stores: [storesMessages, storesTexts, authorizationTexts],
  channels: [channelsMessages, channelsTexts],
  library: [libraryMessages, libraryTexts],
  codes: [codesMessages, codesTexts],
  categories: [categoriesMessages, categoriesTexts, productCodeSelectTexts],
  stocktake: [stocktakeTexts],
  skuMapping: [skuMappingMessages, mappingImportMessages, skuMappingTexts, mappingBulkTexts],
  pictures: [picturesMessages, picturesTexts],
  packaging: [packagingMessages, packagingTexts],
  classification: [
    attributesMessages,
    platformCategoriesMessages,
    platformCategoriesTexts,
    classificationMessages,
    classificationTexts,
  ],
  products: [productsMessages, effectPicturesMessages, effectPicturesTexts, productsTexts],
  outdatedPictures: [outdatedPicturesTexts],
  productVariants: [productVariantsTexts],
  productBulk: [productBulkMessages, productBulkTexts],
  productSheets: [productSheetsMessages, productSheetsTexts],
  productPicker: [productPickerTexts],
  productTakeOver: [productTakeOverTexts],
  preflight: [preflightMessages],
  publishing: [
    forbiddenMessages,
    forbiddenTexts,
    publishingMessages,
    planMessages,
    sendingMessages,
    publishingPartsTexts,
    publishingFindingsTexts,
    publishingActsTexts,
    publishingListTexts,
    publishingEditorTexts,
  ],
  storePublishing: [storePublishingTexts],
  storeCalendar: [storeCalendarTexts],
  orderExceptions: [exceptionsTexts],
  storeShipping: [storeShippingMessages, storeShippingTexts],
  publishPreview: [publishPreviewTexts],
  publishTemplates: [publishTemplatesMessages, publishTemplatesTexts],
  publishBatch: [publishBatchTexts],
  productTemplates: [productTemplatesMessages, productTemplatesTexts],
  roles: [rolesMessages, rolesTexts, permissionsTexts],
  users: [usersMessages, usersTexts],
  audit: [auditMessages, auditTexts],
} as const;

type Parts = typeof parts;
type KeyOf<C> = C extends unknown ? keyof C : never;
type Key = KeyOf<Parts[keyof Parts][number]>;

declare module '../i18n/i18n.ts' {
  interface Texts extends Record<Key, Text> {}
  interface TextParts extends Record<keyof Parts, unknown> {}
}

export const textParts = Object.keys(parts) as readonly TextPart[];
export const catalogues = Object.values(parts).flat();

// Object.assign cannot tell what so many catalogues are together; the keys are those of the catalogues.
export const texts = Object.assign({}, ...catalogues) as Readonly<Record<Key, Text>>;

export function keysIn(part: TextPart): string[] {
  return parts[part].flatMap((catalogue) => Object.keys(catalogue));
}

export function textsIn(language: Language, part: TextPart): Record<string, string> {
  return Object.assign({}, ...parts[part].map((catalogue) => textsOf(catalogue, language)));
}

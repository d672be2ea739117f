import type { Contract } from '@pressroom/contract';
import { accountRoutes } from './features/account/account.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { categoriesRoutes } from './features/categories/categories.routes.ts';
import { categoryModelsRoutes } from './features/categories/models.routes.ts';
import { stockRoutes } from './features/categories/stock.routes.ts';
import { channelsRoutes } from './features/channels/channels.routes.ts';
import { rejudgeTemplates } from './features/classification/classification.public.ts';
import { classificationRoutes } from './features/classification/classification.routes.ts';
import { codesRoutes } from './features/codes/codes.routes.ts';
import { alertRoutes } from './features/dashboard/alerts.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { forgetEffectPictures } from './features/effectPictures/effectPictures.public.ts';
import { effectPicturesRoutes } from './features/effectPictures/effectPictures.routes.ts';
import { emptyTrash } from './features/library/library.public.ts';
import { advanceRow, importBatch, watchRows } from './features/lastMile/lastMile.public.ts';
import { handoverRoutes } from './features/lastMile/handover.routes.ts';
import { labelInvoicesRoutes } from './features/lastMile/invoices.routes.ts';
import { labelCostsRoutes } from './features/lastMile/costs.routes.ts';
import { lastMileRoutes } from './features/lastMile/lastMile.routes.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import {
  carryOutAct,
  checkFigures,
  checkStock,
  clearRefusals,
  drawOrder,
  exportLarge,
  findCodeRenaming,
  foldOrderCounts,
  forgetOrderImports,
  importOrderSheet,
  followCombinations,
  followMappings,
  forgetActs,
  renameEverywhere,
  shipScheduled,
  confirmShipment,
  watchConfirmations,
} from './features/orders/orders.public.ts';
import { carrierNamesRoutes } from './features/orders/shipping/carrierNames.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { orderImportsRoutes } from './features/orders/entry/routes.ts';
import { packagingRoutes } from './features/packaging/packaging.routes.ts';
import { picturesRoutes } from './features/pictures/pictures.routes.ts';
import { definitionJobs } from './features/platformCategories/platformCategories.public.ts';
import { platformCategoriesRoutes } from './features/platformCategories/platformCategories.routes.ts';
import { benchCheckRoutes } from './features/printing/check.routes.ts';
import { printingRoutes } from './features/printing/printing.routes.ts';
import { drawSheet, releaseSheets } from './features/production/production.public.ts';
import { gangSheetRoutes } from './features/production/sheets/sheets.routes.ts';
import { productionRoutes } from './features/production/production.routes.ts';
import {
  carryOutEdit,
  forgetProductActs,
  importLarge,
  linkProductCodes,
  refreshOfCategory,
  makeProductPictures,
} from './features/products/products.public.ts';
import { productBulkRoutes } from './features/products/bulk.routes.ts';
import { productSheetsRoutes } from './features/products/sheets.routes.ts';
import { productEffectsRoutes } from './features/products/effects.routes.ts';
import { productsRoutes } from './features/products/products.routes.ts';
import { productWritesRoutes } from './features/products/writes.routes.ts';
import { publishTemplatesRoutes } from './features/publishTemplates/publishTemplates.routes.ts';
import { titleKeywordsRoutes } from './features/publishTemplates/titleKeywords.routes.ts';
import { productTemplatesRoutes } from './features/productTemplates/productTemplates.routes.ts';
import { productTakeOverRoutes } from './features/products/takeOver.routes.ts';
import { productVariantsRoutes } from './features/products/variants.routes.ts';
import { storeShippingRoutes } from './features/lastMile/storeShipping.routes.ts';
import { storePublishingRoutes } from './features/publishing/storePublishing.routes.ts';
import {
  foldListingCounts,
  checkListings,
  compareStoreListings,
  hearOfListings,
  planRounds,
  rejudgeByDefinitions,
  rejudgeListings,
  releaseDuePlans,
  reviewStore,
  sendChange,
  sendListing,
  watchChanges,
  watchListings,
} from './features/publishing/publishing.public.ts';
import { publishDifferenceRoutes } from './features/publishing/difference.routes.ts';
import { publishPreflightRoutes } from './features/publishing/preflight.routes.ts';
import { forbiddenWordsRoutes } from './features/publishing/forbidden.routes.ts';
import { publishPlansRoutes, publishProductsRoutes } from './features/publishing/publishing.routes.ts';
import { publishActsRoutes } from './features/publishing/acts.routes.ts';
import { rolesRoutes } from './features/roles/roles.routes.ts';
import { recheckMappings, remakePreviews, remakePreviewsOfPrints } from './features/skuMapping/skuMapping.public.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { skuMappingRoutes } from './features/skuMapping/skuMapping.routes.ts';
import { checkGrants } from './features/stores/stores.public.ts';
import { storeCalendarRoutes } from './features/stores/storeCalendar.routes.ts';
import { storesRoutes } from './features/stores/stores.routes.ts';
import { compareStore, planLedger, planSyncs, syncOrders, wakeStores } from './features/sync/sync.public.ts';
import { syncRequestRoutes, syncRoutes } from './features/sync/sync.routes.ts';
import { tasksRoutes } from './features/tasks/tasks.routes.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import type { FeatureRoutes } from './platform/http/context.ts';
import { housekeeping } from './platform/jobs/housekeeping.ts';
import { keepMonths } from './platform/jobs/keepMonths.ts';
import type { AnyJob } from './platform/jobs/job.ts';

/** What answers the contract. A feature without its routes does not compile. */
export const featureRoutes = {
  account: accountRoutes,
  stores: storesRoutes,
  storeCalendar: storeCalendarRoutes,
  storePublishing: storePublishingRoutes,
  storeShipping: storeShippingRoutes,
  publishActs: publishActsRoutes,
  channels: channelsRoutes,
  library: libraryRoutes(remakePreviewsOfPrints),
  codes: codesRoutes({ find: findCodeRenaming, rename: renameEverywhere }),
  categories: categoriesRoutes({
    remakePreviews,
    followPrintNumber: refreshOfCategory,
    followCreated: linkProductCodes(followCombinations),
  }),
  categoryModels: categoryModelsRoutes(remakePreviews),
  stock: stockRoutes,
  skuMapping: skuMappingRoutes(followMappings),
  classification: classificationRoutes,
  pictures: picturesRoutes,
  effectPictures: effectPicturesRoutes,
  productEffects: productEffectsRoutes,
  packaging: packagingRoutes,
  platformCategories: platformCategoriesRoutes,
  orders: ordersRoutes,
  orderImports: orderImportsRoutes,
  carrierNames: carrierNamesRoutes,
  syncRequests: syncRequestRoutes,
  sync: syncRoutes,
  productTemplates: productTemplatesRoutes,
  publishTemplates: publishTemplatesRoutes,
  titleKeywords: titleKeywordsRoutes,
  productVariants: productVariantsRoutes(followCombinations),
  productTakeOver: productTakeOverRoutes,
  products: productsRoutes,
  productWrites: productWritesRoutes(followCombinations),
  productBulk: productBulkRoutes,
  productSheets: productSheetsRoutes(followCombinations),
  forbiddenWords: forbiddenWordsRoutes,
  publishPreflight: publishPreflightRoutes,
  publishDifference: publishDifferenceRoutes,
  publishPlans: publishPlansRoutes,
  publishProducts: publishProductsRoutes,
  lastMile: lastMileRoutes,
  labelCosts: labelCostsRoutes,
  labelInvoices: labelInvoicesRoutes,
  handover: handoverRoutes,
  production: productionRoutes,
  gangSheets: gangSheetRoutes,
  printing: printingRoutes,
  benchCheck: benchCheckRoutes,
  dashboard: dashboardRoutes,
  alerts: alertRoutes,
  search: searchRoutes,
  users: usersRoutes,
  roles: rolesRoutes,
  audit: auditRoutes,
  tasks: tasksRoutes,
} satisfies Record<keyof Contract, FeatureRoutes>;

/** Everything that runs in the background. */
export const featureJobs: readonly AnyJob[] = [
  drawOrder,
  drawSheet,
  releaseSheets,
  carryOutAct,
  forgetActs,
  exportLarge,
  shipScheduled,
  confirmShipment,
  watchConfirmations,
  foldOrderCounts,
  foldListingCounts,
  checkStock,
  checkFigures,
  clearRefusals,
  importOrderSheet,
  forgetOrderImports,
  emptyTrash,
  forgetEffectPictures,
  makeProductPictures,
  recheckMappings,
  checkGrants,
  ...definitionJobs([rejudgeTemplates, rejudgeByDefinitions]),
  rejudgeListings,
  syncOrders,
  planSyncs,
  wakeStores,
  compareStore,
  planLedger,
  carryOutEdit,
  importLarge(followCombinations),
  forgetProductActs,
  sendListing,
  reviewStore,
  watchListings,
  sendChange,
  watchChanges,
  compareStoreListings,
  checkListings,
  hearOfListings,
  planRounds,
  releaseDuePlans,
  importBatch,
  advanceRow,
  watchRows,
  housekeeping,
  keepMonths,
];

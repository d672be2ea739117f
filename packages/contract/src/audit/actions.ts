import type { Contract } from '../index.ts';
import type { WordedAction, WordedDownload } from './audit.messages.ts';
import type { AuditObject } from './objects.ts';

type WritesOf<F> = {
  [Name in keyof F]: F[Name] extends { reads: true } ? never : F[Name] extends { path: infer Path } ? Path : never;
}[keyof F];

/** The jobs that write. */
export type JobAction =
  | 'job/orders.drawings'
  | 'job/orders.bulkAct'
  | 'job/orders.export'
  | 'job/orders.shipScheduled'
  | 'job/orders.tellShipment'
  | 'job/orders.clearRefusals'
  | 'job/orders.import'
  | 'job/orders.forgetImports'
  | 'job/orders.checkStock'
  | 'job/stores.checkGrants'
  | 'job/classification.rejudge'
  | 'job/sync.run'
  | 'job/sync.ledger'
  | 'job/sync.webhook'
  | 'job/account.firstUser'
  | 'job/account.resetPassword'
  | 'job/products.makePictures'
  | 'job/library.emptyTrash'
  | 'job/products.import'
  | 'job/products.forgetActs'
  | 'job/publishing.effects'
  | 'job/publishing.send'
  | 'job/publishing.review'
  | 'job/publishing.act'
  | 'job/publishing.compare'
  | 'job/publishing.calendar'
  | 'job/production.drawSheet'
  | 'job/production.releaseSheets'
  | 'job/lastMile.import'
  | 'job/lastMile.calculate'
  | 'job/lastMile.buy'
  | 'job/platform.housekeeping';

type DownloadsOf<F> = {
  [Name in keyof F]: F[Name] extends { reads: true; download: true; path: infer Path } ? Path : never;
}[keyof F];
type Download = { [F in keyof Contract]: DownloadsOf<Contract[F]> }[keyof Contract];

/** The files that are noted when somebody fetches them, with what they hold. Templates and a user's own sheets are not. */
export const auditDownloads = {
  '/sysOrder/downloadPdf': ['orders'],
  '/sysOrder/downloadPdfZip': ['orders'],
  '/sysOrder/orderExport': ['orders'],
  '/task/file': ['tasks'],
  '/production/gangSheets/download': ['gangSheets'],
  '/fileManage/downloadZip': ['libraryFiles'],
  '/labelCost/export': ['orders'],
  '/labelInvoice/export': ['labelInvoices'],
  '/product/export': ['products'],
  '/product/code/purchaseList': ['productCodes'],
} as const satisfies Readonly<Record<WordedDownload, readonly [AuditObject]>> &
  Readonly<Partial<Record<Download, readonly [AuditObject]>>>;

export type AuditDownload = keyof typeof auditDownloads;

export function isAuditedDownload(path: string): path is AuditDownload {
  return Object.hasOwn(auditDownloads, path);
}

/** A call's path, or a job. */
export type AuditAction = { [F in keyof Contract]: WritesOf<Contract[F]> }[keyof Contract] | JobAction;

/** Each call and job that writes, with the kinds of records that it changes. A write that is missing here, or has no text, does not compile. */
export const auditActions: Readonly<
  Record<AuditAction, [AuditAction] extends [WordedAction] ? readonly AuditObject[] : never>
> = {
  '/sysOrder/save': ['orders'],
  '/sysOrder/orderImport': ['orders'],
  '/sysOrder/orderImport/check': ['orderImports'],
  '/sysOrder/orderImport/run': ['orders'],
  'job/orders.import': ['orders'],
  'job/orders.forgetImports': ['orderImports'],
  '/sysOrder/updateParcel': ['orders'],
  '/sysOrder/orderReview': ['orders'],
  '/sysOrder/bulkAct': ['orders'],
  '/sysOrder/orderRefresh': ['orders'],
  '/sysOrder/undoAct': ['orders'],
  '/sysOrder/retryAct': ['orders'],
  'job/orders.bulkAct': ['orders'],
  '/sysOrder/view/save': ['savedViews'],
  '/sysOrder/view/delete': ['savedViews'],
  '/sysOrder/view/setDefault': ['savedViews'],
  '/sysOrder/orderExport/task': ['tasks'],
  'job/orders.export': ['tasks'],
  '/sysOrder/decideHold': ['orders'],
  '/sysOrder/keepLabel': ['orders'],
  '/sysOrder/settleShipment': ['orders'],
  '/sysOrder/carrierName/answer': ['carrierNames', 'orders'],
  '/sysOrder/carrierName/remove': ['carrierNames', 'orders'],
  'job/orders.drawings': ['orders'],
  '/sysOrder/uploadPdf': ['orders'],
  '/sysOrder/analysisLabel': ['orders'],
  '/sysOrder/settleRefusedLabels': ['refusedLabels'],
  '/sysOrder/giveRefusedLabel': ['orders', 'refusedLabels'],
  'job/orders.clearRefusals': ['refusedLabels'],
  '/sysOrder/printOrderLabel': ['orders'],
  '/sysOrder/sendOrder': ['orders'],
  '/sysOrder/bench/scan': ['orders', 'benchScans'],
  '/sysOrder/bench/abort': ['orders'],
  '/sysOrder/bench/slotFull': ['orders'],
  '/sysOrder/batchDelivery': ['orders'],
  '/sysOrder/cancelDelivery': ['orders'],
  'job/orders.shipScheduled': ['orders'],
  'job/orders.tellShipment': ['orders', 'stores'],
  '/bulkPrintRecord/addBulkPrintRecord': ['lastMileBatches'],
  '/bulkPrintRecord/importBulkPrintRecord': ['lastMileBatches'],
  '/bulkPrintRecord/costBulkOrder': ['lastMileRows'],
  '/bulkPrintRecord/bulkOrder': ['lastMileRows'],
  '/bulkPrintRecord/bulkOrderPush': ['lastMileRows'],
  '/bulkPrintRecord/retry': ['lastMileRows'],
  '/bulkPrintRecord/getLabel/{id}': ['lastMileRows'],
  '/bulkPrintRecord/cancelLabel': ['lastMileRows', 'orders'],
  '/bulkPrintRecord/delete': ['lastMileRows'],
  '/bulkPrintRecord/saveParcels': ['lastMileRows'],
  '/labelInvoice/import': ['labelInvoices'],
  '/labelInvoice/accept': ['labelInvoices'],
  '/labelInvoice/discard': ['labelInvoices'],
  '/production/spoil': ['orders'],
  '/production/unspoil': ['orders'],
  '/production/made': ['orders'],
  '/production/unmarkMade': ['orders'],
  '/production/drawings': ['orders'],
  '/production/gangSheets/make': ['gangSheets'],
  '/production/gangSheets/printed': ['gangSheets'],
  '/production/gangSheets/undoPrinted': ['gangSheets'],
  '/production/gangSheets/discard': ['gangSheets'],
  '/production/gangSheets/redraw': ['gangSheets'],
  'job/production.drawSheet': ['gangSheets'],
  'job/production.releaseSheets': ['gangSheets'],
  '/handover/make': ['manifests'],
  '/handover/undo': ['manifests'],
  'job/lastMile.import': ['lastMileBatches'],
  'job/lastMile.calculate': ['lastMileRows'],
  'job/lastMile.buy': ['lastMileRows', 'orders'],
  '/sysOrder/downloadZip': ['orders'],
  '/sysOrder/sync/order': ['stores'],
  '/sysOrder/sync/now': ['stores'],
  '/sysOrder/sync/retryFailures': ['stores'],
  '/sysOrder/sync/dismissFailures': ['stores'],
  '/sysOrder/sync/reconcile': ['stores'],
  'job/sync.run': ['orders', 'stores'],
  'job/sync.ledger': ['stores'],
  'job/sync.webhook': ['stores'],
  '/store/create': ['stores'],
  '/store/update': ['stores'],
  '/store/enable': ['stores'],
  '/store/disable': ['stores'],
  '/store/delete': ['stores'],
  '/store/updateSyncOrder': ['stores'],
  '/platform/store/authorization': ['stores'],
  '/store/testConnection': ['stores'],
  '/store/withdrawAuthorization': ['stores'],
  'job/stores.checkGrants': ['stores'],
  '/store/publishing/refresh': ['storePublishing'],
  '/store/publishing/save': ['storePublishing'],
  '/store/shipping/save': ['storeShipping'],
  '/store/calendar/save': ['storeCalendar'],
  '/platform/refreshPlatformCategory': ['stores'],
  '/platform/addCustomAttributeValue': ['stores'],
  '/channelInfo/save': ['channels'],
  '/channelInfo/updateStatus': ['channels'],
  '/fileManage/upload': ['libraryFiles'],
  '/fileManage/uploadBatch': ['libraryFiles'],
  '/fileManage/moveToFolder': ['libraryFiles', 'folders'],
  '/fileManage/replace': ['libraryFiles'],
  '/fileManage/rename': ['libraryFiles'],
  '/fileManage/renameBatch': ['libraryFiles'],
  '/fileManage/delete': ['libraryFiles', 'folders'],
  '/fileManage/createFolder': ['folders'],
  '/fileManage/editFolder': ['folders'],
  '/fileManage/addKnown': ['libraryFiles'],
  '/fileManage/restore': ['libraryFiles'],
  '/fileManage/purge': ['libraryFiles'],
  'job/library.emptyTrash': ['libraryFiles'],
  '/picture/upload': ['pictures'],
  '/picture/fix': ['pictures'],
  '/classifyingTemplate/create': ['classificationTemplates'],
  '/classifyingTemplate/update': ['classificationTemplates'],
  '/classifyingTemplate/duplicate': ['classificationTemplates'],
  '/classifyingTemplate/deleteTemplate': ['classificationTemplates'],
  '/classifyingTemplate/rememberPairs': ['attributePairings'],
  'job/classification.rejudge': ['classificationTemplates'],
  '/outer/package/template/create/template': ['packagingTemplates'],
  '/outer/package/template/update/template': ['packagingTemplates'],
  '/outer/package/template/duplicate/template': ['packagingTemplates'],
  '/outer/package/template/delete/template': ['packagingTemplates'],
  '/codeManage/create': ['codes'],
  '/codeManage/createMany': ['codes'],
  '/codeManage/edit': ['codes', 'productCodes'],
  '/codeManage/delete': ['codes'],
  '/product/code/category/create': ['categories'],
  '/product/code/category/update': ['categories'],
  '/product/code/category/delete': ['categories'],
  '/product/code/create': ['productCodes'],
  '/product/code/createMany': ['productCodes'],
  '/product/code/update': ['productCodes'],
  '/product/code/delete': ['productCodes'],
  '/product/code/import': ['productCodes'],
  '/product/code/stocktake': ['productCodes'],
  '/product/add': ['products'],
  '/product/addCombinationProducts': ['products', 'orders'],
  '/product/edit': ['products', 'productSkus', 'orders'],
  '/product/editSpec': ['products', 'productSkus', 'orders'],
  '/product/editCombinationProducts': ['products', 'orders'],
  '/product/delete': ['products', 'productSkus'],
  '/product/deleteSpec': ['products', 'productSkus'],
  '/product/addVariantProducts': ['products', 'productSkus'],
  '/product/addMissingCodes': ['productCodes'],
  '/product/makePictures': ['tasks'],
  'job/products.makePictures': ['products', 'productSkus'],
  '/product/takeOver': ['products', 'productSkus'],
  '/product/importProduct': ['products', 'tasks'],
  '/product/bulkEdit': ['productEdits', 'products', 'productSkus'],
  '/product/bulkEdit/undo': ['productEdits', 'products', 'productSkus'],
  'job/products.import': ['products', 'tasks'],
  'job/products.forgetActs': ['productEdits', 'products'],
  '/productPublishTemplate/add': ['publishTemplates'],
  '/productPublishTemplate/edit': ['publishTemplates'],
  '/productPublishTemplate/duplicate': ['publishTemplates'],
  '/productPublishTemplate/del/{id}': ['publishTemplates'],
  '/titleKeyword/add': ['titleKeywords'],
  '/titleKeyword/del/{id}': ['titleKeywords'],
  '/publish/plan/create': ['publishPlans', 'publishProducts'],
  '/publish/plan/update': ['publishPlans', 'publishProducts'],
  '/publish/plan/schedule': ['publishPlans'],
  '/publish/plan/delete': ['publishPlans', 'publishProducts'],
  '/publish/plan/batch/delete': ['publishPlans', 'publishProducts'],
  '/publish/plan/update/product': ['publishProducts'],
  '/publish/plan/product/refreeze': ['publishProducts'],
  '/publish/plan/delete/product': ['publishProducts'],
  '/publish/plan/batch/delete/product': ['publishProducts'],
  'job/publishing.effects': ['publishProducts'],
  'job/publishing.send': ['publishProducts'],
  'job/publishing.act': ['publishProducts'],
  'job/publishing.compare': ['publishProducts'],
  'job/publishing.calendar': ['publishPlans', 'publishProducts'],
  '/publish/plan/batch/execute/publish/plan': ['publishProducts'],
  '/publish/plan/batch/execute/publish/product': ['publishProducts'],
  '/publish/plan/batch/update/status': ['publishProducts'],
  '/publish/plan/batch/update/price': ['publishProducts'],
  '/publish/plan/batch/update/real/stock': ['publishProducts'],
  '/publish/plan/product/check': ['publishProducts'],
  '/publish/plan/product/takeTheirs': ['publishProducts'],
  '/publish/plan/product/sendOurs': ['publishProducts'],
  'job/publishing.review': ['publishProducts', 'skuMapping', 'orders'],
  '/productTemplate/add': ['productTemplates'],
  '/productTemplate/edit': ['productTemplates'],
  '/productTemplate/duplicate': ['productTemplates'],
  '/productTemplate/del/{id}': ['productTemplates'],
  '/productCodeCategoryModel/save': ['categoryModels'],
  '/productCodeCategoryModel/delete': ['categoryModels'],
  'job/orders.checkStock': ['tasks'],
  '/publish/forbiddenWord/add': ['forbiddenWords'],
  '/publish/forbiddenWord/del': ['forbiddenWords'],
  '/productCodeSku/add': ['skuMapping', 'orders'],
  '/productCodeSku/import': ['skuMapping', 'orders'],
  '/productCodeSku/delete': ['skuMapping'],
  '/productCodeSku/deleteSelected': ['skuMapping', 'orders'],
  '/productCodeSku/acceptCertain': ['skuMapping', 'orders'],
  'job/account.firstUser': ['users'],
  'job/account.resetPassword': ['users'],
  '/user/addUser': ['users'],
  '/user/updateUser': ['users'],
  '/user/suspend': ['users'],
  '/user/reinstate': ['users'],
  '/user/delUser': ['users'],
  '/account/changePassword': ['users'],
  '/account/login': ['sessions'],
  '/account/logout': ['sessions'],
  '/account/endSession': ['sessions'],
  '/user/endSession': ['sessions'],
  '/user/endSessions': ['sessions'],
  '/role/addRole': ['roles'],
  '/role/updateRole': ['roles'],
  '/role/delete': ['roles'],
  '/sysPermission/addOrUpdateSysPermission': ['permissions'],
  '/sysPermission/delPermission': ['permissions'],
  '/task/cancel': ['tasks'],
  'job/platform.housekeeping': ['tasks', 'sessions'],
};

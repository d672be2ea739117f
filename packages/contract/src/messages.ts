import { accountMessages } from './account/account.messages.ts';
import { attributesMessages } from './attributes/attributes.messages.ts';
import { auditMessages } from './audit/audit.messages.ts';
import { categoriesMessages } from './categories/categories.messages.ts';
import { channelsMessages } from './channels/channels.messages.ts';
import { classificationMessages } from './classification/classification.messages.ts';
import { codesMessages } from './codes/codes.messages.ts';
import { effectPicturesMessages } from './effectPictures/effectPictures.messages.ts';
import { labelCostsMessages } from './lastMile/costs.messages.ts';
import { handoverMessages } from './lastMile/handover.messages.ts';
import { labelInvoicesMessages } from './lastMile/invoices.messages.ts';
import { lastMileMessages } from './lastMile/lastMile.messages.ts';
import { marketSellersMessages } from './lastMile/marketSellers.messages.ts';
import { storeShippingMessages } from './lastMile/storeShipping.messages.ts';
import { libraryMessages } from './library/library.messages.ts';
import { bulkMessages as orderBulkMessages } from './orders/bulk.messages.ts';
import { exportMessages as orderExportMessages } from './orders/export.messages.ts';
import { orderLogMessages } from './orders/log.messages.ts';
import { labelPagesMessages } from './orders/labelPages.messages.ts';
import { marketMessages as orderMarketMessages } from './orders/market.messages.ts';
import { orderFieldsMessages } from './orders/orderFields.messages.ts';
import { orderImportMessages } from './orders/orderImport.messages.ts';
import { viewsMessages as orderViewsMessages } from './orders/views.messages.ts';
import { ordersMessages } from './orders/orders.messages.ts';
import { packagingMessages } from './packaging/packaging.messages.ts';
import { picturesMessages } from './pictures/pictures.messages.ts';
import { platformMessages } from './platform.messages.ts';
import { platformCategoriesMessages } from './platformCategories/platformCategories.messages.ts';
import { checkMessages } from './printing/check.messages.ts';
import { printingMessages } from './printing/printing.messages.ts';
import { productionMessages } from './production/production.messages.ts';
import { productBulkMessages } from './products/bulk.messages.ts';
import { productSheetsMessages } from './products/sheets.messages.ts';
import { productsMessages } from './products/products.messages.ts';
import { productTemplatesMessages } from './productTemplates/productTemplates.messages.ts';
import { publishTemplatesMessages } from './publishTemplates/publishTemplates.messages.ts';
import { forbiddenMessages } from './publishing/forbidden.messages.ts';
import { preflightMessages } from './publishing/preflight.messages.ts';
import { planMessages } from './publishing/plans.messages.ts';
import { publishingMessages } from './publishing/publishing.messages.ts';
import { sendingMessages } from './publishing/sending.messages.ts';
import { rolesMessages } from './roles/roles.messages.ts';
import { mappingImportMessages } from './skuMapping/mappingImport.messages.ts';
import { skuMappingMessages } from './skuMapping/skuMapping.messages.ts';
import { storesMessages } from './stores/stores.messages.ts';
import { syncMessages } from './sync/sync.messages.ts';
import { usersMessages } from './users/users.messages.ts';

export { type Catalogue, defineMessages } from './catalogue.ts';
export { type Language, languages } from './languages.ts';

/** Every text that the server may send. The screens use the same texts where they check the same rule. */
export const messages = {
  ...platformMessages,
  ...accountMessages,
  ...usersMessages,
  ...rolesMessages,
  ...storesMessages,
  ...channelsMessages,
  ...libraryMessages,
  ...codesMessages,
  ...categoriesMessages,
  ...skuMappingMessages,
  ...mappingImportMessages,
  ...ordersMessages,
  ...orderBulkMessages,
  ...orderExportMessages,
  ...orderFieldsMessages,
  ...orderImportMessages,
  ...orderLogMessages,
  ...labelPagesMessages,
  ...orderMarketMessages,
  ...orderViewsMessages,
  ...syncMessages,
  ...printingMessages,
  ...lastMileMessages,
  ...checkMessages,
  ...marketSellersMessages,
  ...storeShippingMessages,
  ...labelCostsMessages,
  ...labelInvoicesMessages,
  ...handoverMessages,
  ...productionMessages,
  ...auditMessages,
  ...attributesMessages,
  ...picturesMessages,
  ...platformCategoriesMessages,
  ...packagingMessages,
  ...classificationMessages,
  ...productTemplatesMessages,
  ...productsMessages,
  ...productSheetsMessages,
  ...productBulkMessages,
  ...effectPicturesMessages,
  ...publishTemplatesMessages,
  ...publishingMessages,
  ...sendingMessages,
  ...preflightMessages,
  ...forbiddenMessages,
  ...planMessages,
};

export type MessageKey = keyof typeof messages;

export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(messages, text);
}

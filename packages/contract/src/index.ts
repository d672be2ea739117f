import { account } from './account/account.ts';
import { audit } from './audit/audit.ts';
import { categories } from './categories/categories.ts';
import { categoryModels } from './categories/models.ts';
import { stock } from './categories/stock.ts';
import { channels } from './channels/channels.ts';
import { classification } from './classification/classification.ts';
import { codes } from './codes/codes.ts';
import { alerts } from './dashboard/alerts.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { effectPictures } from './effectPictures/effectPictures.ts';
import { productEffects } from './effectPictures/productEffects.ts';
import { labelCosts } from './lastMile/costs.ts';
import { labelInvoices } from './lastMile/invoices.ts';
import { handover } from './lastMile/handover.ts';
import { lastMile } from './lastMile/lastMile.ts';
import { storeShipping } from './lastMile/storeShipping.ts';
import { library } from './library/library.ts';
import { carrierNames } from './orders/carrierNames.ts';
import { orderImports } from './orders/imports.ts';
import { orders } from './orders/orders.ts';
import { packaging } from './packaging/packaging.ts';
import { pictures } from './pictures/pictures.ts';
import { platformCategories } from './platformCategories/platformCategories.ts';
import { benchCheck } from './printing/check.ts';
import { printing } from './printing/printing.ts';
import { gangSheets } from './production/gangSheets.ts';
import { production } from './production/production.ts';
import { productBulk } from './products/bulk.ts';
import { productSheets } from './products/sheets.ts';
import { products } from './products/products.ts';
import { productWrites } from './products/writes.ts';
import { productTemplates } from './productTemplates/productTemplates.ts';
import { publishPlans, publishProducts } from './publishing/plans.ts';
import { publishTemplates } from './publishTemplates/publishTemplates.ts';
import { titleKeywords } from './publishTemplates/titleKeywords.ts';
import { productTakeOver } from './products/takeOver.ts';
import { productVariants } from './products/variants.ts';
import { publishDifference, publishPreflight } from './publishing/acts.ts';
import { publishActs } from './publishing/acts.ts';
import { storePublishing } from './publishing/storePublishing.ts';
import { forbiddenWords } from './publishing/forbidden.ts';
import { roles } from './roles/roles.ts';
import { search } from './search/search.ts';
import { skuMapping } from './skuMapping/skuMapping.ts';
import { storeCalendar } from './stores/calendar.ts';
import { stores } from './stores/stores.ts';
import { syncRequests } from './sync/requests.ts';
import { sync } from './sync/sync.ts';
import { tasks } from './tasks/tasks.ts';
import { users } from './users/users.ts';

/** Every call of the product. The server registers each, the documentation shows each, the tests walk each. */
export const contract = {
  account,
  stores,
  storeCalendar,
  storePublishing,
  storeShipping,
  channels,
  library,
  codes,
  categories,
  categoryModels,
  stock,
  skuMapping,
  classification,
  pictures,
  effectPictures,
  productEffects,
  packaging,
  platformCategories,
  orders,
  orderImports,
  carrierNames,
  syncRequests,
  sync,
  productTemplates,
  publishActs,
  publishTemplates,
  titleKeywords,
  productVariants,
  productTakeOver,
  products,
  productWrites,
  productBulk,
  productSheets,
  forbiddenWords,
  publishPreflight,
  publishDifference,
  publishPlans,
  publishProducts,
  lastMile,
  labelCosts,
  labelInvoices,
  handover,
  production,
  gangSheets,
  printing,
  benchCheck,
  dashboard,
  alerts,
  search,
  users,
  roles,
  audit,
  tasks,
};
export type Contract = typeof contract;

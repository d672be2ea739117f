export { acceptSheinOrder, getSheinAddress, type SheinAddress, type SheinReceiver } from './address.ts';
export { getSheinAttributes, type SheinAttribute, type SheinAttributeTemplate } from './attributes.ts';
export { type SheinAttributeEntry, sheinAttributeEntries, sheinAttributeFields } from './attributeFields.ts';
export {
  exchangeSheinToken,
  readSheinRedirect,
  type SheinAuthorization,
  sheinAuthorizationPage,
  type SheinRedirect,
} from './authorization.ts';
export { getSheinCategories, type SheinCategory } from './categories.ts';
export { type SheinObstacle, sheinOrderStatus, type SheinOrderStatus } from './codes.ts';
export { addSheinCustomValue, findSheinCustomAttributes, type SheinCustomValue } from './customValues.ts';
export { type SheinEvent } from './event.ts';
export { getSheinFillInStandard, type SheinFillInStandard } from './fillInStandard.ts';
export {
  downloadSheinLabel,
  findSheinCarriers,
  getSheinLabelLinks,
  type SheinCarrier,
  type SheinLabelLink,
  type SheinLabelOf,
  type SheinLabels,
} from './labels.ts';
export { getSheinLinkedRules, type SheinChosenValue, type SheinLinkedRule } from './linkedAttributes.ts';
export {
  findSheinChannels,
  findSheinPlacements,
  getSheinPlacement,
  placeSheinParcel,
  type SheinChannels,
  type SheinParcelOffer,
  type SheinPlacement,
  type SheinPlacing,
  switchSheinToSelfShipping,
} from './onlineLogistics.ts';
export { type SheinOrder, type SheinParcel, type SheinUnit } from './order.ts';
export { getSheinOrder, getSheinOrders, type SheinOrders } from './orderDetails.ts';
export { eachSheinOrderPage, type SheinOrderPage, type SheinOrderSearch, type SheinOrderSummary } from './orderList.ts';
export { type SheinImageType, sheinImageType, type SheinPicture, uploadSheinPicture } from './pictures.ts';
export { type SheinNamedProducts, sheinProductsIn } from './productEvent.ts';
export {
  checkSheinPublishing,
  getSheinShelfQuota,
  type SheinPermission,
  type SheinShelfQuota,
} from './publishing/permissions.ts';
export { sheinPublisher, type SheinPublishing } from './publishing/publisher.ts';
export { findSheinApprovedProducts, type SheinApprovedProduct } from './publishing/search.ts';
export {
  type SheinApp,
  type SheinEventName,
  sheinHosts,
  type SheinHosts,
  sheinSettings,
  type SheinSettings,
} from './settings.ts';
export { findSheinBrands, findSheinSites, type SheinBrand, type SheinSite } from './sites.ts';
export { openSheinStore, type SheinCallOptions, type SheinCredentials, type SheinStore } from './sheinStore.ts';
export {
  findSheinShippingAddresses,
  findSheinWarehouses,
  findSheinWarehousesFor,
  getSheinStoreInfo,
  type SheinAvailableWarehouse,
  type SheinShippingAddress,
  type SheinStoreInfo,
  type SheinWarehouse,
} from './warehouses.ts';
export { type SheinWaybill, type SheinWaybillOutcome, uploadSheinWaybills } from './waybills.ts';
export {
  readSheinWebhook,
  type SheinWebhook,
  SheinWebhookRefused,
  type WebhookRefusal,
  type WebhookRequest,
} from './webhook.ts';

export { getTemuAddress, getTemuDecryptedAddress, type TemuAddress } from './address.ts';
export { getTemuAmounts, type TemuAmounts, type TemuMoney } from './amounts.ts';
export { getTemuAttributes, type TemuAttributes, temuControl, type TemuProperty } from './attributes.ts';
export { temuAttributeFields } from './attributeFields.ts';
export { findTemuCategories, type TemuCategory } from './categories.ts';
export {
  type TemuAcceptance,
  type TemuLabelStatus,
  temuLabelStatus,
  temuOrderLabel,
  temuOrderStatus,
  type TemuOrderStatus,
  temuRegions,
  type TemuSendType,
} from './codes.ts';
export { type TemuEvent, temuEventCode } from './event.ts';
export { findTemuFreightTemplates, type TemuFreightTemplate } from './freightTemplates.ts';
export { type TemuGateway, type TemuInterface, type TemuInterfaceKey, type TemuScope } from './interfaces.ts';
export { downloadTemuLabel, getTemuLabelLinks, type TemuLabelLink, type TemuLabelLinks } from './labels.ts';
export { findTemuModels, getTemuModelRule, type TemuModel, type TemuModelRule, temuModelType } from './models.ts';
export { type TemuOrder, type TemuOrderLine } from './order.ts';
export { getTemuOrder, getTemuOrders, type TemuOrders } from './orderDetails.ts';
export { eachTemuOrderPage, type TemuOrderPage, type TemuOrderSearch } from './orderList.ts';
export {
  changeTemuTracking,
  confirmTemuOwnShipment,
  findTemuCarriers,
  findTemuOwnShipments,
  type TemuCarrier,
  type TemuDeclaredShipment,
  type TemuOwnShipment,
  type TemuTrackingChange,
} from './ownCarrier.ts';
export {
  findTemuPackages,
  findTemuUnshippedPackages,
  type TemuPackage,
  type TemuUnshippedPackage,
} from './packages.ts';
export { type TemuParcel } from './parcel.ts';
export { uploadTemuPicture } from './pictures.ts';
export { type TemuProblem, temuProblemOf } from './problems.ts';
export { type TemuPropertyEntries, type TemuPropertyEntry, temuPropertyEntries } from './propertyEntries.ts';
export { temuPublisher, type TemuPublishing } from './publishing/publisher.ts';
export { type TemuOrderZone, temuSettings, type TemuSettings, type TemuZone, temuZoneOf } from './settings.ts';
export { type TemuItem, type TemuPackagePlan } from './shipmentPlan.ts';
export { findTemuShipments, type TemuShipment, type TemuShipments } from './shipmentResults.ts';
export {
  confirmTemuShipped,
  createTemuShipment,
  retryTemuShipment,
  type TemuPackageWarning,
  type TemuRetry,
  type TemuShipmentCreated,
  type TemuShipmentOrder,
  type TemuShippedPackage,
} from './shipments.ts';
export { findTemuShippingServices, type TemuParcelOffer, type TemuShippingServices } from './shippingServices.ts';
export { temuSites } from './sites.ts';
export {
  findTemuSizeCharts,
  getTemuSizeChartClass,
  type TemuSizeChart,
  type TemuSizeChartClass,
} from './sizeCharts.ts';
export { changeTemuSubscriptions } from './subscriptions.ts';
export { openTemuStore, type TemuCredentials, type TemuKeys, type TemuStore } from './temuStore.ts';
export { type TimeWindow } from './timeWindows.ts';
export { getTemuMall, getTemuToken, missingTemuScopes, type TemuMall, type TemuToken } from './token.ts';
export {
  findTemuShippingWarehouses,
  findTemuStockWarehouses,
  type TemuShippingWarehouse,
  type TemuSiteWarehouses,
} from './warehouses.ts';
export {
  readTemuWebhook,
  type TemuWebhook,
  temuWebhookAnswer,
  TemuWebhookRefused,
  type TemuWebhookRefusal,
  type TemuWebhookRequest,
} from './webhook.ts';

import type { Rate } from '../shared/limiter.ts';

/** Selects keys and host of a call: the region of the store's orders, the partner gateway, or the Chinese gateway. */
export type TemuGateway = 'orders' | 'PA' | 'CN';

/** The feature that fails where the seller has not granted an interface; `always`: every token has it. */
export type TemuScope =
  | 'always'
  | 'orders'
  | 'addresses'
  | 'amounts'
  | 'labels'
  | 'ownCarrier'
  | 'events'
  | 'shop'
  | 'stock'
  | 'catalogue'
  | 'publishing';

export type TemuInterface = {
  name: string;
  gateway: TemuGateway;
  /** Whether carrying it out twice does no harm. */
  repeatable: boolean;
  scope: TemuScope;
  /** The rate of one shop; the rate of the app applies, too. */
  shopRate?: Rate;
};

function reads(name: string, gateway: TemuGateway, scope: TemuScope): TemuInterface {
  return { name, gateway, repeatable: true, scope };
}

function acts(name: string, gateway: TemuGateway, scope: TemuScope): TemuInterface {
  return { name, gateway, repeatable: false, scope };
}

export const interfaces = {
  orderToken: reads('bg.open.accesstoken.info.get', 'orders', 'always'),
  cnToken: reads('bg.open.accesstoken.info.get', 'CN', 'always'),
  paToken: reads('bg.open.accesstoken.info.get.global', 'PA', 'always'),
  mallInfo: reads('bg.mall.info.get', 'CN', 'shop'),
  orderList: reads('bg.order.list.v2.get', 'orders', 'orders'),
  orderDetail: reads('bg.order.detail.v2.get', 'orders', 'orders'),
  address: reads('bg.order.shippinginfo.v2.get', 'orders', 'addresses'),
  decryptedAddress: reads('bg.order.decryptshippinginfo.get', 'orders', 'addresses'),
  amounts: reads('bg.order.amount.query', 'orders', 'amounts'),
  shippingWarehouses: reads('bg.logistics.warehouse.list.get', 'orders', 'labels'),
  shippingServices: reads('bg.logistics.shippingservices.get', 'orders', 'labels'),
  createShipment: acts('bg.logistics.shipment.create', 'orders', 'labels'),
  shipmentResults: reads('bg.logistics.shipment.result.get', 'orders', 'labels'),
  retryShipment: acts('bg.logistics.shipment.update', 'orders', 'labels'),
  documents: reads('bg.logistics.shipment.document.get', 'orders', 'labels'),
  labelList: reads('temu.logistics.label.list.get', 'orders', 'labels'),
  unshippedPackages: reads('bg.order.unshipped.package.get', 'orders', 'labels'),
  confirmShipped: acts('bg.logistics.shipped.package.confirm', 'orders', 'labels'),
  carriers: reads('bg.logistics.companies.get', 'orders', 'ownCarrier'),
  confirmOwnShipment: acts('bg.logistics.shipment.v2.confirm', 'orders', 'ownCarrier'),
  ownShipments: reads('bg.logistics.shipment.v2.get', 'orders', 'ownCarrier'),
  changeTracking: acts('bg.logistics.shipment.shippingtype.update', 'orders', 'ownCarrier'),
  subscriptions: reads('bg.tmc.message.update', 'orders', 'events'),
  stockWarehouses: reads('bg.btg.goods.stock.warehouse.list.get', 'PA', 'stock'),
  categories: reads('bg.goods.cats.get', 'CN', 'catalogue'),
  attributes: reads('bg.goods.attrs.get', 'CN', 'catalogue'),
  models: reads('bg.modelinfo.get', 'CN', 'catalogue'),
  modelRule: reads('bg.modelcats.get', 'CN', 'catalogue'),
  sizeChartClass: reads('bg.goods.sizecharts.class.get', 'CN', 'catalogue'),
  sizeCharts: reads('bg.goods.sizecharts.get', 'CN', 'catalogue'),
  freightTemplates: reads('bg.glo.logistics.template.get', 'PA', 'catalogue'),
  // a second copy of a picture does no harm
  uploadPicture: reads('bg.goods.image.upload.global', 'PA', 'catalogue'),
  parentSpecs: reads('bg.glo.goods.parentspec.get', 'PA', 'publishing'),
  // the same name has the same id
  createSpec: reads('bg.glo.goods.spec.create', 'PA', 'publishing'),
  // a second chart of the same template does no harm
  productSizeChart: reads('bg.glo.goods.sizecharts.template.create', 'PA', 'publishing'),
  addGoods: acts('bg.glo.goods.add', 'PA', 'publishing'),
  editProperties: acts('bg.glo.goods.edit.property', 'PA', 'publishing'),
  editPictures: acts('bg.glo.goods.edit.pictures.submit', 'PA', 'publishing'),
  goodsList: reads('bg.glo.goods.list.get', 'PA', 'publishing'),
  productSearch: reads('bg.glo.product.search', 'PA', 'publishing'),
  supplyPrices: reads('bg.glo.goods.price.list.get', 'PA', 'publishing'),
  priceReviews: reads('bg.semi.price.review.page.query.order', 'PA', 'publishing'),
  stock: reads('bg.btg.goods.stock.quantity.get', 'PA', 'stock'),
  changeStock: acts('bg.btg.goods.stock.quantity.update', 'PA', 'stock'),
  virtualStock: reads('bg.qtg.stock.virtualinventoryjit.get', 'PA', 'stock'),
  changeVirtualStock: acts('bg.qtg.stock.virtualinventoryjit.edit', 'PA', 'stock'),
} satisfies Record<string, TemuInterface>;

export type TemuInterfaceKey = keyof typeof interfaces;

import type { Endpoint } from '../endpoint.ts';
import { decryptAddress, shippingInfo } from './address.ts';
import { amounts } from './amounts.ts';
import { attributes, categories } from './catalogue.ts';
import { customization } from './customization.ts';
import { freightTemplates } from './freight.ts';
import { modelRule, models } from './models.ts';
import { orderDetail } from './orderDetail.ts';
import { orderList } from './orderList.ts';
import { confirmShipped } from './confirmShipped.ts';
import { companyList, confirmOwn, ownShipments } from './ownCarrier.ts';
import { changeTracking } from './changeTracking.ts';
import { labelList, tracking, unshippedPackages } from './packages.ts';
import { uploadPicture } from './pictures.ts';
import { addProduct } from './publish.ts';
import { changeStock, changeVirtualStock, virtualStock } from './changeStock.ts';
import { editPictures, editProperties } from './edit.ts';
import { priceList, priceReviews } from './prices.ts';
import { productDetail, productList, productSearch } from './products.ts';
import { chartClass, charts, productChart } from './sizeCharts.ts';
import { createSpec, parentSpecList } from './specs.ts';
import { shippingServices, shippingWarehouses } from './services.ts';
import { retryShipment } from './retryShipment.ts';
import { createShipment, documents, shipmentResults } from './shipments.ts';
import { stockQuantities, stockWarehouses } from './stock.ts';
import { mallInfo, partnerToken, subscriptions, tokenInfo } from './token.ts';

export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  [
    tokenInfo,
    partnerToken,
    mallInfo,
    subscriptions,
    orderList,
    orderDetail,
    shippingInfo,
    decryptAddress,
    amounts,
    customization,
    shippingWarehouses,
    shippingServices,
    createShipment,
    shipmentResults,
    retryShipment,
    documents,
    confirmShipped,
    labelList,
    unshippedPackages,
    tracking,
    companyList,
    confirmOwn,
    ownShipments,
    changeTracking,
    stockWarehouses,
    stockQuantities,
    ...categories,
    ...attributes,
    ...models,
    ...modelRule,
    ...chartClass,
    ...charts,
    ...productChart,
    parentSpecList,
    createSpec,
    freightTemplates,
    uploadPicture,
    ...addProduct,
    ...productList,
    ...productDetail,
    productSearch,
    editProperties,
    editPictures,
    changeStock,
    virtualStock,
    changeVirtualStock,
    priceList,
    priceReviews,
  ].map((each) => [each.type, each]),
);

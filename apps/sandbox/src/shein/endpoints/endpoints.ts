import type { Endpoint } from '../endpoint.ts';
import { exportAddress } from './address.ts';
import { addCustomValue, customPermissions, linkedRules } from './attributeValues.ts';
import { attributeTemplate, categoryTree } from './catalogue.ts';
import { availableWarehouses, checkPlaced, mappedChannels, placeExpress, switchToSelf } from './online.ts';
import { confirmNoStock, unpackingConfirm, unpackingRemove } from './exceptions.ts';
import { logisticsTrack, printExpress } from './labels.ts';
import { orderDetail } from './orderDetail.ts';
import { orderList } from './orderList.ts';
import { uploadPicture } from './pictures.ts';
import { publishProduct } from './publish.ts';
import { brandList, fillInStandard } from './standards.ts';
import { fullDetail, siteList, storeInfo } from './store.ts';
import { getByToken } from './token.ts';
import { warehouseAddress, warehouseList } from './warehouses.ts';
import { expressChannel, uploadWaybills } from './waybills.ts';

export const endpoints: Endpoint[] = [
  getByToken,
  storeInfo,
  siteList,
  fullDetail,
  categoryTree,
  attributeTemplate,
  customPermissions,
  addCustomValue,
  linkedRules,
  brandList,
  fillInStandard,
  uploadPicture,
  publishProduct,
  orderList,
  orderDetail,
  exportAddress,
  expressChannel,
  uploadWaybills,
  warehouseAddress,
  availableWarehouses,
  mappedChannels,
  placeExpress,
  checkPlaced,
  switchToSelf,
  printExpress,
  logisticsTrack,
  confirmNoStock,
  unpackingConfirm,
  unpackingRemove,
  warehouseList,
];

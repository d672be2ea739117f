import type { Endpoint } from '../endpoint.ts';
import { exportAddress } from './address.ts';
import { addCustomValue, customPermissions, linkedRules } from './attributeValues.ts';
import { attributeTemplate, categoryTree } from './catalogue.ts';
import { availableWarehouses, checkPlaced, mappedChannels, placeExpress, switchToSelf } from './online.ts';
import { confirmNoStock, unpackingConfirm, unpackingRemove } from './exceptions.ts';
import { logisticsTrack, printExpress } from './labels.ts';
import { orderDetail } from './orderDetail.ts';
import { orderList } from './orderList.ts';
import { editPermission, publishPermission, repeatedSkus, revokeProduct, shelfQuota } from './permissions.ts';
import { uploadPicture } from './pictures.ts';
import { savePrices, updateCosts } from './prices.ts';
import { approvedProducts, documentStates, searchProducts } from './products.ts';
import { publishProduct } from './publish.ts';
import { modifyShelf } from './shelf.ts';
import { spuInfo } from './spuInfo.ts';
import { brandList, fillInStandard } from './standards.ts';
import { changeInventory, changeInventoryV1, stockQuery, stockUpdate } from './stock.ts';
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
  publishPermission,
  editPermission,
  repeatedSkus,
  shelfQuota,
  revokeProduct,
  documentStates,
  approvedProducts,
  searchProducts,
  spuInfo,
  modifyShelf,
  savePrices,
  updateCosts,
  stockQuery,
  changeInventory,
  changeInventoryV1,
  stockUpdate,
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

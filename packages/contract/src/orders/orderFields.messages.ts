import { defineMessages } from '../catalogue.ts';

/** The names of edited fields in an order's log. */
export const orderFieldsMessages = defineMessages({
  'orders.field.thirdOrderNumber': ['订单号', 'order number'],
  'orders.field.shopId': ['店铺', 'store'],
  'orders.field.labelType': ['面单类型', 'label type'],
  'orders.field.orderTime': ['下单时间', 'order time'],
  'orders.field.deliveryTimeLimit': ['发货时限', 'ship-by time'],
  'orders.field.carrierName': ['承运商', 'carrier'],
  'orders.field.trackingNumber': ['运单号', 'tracking number'],
  'orders.field.sharedParcel': ['合并包裹', 'shared parcel'],
  'orders.field.recipientsName': ['收件人', 'recipient'],
  'orders.field.recipientsPhone': ['联系电话', 'phone'],
  'orders.field.recipientsCountry': ['国家', 'country'],
  'orders.field.recipientsProvinces': ['省/州', 'province / state'],
  'orders.field.recipientsCity': ['城市', 'city'],
  'orders.field.recipientsPostcode': ['邮编', 'postal code'],
  'orders.field.recipientsAddress': ['详细地址1', 'address 1'],
  'orders.field.recipientsAddress2': ['详细地址2', 'address 2'],
  'orders.field.remark': ['备注', 'remark'],
  'orders.field.orderDetailsList': ['产品明细', 'product lines'],
});

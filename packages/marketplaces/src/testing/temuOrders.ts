type Parts = { sn: string; parent?: object; line?: object };

/** A parent order as TEMU lists it, with the fields that are null or absent in real answers. */
export function orderJson({ sn, parent = {}, line = {} }: Parts): string {
  return JSON.stringify({
    parentOrderMap: {
      parentOrderSn: sn,
      parentOrderStatus: 2,
      regionId: 211,
      siteId: 100,
      parentOrderTime: 1_740_000_000,
      parentConfirmTime: 1_740_000_600,
      expectShipLatestTime: 1_740_172_800,
      latestDeliveryTime: null,
      parentShippingTime: null,
      parentOrderPendingFinishTime: 0,
      updateTime: 1_740_000_600,
      parentOrderLabel: [
        { name: 'soon_to_be_overdue', value: 0 },
        { name: 'pending_buyer_cancellation', value: 1 },
      ],
      fulfillmentWarning: null,
      batchOrderNumberList: null,
      hasShippingFee: false,
      ...parent,
    },
    orderList: [
      {
        orderSn: sn.replace('PO-', ''),
        orderStatus: 2,
        goodsId: 601_099_548_666_279,
        skuId: 17_592_352_673_534,
        goodsName: 'T-Shirt „Größe“ 黑色',
        spec: 'Black / M',
        quantity: 2,
        originalOrderQuantity: 3,
        canceledQuantityBeforeShipment: 1,
        inventoryDeductionWarehouseId: null,
        inventoryDeductionWarehouseName: null,
        earliestTimeGetShippingDocument: null,
        packageAbnormalTypeList: [],
        orderLabel: [{ name: 'customized_products', value: 1 }],
        productList: [{ productSkuId: 58_224_724_203_874, productId: 5_822_472, soldFactor: 2, extCode: 'TEE-BLK-M' }],
        ...line,
      },
    ],
  });
}

export function orderListJson(count: number, orders: string[]): string {
  return `{"totalItemNum":${count},"pageItems":[${orders.join()}]}`;
}

import { z } from 'zod';
import { type ProductSku, unitsOf } from '../../markets/product.ts';
import { storeEndpoint, type StoreCall } from '../endpoint.ts';
import { badParameter } from '../refusal.ts';
import { stockCode, warehousesOf } from '../warehouses.ts';
import { findSku } from './prices.ts';

const most = 99_999;
const codes = z.array(z.string().min(1)).min(1).max(100).optional();
const ownStock: Record<'semi' | 'full', number> = { semi: 2, full: 3 };

/** The stock of approved SKUs. Only what the store keeps itself is told: SHEIN's own warehouses hold nothing. */
export const stockQuery = storeEndpoint({
  path: '/open-api/stock/stock-query',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({
    skuCodeList: codes,
    skcNameList: codes,
    spuNameList: codes,
    warehouseType: z.int().min(1).max(3).optional(),
    invType: z.enum(['VI', 'PI', 'JI']).optional(),
  }),
  act({ state, store, body }) {
    const { skuCodeList, skcNameList, spuNameList, warehouseType, invType } = body;
    if ([skuCodeList, skcNameList, spuNameList].filter((list) => list !== undefined).length !== 1)
      throw badParameter('exactly one of skuCodeList, skcNameList and spuNameList');
    if (warehouseType === undefined && invType === undefined) throw badParameter('warehouseType: it is missing');
    const isOwn = invType === 'VI' || warehouseType === ownStock[store.mode];
    const named = skuCodeList ?? skcNameList;
    const goodsInventory = (named ? state.products.withParts(store, named) : state.products.ofStore(store))
      .filter(({ number, removed }) => removed === null && (spuNameList?.includes(number) ?? true))
      .flatMap(({ number, skcs }) =>
        skcs
          .filter(({ id, approvedOnce }) => approvedOnce && (skcNameList?.includes(id) ?? true))
          .map(({ id, skus }) => ({
            spuName: number,
            skcName: id,
            skuList: skus
              .filter((sku) => skuCodeList?.includes(sku.id) ?? true)
              .map((sku) => describe(sku, { isOwn, warehouseType: warehouseType ?? 2 })),
          })),
      )
      .filter(({ skuList }) => skuList.length > 0);
    return { goodsInventory };
  },
});

function describe(sku: ProductSku, { isOwn, warehouseType }: { isOwn: boolean; warehouseType: number }) {
  const rows = isOwn ? Object.entries(sku.stock) : [];
  const total = isOwn ? unitsOf(sku) : 0;
  return {
    skuCode: sku.id,
    totalInventoryQuantity: total,
    totalLockedQuantity: 0,
    totalTempLockQuantity: 0,
    totalUsableInventory: total,
    warehouseInventoryList: rows.map(([warehouseCode, units]) => ({
      warehouseCode,
      warehouseType,
      inventoryQuantity: units,
      lockedQuantity: 0,
      tempLockQuantity: 0,
      usableInventory: units,
    })),
  };
}

interface Failed {
  skuCode: string;
  code: string;
  reason: string;
}

const request = z.object({
  idempotencyKey: z.string().min(1).max(64),
  skuCode: z.string().min(1),
  invType: z.enum(['VI', 'PI', 'JI']),
  warehouseCode: z.string().optional(),
  changeType: z.enum(['ADD', 'SUB', 'OVERWRITE']),
  changeQuantity: z.int().min(0),
  changeReason: z.string().optional(),
});

/** Changes stock. A key that was carried out once is answered as done and not carried out again. */
export const changeInventory = storeEndpoint({
  path: '/open-api/stock/change-inventory/v2',
  method: 'POST',
  body: z.object({ updateSkuInventoryQuantityRequests: z.array(request).min(1).max(100) }),
  act: (call) => ({
    failedList: call.body.updateSkuInventoryQuantityRequests.flatMap((row): Failed[] => {
      const key = `${call.store.id} ${row.idempotencyKey}`;
      if (call.state.stockKeys.has(key)) return [];
      if (row.invType !== 'VI')
        return [refused(row.skuCode, '002', '库存类型不可修改 This kind of stock is not the seller’s')];
      const sign = { ADD: 1, SUB: -1, OVERWRITE: 0 }[row.changeType];
      const refusal = setStock(call, row, (units) =>
        sign === 0 ? row.changeQuantity : units + sign * row.changeQuantity,
      );
      if (!refusal) call.state.stockKeys.add(key);
      return refusal ? [refusal] : [];
    }),
  }),
});

/** The older call: a total, or what may be sold. */
export const changeInventoryV1 = storeEndpoint({
  path: '/open-api/gsp/goods/change-inventory',
  method: 'POST',
  body: z.object({
    updateSkuInventoryQuantityRequests: z
      .array(
        z.object({
          skuCode: z.string().min(1),
          warehouseCode: z.string().optional(),
          changeInventoryQuantity: z.int().min(0).optional(),
          saleInventory: z.int().min(0).optional(),
        }),
      )
      .min(1)
      .max(100),
  }),
  act(call) {
    const rows = call.body.updateSkuInventoryQuantityRequests;
    const failedList = rows.flatMap(({ changeInventoryQuantity, saleInventory, ...row }) => {
      const units = changeInventoryQuantity ?? saleInventory;
      if (units === undefined || (changeInventoryQuantity !== undefined && saleInventory !== undefined))
        throw badParameter('exactly one of changeInventoryQuantity and saleInventory');
      return setStock(call, row, () => units) ?? [];
    });
    const failed = new Set(failedList.map(({ skuCode }) => skuCode));
    const successList = rows
      .filter(({ skuCode }) => !failed.has(skuCode))
      .map(({ skuCode }) => ({ skuCode, code: '0', reason: '' }));
    return { successList, failedList };
  },
});

/** The virtual stock of fully managed stores, which names no warehouse. */
export const stockUpdate = storeEndpoint({
  path: '/open-api/goods/stock-update',
  method: 'POST',
  modes: ['full'],
  body: z.object({
    stock: z
      .array(
        z.object({
          skc: z.string().min(1),
          shein_sku: z.string().min(1),
          available_number: z.int().min(0),
          stock_type: z.literal(3),
          remark: z.string().max(100).optional(),
        }),
      )
      .min(1)
      .max(200),
  }),
  act(call) {
    const fail_list = call.body.stock.flatMap(({ skc, shein_sku, available_number }) => {
      const refusal =
        findSku(call.state, call.store, shein_sku)?.skc === skc
          ? setStock(call, { skuCode: shein_sku }, () => available_number)
          : refused(shein_sku, '004', `SKU不存在 There is no SKU ${shein_sku} in ${skc}`);
      return refusal ? [{ shein_sku, code: refusal.code, reason: refusal.reason }] : [];
    });
    const { serial } = call.state.drawNumbered('stock update');
    return { batch_number: `SU${String(serial).padStart(10, '0')}`, fail_number: fail_list.length, fail_list };
  },
});

function setStock(
  { state, store }: StoreCall<unknown>,
  { skuCode, warehouseCode }: { skuCode: string; warehouseCode?: string | undefined },
  unitsAfter: (before: number) => number,
): Failed | undefined {
  const found = findSku(state, store, skuCode);
  if (!found) return refused(skuCode, '004', `SKU不存在 There is no SKU ${skuCode}`);
  const [first] = Object.keys(found.sku.stock);
  const where = warehouseCode ?? first;
  const known = warehousesOf(state.core.world, store).map(stockCode);
  if (where === undefined || !known.includes(where))
    return refused(skuCode, '001', `无匹配仓库 There is no warehouse ${where}`);
  const units = unitsAfter(found.sku.stock[where] ?? 0);
  if (units < 0 || units > most) return refused(skuCode, '003', `库存须为0到${most} Stock would be ${units}`);
  state.products.stock(found.product, found.sku, where, units);
  state.note(store, 'stock', `${skuCode} ${where} ${units}`);
  return undefined;
}

const refused = (skuCode: string, serial: string, reason: string): Failed => ({
  skuCode,
  code: `msc-update-stock-${serial}`,
  reason,
});

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { StoreMode } from '../../publishing/draft.ts';
import type { SkuResult } from '../../publishing/publisher.ts';
import { inBatches } from '../../shared/batches.ts';
import { integer, list, optionalText, text } from '../../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from '../sheinStore.ts';
import { refusedSku } from './prices.ts';
import { problemOfRejection } from './publishCall.ts';

const inventory = z.object({
  goodsInventory: list(z.object({ skuList: list(z.object({ skuCode: text, totalInventoryQuantity: integer })) })),
});

const stockQuery = {
  path: '/open-api/stock/stock-query',
  method: 'POST',
  repeatable: true,
  // the documentation's sample has a list of what its table has once
  info: z.union([list(inventory), inventory.transform((one) => [one])]),
} satisfies Endpoint<z.ZodType>;

/** The seller's virtual stock in numbers of the documentation. */
const virtualStock: Record<StoreMode, number> = { semi: 2, full: 3 };

/** The whole stock of SKUs, what is locked by orders included. */
export async function findSheinStock(
  store: SheinStore,
  { skuCodes, mode }: { skuCodes: readonly string[]; mode: StoreMode },
  options: SheinCallOptions = {},
): Promise<Map<string, number>> {
  const kind =
    store.settings.unverified.stockAskedBy === 'invType' ? { invType: 'VI' } : { warehouseType: virtualStock[mode] };
  const found = new Map<string, number>();
  for (const skuCodeList of inBatches([...new Set(skuCodes)], store.settings.caps.stockQuery)) {
    const answer = await store.call(stockQuery, { skuCodeList, ...kind }, options);
    for (const { skuCode, totalInventoryQuantity } of skusIn(answer)) found.set(skuCode, totalInventoryQuantity);
  }
  return found;
}

function skusIn(answer: z.output<typeof inventory>[]) {
  return answer.flatMap(({ goodsInventory }) => goodsInventory.flatMap(({ skuList }) => skuList));
}

const changeInventory = {
  path: '/open-api/stock/change-inventory/v2',
  method: 'POST',
  repeatable: false,
  info: z.object({
    failedList: list(z.object({ skuCode: text, code: optionalText, reason: optionalText })),
  }),
} satisfies Endpoint<z.ZodType>;

const updateManagedStock = {
  path: '/open-api/goods/stock-update',
  method: 'POST',
  repeatable: false,
  info: z.object({
    fail_list: list(
      z
        .object({
          shein_sku: optionalText,
          sku: optionalText,
          code: optionalText,
          reason: optionalText,
          msg: optionalText,
        })
        .refine(({ shein_sku, sku }) => (shein_sku ?? sku) !== undefined, { error: 'a SKU is missing' })
        .transform(({ shein_sku, sku, code, reason, msg }) => ({
          skuCode: shein_sku ?? sku ?? '',
          code,
          reason: reason ?? msg,
        })),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export interface SheinStockRow {
  skcName: string;
  skuCode: string;
  stock: number;
}

interface StockChange {
  mode: StoreMode;
  warehouseCode: string | null;
  rows: readonly SheinStockRow[];
}

/** Sets the whole stock of SKUs. Each row answers for itself. */
export async function setSheinStock(
  store: SheinStore,
  { mode, warehouseCode, rows }: StockChange,
  options: SheinCallOptions = {},
): Promise<SkuResult[]> {
  const { stockRows, managedStockRows } = store.settings.caps;
  const results: SkuResult[] = [];
  for (const batch of inBatches([...rows], mode === 'full' ? managedStockRows : stockRows))
    results.push(...(await setBatch(store, { mode, warehouseCode, rows: batch }, options)));
  return results;
}

async function setBatch(store: SheinStore, change: StockChange, options: SheinCallOptions): Promise<SkuResult[]> {
  const { rows } = change;
  try {
    const refused =
      change.mode === 'full' ? await setManaged(store, rows, options) : await setOwn(store, change, options);
    return rows.map(({ skuCode }) => {
      const row = refused.find((one) => one.skuCode === skuCode);
      return row
        ? refusedSku(skuCode, { code: row.code ?? '', reason: row.reason ?? '', field: 'stock' })
        : { skuId: skuCode, outcome: 'done', problem: null };
    });
  } catch (failure) {
    const problem = problemOfRejection(failure);
    return rows.map(({ skuCode }) => refusedSku(skuCode, problem));
  }
}

async function setOwn(store: SheinStore, { rows, warehouseCode }: StockChange, options: SheinCallOptions) {
  const updateSkuInventoryQuantityRequests = rows.map(({ skuCode, stock }) => ({
    idempotencyKey: randomUUID(),
    skuCode,
    invType: 'VI',
    warehouseCode: warehouseCode ?? undefined,
    changeType: 'OVERWRITE',
    changeQuantity: stock,
  }));
  return (await store.call(changeInventory, { updateSkuInventoryQuantityRequests }, options)).failedList;
}

async function setManaged(store: SheinStore, rows: readonly SheinStockRow[], options: SheinCallOptions) {
  const stock = rows.map(({ skcName, skuCode, stock: available }) => ({
    skc: skcName,
    shein_sku: skuCode,
    available_number: available,
    stock_type: 3,
  }));
  return (await store.call(updateManagedStock, { stock }, options)).fail_list;
}

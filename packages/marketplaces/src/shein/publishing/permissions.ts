import { z } from 'zod';
import { inBatches } from '../../shared/batches.ts';
import { list, optionalFlag, optionalInteger, optionalText, text } from '../../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from '../sheinStore.ts';

/** Whether something may be done, and why not. */
export interface SheinPermission {
  allowed: boolean;
  reason: string | undefined;
}

const publishPermission = {
  path: '/open-api/goods/product/check-publish-permission',
  method: 'GET',
  repeatable: true,
  info: z.object({ canPublishProduct: optionalFlag, reason: optionalText }),
} satisfies Endpoint<z.ZodType>;

/** Whether the store may publish under a brand. */
export async function checkSheinPublishing(
  store: SheinStore,
  brandCode: string,
  options: SheinCallOptions = {},
): Promise<SheinPermission> {
  const { canPublishProduct, reason } = await store.call(publishPermission, { brandCode }, options);
  return { allowed: canPublishProduct === true, reason };
}

const editPermission = {
  path: '/open-api/goods/product/check-edit-permission',
  method: 'POST',
  repeatable: true,
  info: z.object({ editable: optionalFlag, reason: optionalText }),
} satisfies Endpoint<z.ZodType>;

/** Whether a product may be changed now. */
export async function checkSheinEditing(
  store: SheinStore,
  spuName: string,
  options: SheinCallOptions = {},
): Promise<SheinPermission> {
  const { editable, reason } = await store.call(editPermission, { spuName }, options);
  return { allowed: editable === true, reason };
}

const repeatedSkus = {
  path: '/open-api/goods/product/check-supplierSku-repeated',
  method: 'POST',
  repeatable: true,
  info: list(z.object({ supplierSku: text, repeated: optionalFlag })),
} satisfies Endpoint<z.ZodType>;

/** Those of the seller's SKUs that the store has already, whatever became of their products. */
export async function findSheinTakenSkus(
  store: SheinStore,
  skus: readonly string[],
  options: SheinCallOptions = {},
): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const supplierSkuList of inBatches([...new Set(skus)], store.settings.caps.sellerSkus))
    for (const { supplierSku, repeated } of await store.call(repeatedSkus, { supplierSkuList }, options))
      if (repeated) taken.add(supplierSku);
  return taken;
}

const shelfQuota = {
  path: '/open-api/goods/query-shelf-quota',
  method: 'POST',
  repeatable: true,
  info: z
    .object({
      need: optionalFlag,
      total_quota_count: optionalInteger,
      on_shelf_count: optionalInteger,
      remain_count: optionalInteger,
    })
    .transform((quota) => ({
      /** False: the store is not limited. */
      isLimited: quota.need === true,
      total: quota.total_quota_count,
      onShelf: quota.on_shelf_count,
      left: quota.remain_count,
    })),
} satisfies Endpoint<z.ZodType>;

export type SheinShelfQuota = z.output<typeof shelfQuota.info>;

/** How many more products the store may have on the shelf. */
export async function getSheinShelfQuota(store: SheinStore, options: SheinCallOptions = {}): Promise<SheinShelfQuota> {
  return await store.call(shelfQuota, {}, options);
}

import type { SiteWarehouses } from '@pressroom/contract/stores/authorization';
import { findTemuStockWarehouses, type TemuStore } from '@pressroom/marketplaces/temu';

/** As TEMU's products name the countries that stores here can have. */
const sites: Readonly<Record<string, string>> = { US: '100', MX: '110' };

/** Of the store's own country, or of all where none is named; sites without any warehouse are left out. */
export async function findWarehouses(
  store: TemuStore,
  countryCode: string | undefined,
  signal: AbortSignal,
): Promise<SiteWarehouses[]> {
  const own = countryCode === undefined ? undefined : sites[countryCode];
  const found = await findTemuStockWarehouses(store, { siteIds: own ? [own] : Object.values(sites) }, { signal });
  return found
    .filter(({ validWarehouseList }) => validWarehouseList.length > 0)
    .map(({ siteId, siteName, validWarehouseList }) => ({
      siteId,
      siteName: siteName ?? siteId,
      validWarehouseList: validWarehouseList.map(({ warehouseId, warehouseName, warehouseDisable }) => ({
        warehouseId,
        warehouseName: warehouseName ?? warehouseId,
        warehouseDisable,
      })),
    }));
}

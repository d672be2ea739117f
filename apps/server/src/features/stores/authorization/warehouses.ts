import type { SiteWarehouses } from '@pressroom/contract/stores/authorization';
import { findTemuStockWarehouses, type TemuStore } from '@pressroom/marketplaces/temu';

/** TEMU's site ids of the countries that a store can have. */
const sites: Readonly<Record<string, string>> = { US: '100', MX: '110' };

/** The sites of the country, or of all countries where none is given; without sites that have no warehouse. */
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

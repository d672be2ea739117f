import type { Store } from '../../world/stores.ts';
import type { World } from '../../world/world.ts';
import { freightTemplatesOf } from '../freight.ts';
import { europeanSites } from '../sites.ts';
import { warehousesOf } from '../warehouses.ts';
import { regions } from '../zones.ts';
import type { Finding } from './entry.ts';
import { type NewProduct, type Sku, skusOf } from './product.ts';

const sitePrice = (message: string): Finding => ({ code: 2_000_204, message });
const stock = (message: string): Finding => ({ code: 6_000_081, message });

/** What depends on how TEMU and the seller share the work. */
export function judgeShop(world: World, store: Store, product: NewProduct): Finding[] {
  return store.mode === 'semi' ? judgeSemi(world, store, product) : judgeFull(product);
}

function judgeSemi(world: World, store: Store, product: NewProduct): Finding[] {
  const { productSemiManagedReq: semi, productShipmentReq: shipment } = product;
  if (!semi || !shipment) return [sitePrice('productSemiManagedReq and productShipmentReq are required')];
  const findings = skusOf(product).flatMap((sku) => findInSitePrices(sku, semi.bindSiteIds));
  if (!freightTemplatesOf(world, store).some(({ id }) => id === shipment.freightTemplateId))
    findings.push({ code: 2_000_125, message: `there is no freight template ${shipment.freightTemplateId}` });
  return [...findings, ...findInSites(store, semi), ...findInStock(world, store, product)];
}

function findInSitePrices({ extCode, supplierPrice, siteSupplierPrices = [] }: Sku, bound: number[]): Finding[] {
  const findings: Finding[] = [];
  if (supplierPrice !== undefined) findings.push(sitePrice(`SKU ${extCode}: supplierPrice is for fully managed shops`));
  const priced = siteSupplierPrices.map(({ siteId }) => siteId);
  if (bound.some((site) => !priced.includes(site)))
    findings.push(sitePrice(`SKU ${extCode}: site prices must cover the bound sites`));
  else if (priced.some((site) => !bound.includes(site)) || new Set(priced).size < priced.length)
    findings.push(sitePrice(`SKU ${extCode}: a price for a site that is not bound, or two for one`));
  return findings;
}

/** A shop of the European Union chooses some of its sites, or all of them; every other has the site of its country. */
function findInSites(
  { country }: Store,
  { bindSiteIds, semiManagedSiteMode }: NonNullable<NewProduct['productSemiManagedReq']>,
): Finding[] {
  const own = regions[country].siteId;
  const isEuropean = europeanSites.includes(own);
  const open = isEuropean ? europeanSites : [own];
  const strange = bindSiteIds.filter((site) => !open.includes(site));
  if (strange.length > 0) return [{ code: 6_000_139, message: `the shop does not sell on site ${strange.join()}` }];
  if (!isEuropean && semiManagedSiteMode !== undefined)
    return [{ code: 6_000_136, message: 'semiManagedSiteMode is for sites of the European Union' }];
  if (semiManagedSiteMode === 1 && europeanSites.some((site) => !bindSiteIds.includes(site)))
    return [{ code: 6_000_135, message: `pan-EU mode needs all ${europeanSites.length} sites` }];
  return [];
}

function findInStock(world: World, store: Store, product: NewProduct): Finding[] {
  const open = new Set(
    warehousesOf(world, store)
      .filter(({ sellsLabels }) => sellsLabels)
      .map(({ id }) => id),
  );
  const bound = product.productSemiManagedReq?.bindSiteIds ?? [];
  const routes = product.productWarehouseRouteReq?.targetRouteList ?? [];
  const findings = routes
    .filter(({ warehouseId, siteIdList }) => !open.has(warehouseId) || siteIdList.some((site) => !bound.includes(site)))
    .map(({ warehouseId }) => stock(`warehouse ${warehouseId} does not serve the sites of its route`));
  const several = europeanSites.includes(regions[store.country].siteId);
  for (const { extCode, productSkuStockQuantityReq } of skusOf(product)) {
    const held = productSkuStockQuantityReq?.warehouseStockQuantityReqs ?? [];
    const strange = held.filter(({ warehouseId }) => !open.has(warehouseId));
    findings.push(...strange.map(({ warehouseId }) => stock(`SKU ${extCode}: there is no warehouse ${warehouseId}`)));
    if (held.length > 1 && !several) findings.push(stock(`SKU ${extCode}: its stock lies in one warehouse`));
  }
  return findings;
}

function judgeFull(product: NewProduct): Finding[] {
  const { productSemiManagedReq, productShipmentReq, productWarehouseRouteReq } = product;
  const ofSemi = { productSemiManagedReq, productShipmentReq, productWarehouseRouteReq };
  const sent = Object.entries(ofSemi).filter(([, part]) => part !== undefined);
  return [
    ...skusOf(product)
      .filter(
        ({ supplierPrice, siteSupplierPrices }) => supplierPrice === undefined || siteSupplierPrices !== undefined,
      )
      .map(({ extCode }) => sitePrice(`SKU ${extCode}: fully managed shops send supplierPrice alone`)),
    ...sent.map(([name]) => ({ code: 1_000_003, message: `${name} is for semi-managed shops` })),
    ...skusOf(product)
      .filter(({ productSkuStockQuantityReq }) => productSkuStockQuantityReq !== undefined)
      .map(({ extCode }) => stock(`SKU ${extCode}: a fully managed shop has no warehouse`)),
  ];
}

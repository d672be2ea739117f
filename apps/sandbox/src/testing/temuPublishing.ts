import { randomUUID } from 'node:crypto';
import { digits } from '../json.ts';
import { issueUpload } from '../markets/uploads.ts';
import type { Sandbox } from '../sandbox.ts';
import { chartClassOf, chartsFor, productChartOf } from '../temu/catalogue/sizeCharts.ts';
import { freightTemplatesOf } from '../temu/freight.ts';
import { warehousesOf } from '../temu/warehouses.ts';
import { regions } from '../temu/zones.ts';
import { pathOf } from '../world/categories.ts';
import type { Category } from '../world/category.ts';
import type { Store } from '../world/stores.ts';
import { type Given, leaf } from './publishing.ts';
import { callTemu } from './temuCaller.ts';

/** The address of a picture, as if it had been uploaded. */
export function temuPicture(
  { core }: Sandbox,
  { ended = false, ...given }: { width?: number; height?: number; use?: number; ended?: boolean } = {},
): string {
  const about = { origin: 'http://127.0.0.1', system: 'temu', ended } as const;
  const facts = { format: 'png', width: 1000, height: 1000, bytes: 1000, use: 0, ...given } as const;
  return issueUpload(core.world.links, about, Buffer.from(JSON.stringify(facts)), facts);
}

interface Specification {
  parentSpecId: number;
  specId: number;
  propName: string;
  propValue: string;
}

interface Spec {
  parentSpecId: number;
  parentSpecName: string;
  specId: number;
  specName: string;
}

const placeholder: Spec = { parentSpecId: 0, parentSpecName: '', specId: 0, specName: '' };

/** The fields of a new product with these entries; all else of it is right. It has a SKU for each combination. */
export function temuProduct(
  sandbox: Sandbox,
  { store = 's4', categoryId, properties, specifications }: Given & { properties: object[]; specifications: object[] },
) {
  const category = leaf(categoryId);
  const shop = sandbox.core.world.store(store);
  const chain = pathOf(category).map(({ id }) => id);
  const cats = Array.from({ length: 10 }, (_, index) => [`cat${index + 1}Id`, digits(chain[index] ?? '0')]);
  const { colours, others } = specsOf(category, specifications);
  return {
    productName: 'A product of a test',
    ...(Object.fromEntries(cats) as object),
    materialImgUrl: temuPicture(sandbox),
    carouselImageUrls: category.apparel ? [] : [temuPicture(sandbox)],
    productPropertyReqs: properties,
    productSpecPropertyReqs: specifications,
    productWhExtAttrReq: { outerGoodsUrl: '', productOrigin: { region1ShortName: 'CN', region2Id: 43 } },
    sizeTemplateIds: sizeChartsOf(sandbox, shop, category),
    showSizeTemplateIds: [],
    ...semiPart(sandbox, shop),
    productSkcReqs: colours.map((colour) => ({
      extCode: '',
      mainProductSkuSpecReqs: [colour],
      previewImgUrls: [temuPicture(sandbox, category.apparel ? { width: 1350, height: 1800 } : {})],
      productSkuReqs: others.map((specs) => skuOf(sandbox, shop, specs.length > 0 ? specs : [colour])),
    })),
  };
}

/** What is worn has its main specification as colours; all others are combined. */
function specsOf({ apparel }: Category, specifications: object[]): { colours: Spec[]; others: Spec[][] } {
  const all = JSON.parse(JSON.stringify(specifications)) as Specification[];
  const groups = [...Map.groupBy(all, ({ parentSpecId }) => parentSpecId).values()].map((group) =>
    group.map(({ parentSpecId, specId, propName, propValue }) => ({
      parentSpecId,
      parentSpecName: propName,
      specId,
      specName: propValue,
    })),
  );
  const [main = [placeholder], ...rest] = groups;
  const combined = (apparel ? rest : groups).reduce<Spec[][]>(
    (so, group) => so.flatMap((specs) => group.map((spec) => [...specs, spec])),
    [[]],
  );
  return { colours: apparel ? main : [placeholder], others: combined };
}

function skuOf(sandbox: Sandbox, shop: Store, specs: Spec[]) {
  const [warehouse] = warehousesOf(sandbox.core.world, shop);
  return {
    currencyType: 'CNY',
    ...(shop.mode === 'semi'
      ? {
          siteSupplierPrices: [{ siteId: regions[shop.country].siteId, supplierPrice: 1999 }],
          productSkuStockQuantityReq: {
            warehouseStockQuantityReqs: [{ warehouseId: warehouse!.id, targetStockAvailable: 10 }],
          },
        }
      : { supplierPrice: 1999 }),
    thumbUrl: temuPicture(sandbox),
    extCode: randomUUID() as string,
    productSkuSpecReqs: specs,
    productSkuWhExtAttrReq: {
      productSkuWeightReq: { value: 210_000 },
      productSkuVolumeReq: { len: 200, width: 150, height: 30 },
      productSkuSensitiveAttrReq: { isSensitive: 0, sensitiveList: [] as number[] },
    },
  };
}

/** One for each part of what is worn. */
function sizeChartsOf({ core: { world } }: Sandbox, shop: Store, category: Category) {
  const found = chartClassOf(category);
  if (!found) return [];
  const byClass = Map.groupBy(chartsFor(world, shop, found), ({ classId }) => classId);
  return [...byClass.values()].map(([chart]) => digits(productChartOf(world, shop, chart!)));
}

function semiPart({ core }: Sandbox, shop: Store) {
  const [freight] = freightTemplatesOf(core.world, shop);
  if (!freight) return {};
  return {
    productSemiManagedReq: { bindSiteIds: [regions[shop.country].siteId] },
    productShipmentReq: { freightTemplateId: freight.id, shipmentLimitSecond: 172_800 },
  };
}

/** Publishes at TEMU. `errorCode` is 1000000 where the product was taken; else `errorMsg` names all that was wrong. */
export async function publishAtTemu(sandbox: Sandbox, given: Parameters<typeof temuProduct>[1]) {
  const { store = 's4' } = given;
  return await callTemu(sandbox, 'bg.glo.goods.add', temuProduct(sandbox, given), { store, zone: 'pa' });
}

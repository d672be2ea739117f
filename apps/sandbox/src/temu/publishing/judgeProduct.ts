import { readUpload } from '../../markets/uploads.ts';
import { categoryOf, pathOf } from '../../world/categories.ts';
import type { Category } from '../../world/category.ts';
import type { Links } from '../../world/links.ts';
import type { Store } from '../../world/stores.ts';
import { freightTemplatesOf } from '../freight.ts';
import { badParameter, Refusal } from '../refusal.ts';
import type { TemuState } from '../state.ts';
import type { Finding } from './entry.ts';
import { chainOf, type NewProduct } from './product.ts';

/** The leaf of the chain. @throws Refusal where the chain is none that products may be put into. */
export function categoryOfProduct(product: NewProduct): Category {
  const chain = chainOf(product);
  const category = categoryOf(chain.at(-1) ?? '');
  if (!category?.leaf || category.hiddenType !== 0) throw new Refusal(2_000_009, 'the category is invalid');
  const path = pathOf(category).map(({ id }) => id);
  if (path.join() !== chain.join()) throw new Refusal(6_000_011, `the category path must be ${path.join('/')}`);
  return category;
}

/** What is wrong beside properties and specifications, as far as the documentation is sure. */
export function judgeProduct(state: TemuState, store: Store, product: NewProduct, category: Category): Finding[] {
  const skus = product.productSkcReqs.flatMap(({ productSkuReqs }) => productSkuReqs);
  const most = category.apparel ? 10 : 500;
  if (skus.length > 500 || product.productSkcReqs.some(({ productSkuReqs }) => productSkuReqs.length > most))
    throw badParameter(`productSkuReqs: at most ${most}`);
  return [
    ...findForeignPictures(state.core.world.links, product),
    ...(store.mode === 'semi' ? findInSemi(state, store, product) : findInFull(product)),
    ...(!category.apparel && product.productSkcReqs.length > 1
      ? [{ code: 2_000_011, message: 'a product that is not worn has one SKC' }]
      : []),
    ...skus
      .map(({ productSkuWhExtAttrReq: { productSkuVolumeReq: box } }) => box)
      .filter(({ len, width, height }) => len < width || width < height)
      .map(({ len, width, height }) => ({
        code: 2_000_044,
        message: `volume ${len}×${width}×${height}: len ≥ width ≥ height`,
      })),
  ];
}

function findForeignPictures(links: Links, product: NewProduct): Finding[] {
  const all = [
    product.materialImgUrl,
    ...product.carouselImageUrls,
    ...product.productOuterPackageImageReqs.map(({ imageUrl }) => imageUrl),
    ...product.productSkcReqs.flatMap(({ previewImgUrls, productSkuReqs }) => [
      ...previewImgUrls,
      ...productSkuReqs.map(({ thumbUrl }) => thumbUrl),
    ]),
  ];
  if (all.includes('')) return [{ code: 2_000_114, message: 'an address of a picture is empty' }];
  return all
    .filter((address) => !readUpload(links, 'temu', address))
    .map((address) => ({ code: 2_000_158, message: `the picture was not uploaded to TEMU: ${address}` }));
}

function findInSemi(state: TemuState, store: Store, product: NewProduct): Finding[] {
  const { productSemiManagedReq: semi, productShipmentReq: shipment } = product;
  if (!semi || !shipment)
    return [{ code: 2_000_204, message: 'productSemiManagedReq and productShipmentReq are required' }];
  const templates = freightTemplatesOf(state.core.world, store);
  const findings: Finding[] = [];
  if (!templates.some(({ id }) => id === shipment.freightTemplateId))
    findings.push({ code: 2_000_125, message: `there is no freight template ${shipment.freightTemplateId}` });
  for (const { extCode, supplierPrice, siteSupplierPrices = [] } of skusOf(product)) {
    if (supplierPrice !== undefined)
      findings.push({ code: 2_000_204, message: `SKU ${extCode}: supplierPrice is for fully managed shops` });
    const priced = siteSupplierPrices.map(({ siteId }) => siteId);
    if (semi.bindSiteIds.some((site) => !priced.includes(site)))
      findings.push({ code: 2_000_204, message: `SKU ${extCode}: site prices must cover the bound sites` });
  }
  return findings;
}

function findInFull(product: NewProduct): Finding[] {
  return skusOf(product)
    .filter(({ supplierPrice, siteSupplierPrices }) => supplierPrice === undefined || siteSupplierPrices !== undefined)
    .map(({ extCode }) => ({
      code: 2_000_204,
      message: `SKU ${extCode}: fully managed shops send supplierPrice alone`,
    }));
}

const skusOf = ({ productSkcReqs }: NewProduct) => productSkcReqs.flatMap(({ productSkuReqs }) => productSkuReqs);

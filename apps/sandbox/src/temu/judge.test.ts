import { describe, expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import {
  ask,
  type Body,
  type Case,
  eachSkc,
  eachSku,
  good,
  judge,
  leaf,
  mug,
  shirt,
  weighing,
} from '../testing/temuGoods.ts';
import { temuPicture } from '../testing/temuPublishing.ts';
import { modelsOf } from './catalogue/models.ts';
import { europeanSites } from './sites.ts';
import { warehousesOf } from './warehouses.ts';

const taken = 1_000_000;

describe('pictures', () => {
  const picture = (width: number, height: number) => (_body: Body, sandbox: TestSandbox) =>
    temuPicture(sandbox, { width, height });
  const cases: Case[] = [
    [
      'a flat main picture',
      mug,
      (body, box) => ({ ...body, materialImgUrl: picture(900, 800)(body, box) }),
      2_000_018,
      /1:1/,
    ],
    [
      'a small main picture',
      shirt,
      (body, box) => ({ ...body, materialImgUrl: picture(799, 799)(body, box) }),
      2_000_020,
      /800×800/,
    ],
    ['no carousel', mug, (body) => ({ ...body, carouselImageUrls: [] }), 1_000_003, /carouselImageUrls/],
    [
      'an upright carousel of a mug',
      mug,
      (body, box) => ({ ...body, carouselImageUrls: [picture(1350, 1800)(body, box)] }),
      2_000_014,
    ],
    [
      'a colour without carousel',
      shirt,
      (body) => eachSkc(body, () => ({ previewImgUrls: [] })),
      1_000_003,
      /previewImgUrls/,
    ],
    [
      'a square carousel of a shirt',
      shirt,
      (body, box) => eachSkc(body, () => ({ previewImgUrls: [picture(1500, 1500)(body, box)] })),
      2_000_014,
      /3:4/,
    ],
    [
      'a small carousel of a shirt',
      shirt,
      (body, box) => eachSkc(body, () => ({ previewImgUrls: [picture(1200, 1600)(body, box)] })),
      2_000_017,
      /1340×1785/,
    ],
    [
      'a flat preview',
      mug,
      (body, box) => eachSku(body, () => ({ thumbUrl: picture(1000, 700)(body, box) })),
      2_000_018,
      /thumbUrl/,
    ],
    [
      'a packaging picture of another use',
      mug,
      (body, box) => ({ ...body, productOuterPackageImageReqs: [{ imageUrl: temuPicture(box) }] }),
      2_000_158,
      /outer packaging/,
    ],
  ];
  it.each(cases)('%s', (...given) => judge(given));

  it('whose address has ended are not taken', async () => {
    const sandbox = await makeSandbox();
    const ended = { ...good(sandbox, mug), materialImgUrl: temuPicture(sandbox, { ended: true }) };
    expect(await ask(sandbox, ended)).toMatchObject({ errorCode: 2_000_158 });
  });
});

describe('what the seller tells of goods and shop', () => {
  const warehouse = (sandbox: TestSandbox, index: number) =>
    warehousesOf(sandbox.core.world, sandbox.core.world.store('s4'))[index]!.id;
  const stockIn = (...ids: string[]) => ({
    productSkuStockQuantityReq: {
      warehouseStockQuantityReqs: ids.map((warehouseId) => ({ warehouseId, targetStockAvailable: 5 })),
    },
  });
  const cases: Case[] = [
    ['a foreign currency', mug, (body) => eachSku(body, () => ({ currencyType: 'EUR' })), 2_000_060],
    [
      'two currencies',
      shirt,
      (body) => eachSku(body, (_sku, index) => ({ currencyType: index ? 'CNY' : 'USD' })),
      2_000_061,
    ],
    [
      'two prices in a colour',
      shirt,
      (body) =>
        eachSku(body, (_sku, index) => ({ siteSupplierPrices: [{ siteId: 100, supplierPrice: 1000 + index }] })),
      2_000_031,
    ],
    [
      'a price out of reach',
      mug,
      (body) => eachSku(body, () => ({ siteSupplierPrices: [{ siteId: 100, supplierPrice: 10_000_001 }] })),
      2_000_079,
    ],
    [
      'a price for another site',
      mug,
      (body) =>
        eachSku(body, () => ({ siteSupplierPrices: [100, 101].map((siteId) => ({ siteId, supplierPrice: 1000 })) })),
      2_000_204,
    ],
    [
      'sides out of order',
      mug,
      (body) => eachSku(body, (sku) => weighing(sku, { productSkuVolumeReq: { len: 100, width: 150, height: 30 } })),
      2_000_044,
    ],
    [
      'sensitive without saying how',
      mug,
      (body) =>
        eachSku(body, (sku) => weighing(sku, { productSkuSensitiveAttrReq: { isSensitive: 1, sensitiveList: [] } })),
      1_000_003,
    ],
    [
      'no province of China',
      mug,
      (body) => ({ ...body, productWhExtAttrReq: { outerGoodsUrl: '', productOrigin: { region1ShortName: 'CN' } } }),
      2_000_146,
    ],
    ['an unknown warehouse', mug, (body) => eachSku(body, () => stockIn('WH-1')), 6_000_081],
    ['a closed warehouse', mug, (body, box) => eachSku(body, () => stockIn(warehouse(box, 1))), 6_000_081],
    [
      'two warehouses',
      mug,
      (body, box) => eachSku(body, () => stockIn(warehouse(box, 0), warehouse(box, 0))),
      6_000_081,
      /one warehouse/,
    ],
    [
      'a route to an unbound site',
      mug,
      (body, box) => ({
        ...body,
        productWarehouseRouteReq: { targetRouteList: [{ siteIdList: [101], warehouseId: warehouse(box, 0) }] },
      }),
      6_000_081,
    ],
    [
      'a European mode in America',
      mug,
      (body) => ({ ...body, productSemiManagedReq: { bindSiteIds: [100], semiManagedSiteMode: 2 } }),
      6_000_136,
    ],
    ['no size chart', shirt, (body) => ({ ...body, sizeTemplateIds: [] }), 6_000_012],
    ['no size chart, said by 0', shirt, (body) => ({ ...body, sizeTemplateIds: [0] }), 6_000_012],
    [
      'one size chart for a set',
      leaf('Pyjamas'),
      (body) => ({ ...body, sizeTemplateIds: body.sizeTemplateIds.slice(1) }),
      6_000_012,
      /at least 2/,
    ],
    ['a size chart of a mug', mug, (body) => ({ ...body, sizeTemplateIds: [5] }), 6_000_012],
    [
      'a model of a mug',
      mug,
      (body) => ({ ...body, goodsModelReqs: [{ modelId: 5, modelType: 1 }] }),
      1_000_003,
      /no models/,
    ],
    [
      'an unknown model',
      shirt,
      (body) => ({ ...body, goodsModelReqs: [{ modelId: 5, modelType: 1 }] }),
      1_000_003,
      /no model 5/,
    ],
  ];
  it.each(cases)('%s', (...given) => judge(given));

  it('a model of another count of types', async () => {
    const sandbox = await makeSandbox();
    const [, model] = modelsOf(sandbox.core.world, sandbox.core.world.store('s4'));
    const withModel = (modelType: number) => ({
      ...good(sandbox, shirt),
      goodsModelReqs: [{ modelId: Number(model!.id), modelType }],
    });
    expect(await ask(sandbox, withModel(0))).toMatchObject({ errorCode: 1_000_003 });
    expect(await ask(sandbox, withModel(1))).toMatchObject({ errorCode: taken });
  });

  it('sites of the European Union: some, or all of them', async () => {
    const sandbox = await makeSandbox();
    const at = (bindSiteIds: number[], semiManagedSiteMode?: number) =>
      ask(
        sandbox,
        {
          ...eachSku(good(sandbox, mug, 's5'), () => ({
            siteSupplierPrices: bindSiteIds.map((siteId) => ({ siteId, supplierPrice: 1999 })),
          })),
          productSemiManagedReq: { bindSiteIds, semiManagedSiteMode },
        },
        's5',
      );
    expect(await at([105, 106], 1)).toMatchObject({ errorCode: 6_000_135 });
    expect(await at([105, 100])).toMatchObject({ errorCode: 6_000_139 });
    expect(await at([105, 106], 2)).toMatchObject({ errorCode: taken });
    expect(await at(europeanSites, 1)).toMatchObject({ errorCode: taken });
    expect(europeanSites).toHaveLength(27);
  });

  it.each([
    [
      'a site price',
      (body: Body) => eachSku(body, () => ({ siteSupplierPrices: [{ siteId: 100, supplierPrice: 1 }] })),
      2_000_204,
    ],
    ['bound sites', (body: Body) => ({ ...body, productSemiManagedReq: { bindSiteIds: [100] } }), 1_000_003],
    ['stock in a warehouse', (body: Body) => eachSku(body, () => stockIn('WH-1')), 6_000_081],
  ] as const)('%s of a shop that TEMU manages', (what, spoil, code) => judge([what, mug, spoil, code], 's6'));
});

it('takes a SKU once in a shop, and so many products a day', async () => {
  const sandbox = await makeSandbox();
  const body = good(sandbox, mug);
  expect(await ask(sandbox, body)).toMatchObject({ errorCode: taken });
  expect(await ask(sandbox, body)).toMatchObject({ errorCode: 2_000_168 });
  await sandbox.control('PUT', 'stores/s4/limits', { daily: 2 });
  expect(await ask(sandbox, good(sandbox, mug))).toMatchObject({ errorCode: taken });
  expect(await ask(sandbox, good(sandbox, mug))).toMatchObject({ errorCode: 2_000_197 });
  sandbox.pass(86_400_000);
  expect(await ask(sandbox, good(sandbox, mug))).toMatchObject({ errorCode: taken });
  await sandbox.control('PUT', 'stores/s4/limits', { mayPublish: false });
  expect(await ask(sandbox, good(sandbox, mug))).toMatchObject({ errorCode: 2_000_000 });
});

import { describe, expect, it } from 'vitest';
import { refuses } from '../../testing/fakeTemu.ts';
import { black, draftPicture, listingDraft, rose } from '../../testing/listingDraft.ts';
import { mugAttributes, temuPublisherAt, temuSku, uploadedToTemu } from '../../testing/temuPublishing.ts';

const sizes = ['S', 'M'].map((name) => ({ code: name, name }));
const shirt = listingDraft({
  categoryIds: ['1', '9071990000000017041'],
  attributes: [
    { attributeId: '77', valueId: '9107199000077001' },
    { attributeId: '11', valueId: '112' },
  ],
  packaging: { shape: 1, type: 2, pictures: [draftPicture('bag')] },
  skus: [black, rose].flatMap((color) => sizes.map((size) => temuSku(color, size))),
});
const [first] = shirt.skus;
const added = `{"productId":601,"productSkcList":[{"productSkcId":602}],"productSkuList":[
  {"productSkuId":9007199254740993,"productSkcId":602,"extCode":"TS01-BLK-S","skuSpecList":[]}]}`;
const ref = { marketId: '601', version: '' };
const held = { ref, skus: [{ sku: 'TS01-BLK-S', skcId: '602', skuId: '9007199254740993' }] };

describe('publishing', () => {
  async function publish(draft = shirt, given: Parameters<typeof temuPublisherAt>[1] = {}, answers = {}) {
    const side = await temuPublisherAt({ 'bg.glo.goods.add': added, ...answers }, given);
    const outcome = await side.publisher.publish(draft, uploadedToTemu(draft));
    const raw = side.sent.find(({ type }) => type === 'bg.glo.goods.add')?.raw ?? {};
    const field = (name: string) => JSON.parse(raw[name] ?? 'null') as unknown;
    return { ...side, outcome, raw, field };
  }

  it('answers TEMU’s ids, digit by digit', async () => {
    expect((await publish()).outcome).toEqual({ taken: true, ref, skus: held.skus });
  });

  it('sends worn goods with an SKC for each colour, sizes below it, in cents, millimetres and milligrams', async () => {
    const { field, raw } = await publish();
    expect(raw['cat2Id']).toBe('9071990000000017041');
    expect(raw['cat3Id']).toBe('0');
    expect(raw['carouselImageUrls']).toBe('[]');
    expect(raw['productSpecPropertyReqs']).toContain('"specId":9107199000000001001');
    const used = field('productSpecPropertyReqs') as { propValue: string }[];
    expect(used.map(({ propValue }) => propValue)).toEqual(['黑色', 'S', 'M', '玫瑰色']);
    // what the classification template says of colours gives way to the SKUs
    expect(field('productPropertyReqs')).toMatchObject([{ templatePid: 77, propValue: '棉', valueUnit: '' }]);
    const colours = field('productSkcReqs') as { productSkuReqs: object[] }[];
    expect(colours).toHaveLength(2);
    expect(colours[1]).toMatchObject({
      extCode: 'A1B2C-ROS',
      mainProductSkuSpecReqs: [{ parentSpecId: 1001, parentSpecName: '颜色', specId: 5112, specName: '玫瑰色' }],
      previewImgUrls: ['https://img.test/0/ROS front', 'https://img.test/0/ROS back'],
    });
    expect(colours[0]!.productSkuReqs[1]).toEqual({
      extCode: 'TS01-BLK-M',
      currencyType: 'USD',
      siteSupplierPrices: [{ siteId: 100, supplierPrice: 1450 }],
      thumbUrl: 'https://img.test/0/BLK spec',
      productSkuSpecReqs: [{ parentSpecId: 3001, parentSpecName: '尺码', specId: 5122, specName: 'M' }],
      productSkuWhExtAttrReq: {
        productSkuWeightReq: { value: 210_400 },
        productSkuVolumeReq: { len: 200, width: 155, height: 33 },
        productSkuSensitiveAttrReq: { isSensitive: 0, sensitiveList: [] },
        productSkuSensitiveLimitReq: {},
        productSkuBarCodeReqs: [],
      },
      productSkuStockQuantityReq: { warehouseStockQuantityReqs: [{ warehouseId: 'WH-1', targetStockAvailable: 30 }] },
      productSkuMultiPackReq: { skuClassification: 1, numberOfPieces: 1, pieceUnitCode: 1 },
    });
    expect(field('productOuterPackageImageReqs')).toEqual([{ imageUrl: 'https://img.test/1/bag' }]);
    expect(field('productWhExtAttrReq')).toEqual({
      outerGoodsUrl: '',
      productOrigin: { region1ShortName: 'CN', region2Id: 43_000_000_000_018 },
    });
    expect(field('productSemiManagedReq')).toEqual({ bindSiteIds: [100] });
    expect(field('productShipmentReq')).toEqual({ freightTemplateId: 'HFT-1', shipmentLimitSecond: 172_800 });
  });

  it('sends everything else as one SKC, with colours as a specification of its own', async () => {
    const mug = { ...shirt, skus: [black, rose].map((color) => temuSku(color, { code: '11', name: '11oz' })) };
    const { field, sent } = await publish(
      mug,
      { attributesOf: async () => mugAttributes },
      {
        'bg.glo.goods.parentspec.get': '{"parentSpecDTOS":[{"parentSpecId":1001,"parentSpecName":"颜色"}]}',
        'bg.glo.goods.spec.create': (call: { raw: Record<string, string> }) =>
          `{"specId":${call.raw['specName'] === '"黑色"' ? 91 : 92}}`,
      },
    );
    expect(sent.filter(({ type }) => type.includes('spec.create'))).toHaveLength(2);
    expect(field('carouselImageUrls')).toHaveLength(2);
    expect(field('productSkcReqs')).toMatchObject([
      {
        extCode: 'A1B2C',
        mainProductSkuSpecReqs: [{ parentSpecId: 0, parentSpecName: '', specId: 0, specName: '' }],
        productSkuReqs: [
          {
            productSkuSpecReqs: [
              { specId: 5151, specName: '11oz' },
              { parentSpecId: 1001, specId: 91 },
            ],
          },
          { productSkuSpecReqs: [{ specId: 5151 }, { parentSpecId: 1001, specId: 92, specName: 'Rosé' }] },
        ],
      },
    ]);
    expect(field('productSpecPropertyReqs')).toMatchObject([{ templatePid: 15, specId: 5151 }]);
  });

  it('takes the value of sale of a single product from its classification template', async () => {
    const single = {
      ...shirt,
      attributes: [{ attributeId: '15', valueId: '152' }],
      skus: [temuSku(null, null)],
    };
    const { field } = await publish(single, { attributesOf: async () => mugAttributes });
    expect(field('productSkcReqs')).toMatchObject([
      { productSkuReqs: [{ productSkuSpecReqs: [{ parentSpecId: 11_001, specId: 5152, specName: '15oz' }] }] },
    ]);
  });

  it('sends fully managed shops’ supply price alone, without sites, warehouse and stock', async () => {
    const { raw, field } = await publish(shirt, { mode: 'full' });
    for (const name of ['productSemiManagedReq', 'productShipmentReq', 'productWarehouseRouteReq'])
      expect(raw[name]).toBeUndefined();
    const [colour] = field('productSkcReqs') as { productSkuReqs: object[] }[];
    expect(colour!.productSkuReqs[0]).toMatchObject({ supplierPrice: 1450 });
    expect(Object.keys(colour!.productSkuReqs[0]!)).not.toContain('siteSupplierPrices');
    expect(Object.keys(colour!.productSkuReqs[0]!)).not.toContain('productSkuStockQuantityReq');
  });

  it('makes a chart for the product of a template of charts, and names the model that another shop has under its name', async () => {
    const draft = { ...shirt, sizeChartName: 'S–XXL', model: { id: '99', name: 'Mia' } };
    const { field } = await publish(
      draft,
      {},
      {
        'bg.goods.sizecharts.get':
          '{"offset":0,"pageSize":100,"totalCount":3,"sizeSpecDataList":[{"businessId":1,"name":"S–XXL","reusable":true},{"businessId":2,"name":"Other","reusable":true},{"businessId":3,"name":"S–XXL","reusable":false}]}',
        'bg.glo.goods.sizecharts.template.create': '{"tempBusinessId":71}',
        'bg.modelinfo.get': (call: { raw: Record<string, string> }) =>
          call.raw['modelType'] === '0'
            ? '{"total":0,"modelList":null}'
            : '{"total":1,"modelList":[{"id":5,"modelName":"Mia","modelType":1,"headPortrait":null}]}',
      },
    );
    expect(field('sizeTemplateIds')).toEqual([71, 3]);
    expect(field('goodsModelReqs')).toMatchObject([{ modelId: 5, modelType: 2, sizeSpecId: 5121, sizeSpecName: 'S' }]);
  });

  it('hands on every finding of a refusal, and throws what may have been carried out', async () => {
    const words = '[材质] templatePid 77: the property is required; SKU TS01-BLK-S: the price is too high';
    const { outcome } = await publish(shirt, {}, { 'bg.glo.goods.add': refuses('6000002', words) });
    expect(outcome).toEqual({
      taken: false,
      problems: [
        { code: '6000002', reason: '[材质] templatePid 77: the property is required', field: '' },
        { code: '', reason: 'SKU TS01-BLK-S: the price is too high', field: '' },
      ],
    });
    const side = await temuPublisherAt({ 'bg.glo.goods.add': '{"productSkuList":' });
    const lost = side.publisher.publish(shirt, uploadedToTemu(shirt));
    await expect(lost).rejects.toMatchObject({ kind: 'unknownOutcome' });
    expect(side.sent.filter(({ type }) => type === 'bg.glo.goods.add')).toHaveLength(1);
  });
});

const list = (status: number, extCode = 'A1B2C') =>
  `{"totalCount":1,"data":[{"productId":601,"productSkcId":602,"extCode":"${extCode}","skcTopStatus":${status},"productSkuSummaries":[{"productSkuId":9007199254740993,"extCode":"TS01-BLK-S","virtualStock":12}]}]}`;
const search = (status: number) =>
  `{"total":1,"dataList":[{"productId":601,"skcList":[{"skcId":602,"selectStatus":${status},"skuList":[{"skuId":9007199254740993}]}]}]}`;
const prices =
  '{"productSkuSupplierPriceList":[{"productSkuId":9007199254740993,"currencyType":"USD","supplierPrice":null,"siteSupplierPrices":[{"siteId":100,"supplierPrice":1450},{"siteId":105,"supplierPrice":999}]}]}';
const stock = (units: number) =>
  `{"productSkuStockList":[{"productSkuId":9007199254740993,"skuStockQuantity":${units},"warehouseId":"WH-1"},{"productSkuId":9007199254740993,"skuStockQuantity":null,"warehouseId":"WH-2"}]}`;
const reading = (selectStatus: number, topStatus: number, units = 12) => ({
  'bg.glo.product.search': search(selectStatus),
  'bg.glo.goods.list.get': list(topStatus),
  'bg.glo.goods.price.list.get': prices,
  'bg.btg.goods.stock.quantity.get': stock(units),
});

describe('reading', () => {
  it.each([
    [1, 0, 'review', false],
    [7, 0, 'review', false],
    [12, 100, 'published', true],
    [13, 200, 'delisted', false],
    [14, 0, 'refused', false],
    // of what buyers go on seeing only a change was refused
    [14, 100, 'refused', true],
  ])('takes selectStatus %i for its state', async (selectStatus, topStatus, state, isListed) => {
    const { publisher } = await temuPublisherAt(reading(selectStatus, topStatus));
    const sku = { ...held.skus[0], originalPrice: null, specialPrice: '14.50', currency: 'USD', stock: 12, isListed };
    expect((await publisher.read([held])).get('601')).toMatchObject({
      ref,
      state,
      formerStands: state === 'refused' && isListed,
      stateCode: String(selectStatus),
      skus: [sku],
    });
  });

  it('reckons what a round costs by colours and SKUs, and knows who sets the stock afterwards', async () => {
    const read = { listings: 50, colours: 150, skus: 620 };
    const { publisher } = await temuPublisherAt({});
    expect([publisher.callsToRead(read), publisher.publishesStock]).toEqual([2 * 2 + 7 + 150, true]);
    const full = await temuPublisherAt({}, { mode: 'full' });
    expect([full.publisher.callsToRead(read), full.publisher.publishesStock]).toEqual([2 * 2 + 7, false]);
  });

  it('cannot tell what is sold out from what was taken down, and says when it is gone', async () => {
    const soldOut = await temuPublisherAt(reading(12, 100, 0));
    expect((await soldOut.publisher.read([held])).get('601')?.skus[0]).toMatchObject({ stock: 0, isListed: null });
    const deleted = await temuPublisherAt(reading(12, 300));
    expect((await deleted.publisher.read([held])).get('601')).toMatchObject({ state: 'gone', skus: [] });
    const none = {
      ...reading(12, 100),
      'bg.glo.product.search': '{"total":0,"dataList":null}',
      'bg.glo.goods.list.get': '{"totalCount":0,"data":[]}',
    };
    expect((await (await temuPublisherAt(none)).publisher.read([held])).get('601')).toMatchObject({ state: 'gone' });
  });

  it('says what TEMU would pay where it rejected the price', async () => {
    const { publisher } = await temuPublisherAt({
      ...reading(9, 0),
      'bg.semi.price.review.page.query.order':
        '{"total":1,"reviewSamplePriceList":[{"productSkuIdList":[9007199254740993],"suggestSupplyPrice":1199,"suggestPriceCurrency":"USD"}]}',
    });
    const listing = (await publisher.read([held])).get('601');
    expect(listing?.problems).toEqual([
      { code: '9', reason: 'TS01-BLK-S: suggestSupplyPrice 11.99 USD', field: 'supplyPrice' },
    ]);
    expect(publisher.explain(listing!.problems[0]!, ['TS01-BLK-S'])).toEqual({
      place: { part: 'skus', field: 'originalPrice', sku: 'TS01-BLK-S' },
      message: { key: 'publishing.means.priceRejected' },
    });
  });

  it('asks a semi-managed shop for no stock where none is wanted', async () => {
    const { publisher, sent } = await temuPublisherAt(reading(12, 100));
    const [listing] = (await publisher.read([held], { withoutStock: true })).values();
    expect(listing).toMatchObject({ state: 'published', skus: [{ stock: null, isListed: true }] });
    expect(sent.map(({ type }) => type)).not.toContain('bg.btg.goods.stock.quantity.get');
  });

  it('takes the stock of fully managed shops from the list', async () => {
    const { publisher, sent } = await temuPublisherAt(reading(12, 100), { mode: 'full' });
    expect((await publisher.read([held])).get('601')?.skus[0]).toMatchObject({ stock: 12 });
    expect(sent.map(({ type }) => type)).not.toContain('bg.btg.goods.stock.quantity.get');
  });

  it('finds a product by the item number, with a colour behind it where there are several, if its SKUs are ours', async () => {
    const { publisher, sent } = await temuPublisherAt({
      ...reading(7, 0),
      'bg.glo.goods.list.get': ({ raw }) =>
        raw['skcExtCode'] === '"A1B2C"' ? '{"totalCount":0,"data":[]}' : list(0, 'A1B2C-BLK'),
    });
    expect(await publisher.find(shirt)).toMatchObject({ ref, state: 'review', skus: held.skus });
    expect(sent.flatMap(({ raw }) => raw['skcExtCode'] ?? [])).toEqual(['"A1B2C"', '"A1B2C-BLK"']);
    expect(await publisher.find({ ...shirt, skus: [{ ...first!, sku: 'OTHER' }] })).toBeUndefined();
  });
});

describe('changing', () => {
  it('sends properties and pictures of what TEMU has, and stops at the first refusal', async () => {
    const good = { 'bg.glo.goods.edit.property': '{"goodsCommitId":1}', 'bg.glo.goods.edit.pictures.submit': '{}' };
    const { publisher, sent } = await temuPublisherAt(good);
    expect(await publisher.edit(shirt, held, uploadedToTemu(shirt))).toEqual({ taken: true, ref, skus: held.skus });
    expect(JSON.parse(sent[1]!.raw['skcList']!)).toEqual([
      {
        skcId: 602,
        previewImgUrls: ['https://img.test/0/BLK front', 'https://img.test/0/BLK back'],
        skuCommonReqList: [{ skuId: 9_007_199_254_740_992, thumbUrl: 'https://img.test/0/BLK spec' }],
      },
    ]);
    const pending = await temuPublisherAt({ 'bg.glo.goods.edit.property': refuses('2000152', 'under review') });
    const outcome = await pending.publisher.edit(shirt, held, uploadedToTemu(shirt));
    expect(outcome).toMatchObject({ taken: false, problems: [{ code: '2000152' }] });
    expect(pending.sent).toHaveLength(1);
  });

  it('overwrites the stock of a semi-managed shop in one call', async () => {
    const { publisher, sent } = await temuPublisherAt({ 'bg.btg.goods.stock.quantity.update': '{}' });
    const result = await publisher.setStock([{ ref: held.skus[0]!, value: 7 }]);
    expect(result).toEqual([{ skuId: '9007199254740993', outcome: 'done', problem: null }]);
    expect(sent[0]!.raw['skuStockChangeList']).toBe(
      '[{"productSkuId":9007199254740993,"warehouseId":"WH-1","targetStockAvailable":7}]',
    );
    expect(sent[0]!.raw['quantityChangeMode']).toBe('2');
  });

  it('sends a fully managed shop differences, and nothing where there is none', async () => {
    const answers = {
      'bg.qtg.stock.virtualinventoryjit.get':
        '{"productSkuStockList":[{"productSkuId":9007199254740993,"virtualStock":10}]}',
      'bg.qtg.stock.virtualinventoryjit.edit': refuses('2000038', 'cannot decrease'),
    };
    const { publisher, sent } = await temuPublisherAt(answers, { mode: 'full' });
    const change = (value: number) => publisher.setStock([{ ref: held.skus[0]!, value }]);
    expect(await change(10)).toMatchObject([{ outcome: 'done' }]);
    expect(await change(4)).toMatchObject([{ outcome: 'refused', problem: { code: '2000038' } }]);
    const edits = sent.filter(({ type }) => type.endsWith('.edit'));
    expect(edits.map(({ raw }) => raw['skuVirtualStockChangeList'])).toEqual([
      '[{"productSkuId":9007199254740993,"virtualStockDiff":-6}]',
    ]);
  });

  it('has no call for shelf and price', async () => {
    const { publisher } = await temuPublisherAt({});
    expect([publisher.shelf, publisher.price]).toEqual(['byStock', 'none']);
    await expect(publisher.setShelf([])).rejects.toThrow();
    await expect(publisher.setPrice([])).rejects.toThrow();
  });
});

describe('a problem', () => {
  const explain = async (code: string, reason: string) => {
    const { publisher } = await temuPublisherAt({});
    return publisher.explain({ code, reason, field: '' }, ['TS01-BLK-S', 'TS01-BLK-S2']);
  };

  it.each([
    ['6000002', '[材质] templatePid 77: the property is required', { part: 'attributes', field: '77' }],
    [
      '2000044',
      'SKU TS01-BLK-S2: volume 1×2×3: len ≥ width ≥ height',
      { part: 'skus', field: 'outerBoxLength', sku: 'TS01-BLK-S2' },
    ],
    ['2000125', 'there is no freight template HFT-2', { part: 'settings', field: 'freightTemplateId' }],
    [
      '',
      'SKU TS01-BLK-S: site prices must cover the bound sites',
      { part: 'skus', field: 'originalPrice', sku: 'TS01-BLK-S' },
    ],
    ['2000158', 'materialImgUrl: the picture was not uploaded to TEMU', { part: 'pictures', field: '8' }],
    ['6000012', '尺码表校验失败', { part: 'sizeChart' }],
    ['6000081', 'no words', { part: 'settings', field: 'warehouseId' }],
    ['1000003', 'no words', undefined],
  ])('%s %s leads to its field', async (code, reason, place) => {
    expect((await explain(code, reason)).place).toEqual(place);
  });

  it('of the daily quota is one of time', async () => {
    expect(await explain('2000197', 'daily limit')).toEqual({
      place: { part: 'store' },
      message: { key: 'publishing.means.quota' },
      isQuota: true,
    });
  });
});

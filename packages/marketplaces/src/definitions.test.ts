import { describe, expect, it } from 'vitest';
import {
  addSheinCustomValue,
  findSheinBrands,
  findSheinCustomAttributes,
  findSheinSites,
  getSheinFillInStandard,
  getSheinLinkedRules,
  sheinImageType,
  uploadSheinPicture,
} from './shein/index.ts';
import {
  findTemuFreightTemplates,
  findTemuModels,
  findTemuSizeCharts,
  getTemuModelRule,
  getTemuSizeChartClass,
  temuModelType,
  uploadTemuPicture,
} from './temu/index.ts';
import { fakeShein, read } from './testing/fakeShein.ts';
import { fakeTemu, refuses } from './testing/fakeTemu.ts';

describe('at SHEIN', () => {
  it('sites are the open ones, brands have a name', async () => {
    const { store } = await fakeShein({
      '/open-api/goods/query-site-list': () => ({
        data: [
          {
            main_site: 'shein',
            main_site_name: null,
            sub_site_list: [
              { site_name: '美国站', site_abbr: 'shein-us', site_status: '1', currency: 'USD' },
              { site_name: 'France', site_abbr: 'shein-fr', site_status: 0, currency: 'EUR' },
            ],
          },
        ],
        meta: { count: 1, customObj: null },
      }),
      '/open-api/goods/query-brand-list': () => ({ data: [{ brand_code: 2567, brand_name: 'Größe' }] }),
    });
    expect(await findSheinSites(store)).toEqual([
      { mainSite: 'shein', name: 'shein', subSites: [{ site: 'shein-us', name: '美国站', currency: 'USD' }] },
    ]);
    expect(await findSheinBrands(store)).toEqual([{ code: '2567', name: 'Größe' }]);
  });

  it('the standard says what is asked for and which pictures', async () => {
    const { store, received } = await fakeShein({
      '/open-api/goods/query-publish-fill-in-standard': () => ({
        default_language: 'en',
        currency: 'CNY',
        support_sale_attribute_sort: null,
        fill_in_standard_list: [{ module: 'basic_info', field_key: 'brand_code', required: 1, show: true }],
        picture_config_list: null,
      }),
    });
    expect(await getSheinFillInStandard(store, { categoryId: '9007199254740993' })).toEqual({
      defaultLanguage: 'en',
      currency: 'CNY',
      fields: [{ module: 'basic_info', key: 'brand_code', required: true, isShown: true }],
      pictures: [],
    });
    expect(received[0]?.body).toBe('{"category_id":9007199254740993}');
  });

  it('linked rules are asked for by ten values at a time, and belong to the value that was asked about', async () => {
    const { store, received } = await fakeShein({
      '/open-api/goods/get-associated-attribute-rules': () => ({
        data: [
          {
            group_id: 1,
            link_rule_attribute_list: [
              {
                attribute_id: 9,
                attribute_value_list: ['91', 92],
                attribute_value_pre_fill_list: [{ attribute_value_id: 91 }],
              },
            ],
          },
        ],
      }),
    });
    const chosen = Array.from({ length: 11 }, (_, index) => ({ attributeId: '7', valueId: String(70 + index) }));
    const rules = await getSheinLinkedRules(store, { categoryId: '3', productTypeId: '40003', chosen });
    const rule = { attributeId: '7', linkedAttributeId: '9', onlyValueIds: ['91', '92'], preFilledValueIds: ['91'] };
    expect(rules).toEqual([
      { ...rule, valueId: '70' },
      { ...rule, valueId: '80' },
    ]);
    expect(
      received.map(
        ({ body }) => (read(body) as { get_linked_rule_req_list: unknown[] }).get_linked_rule_req_list.length,
      ),
    ).toEqual([10, 1]);
  });

  it('values of the seller’s own go where they may, and are not added twice when the answer is lost', async () => {
    const { store, received } = await fakeShein({
      '/open-api/goods/get-custom-attribute-permission-config': () => ({
        data: [
          { attribute_id: 7, last_category_id: 3, has_permission: true },
          { attribute_id: 8, last_category_id: 3, has_permission: 0 },
        ],
      }),
      '/open-api/goods/add-custom-attribute-value': () => 'not json',
    });
    expect(await findSheinCustomAttributes(store, ['3', '4'])).toEqual(
      new Map([
        ['3', ['7']],
        ['4', []],
      ]),
    );
    const adding = addSheinCustomValue(store, { attributeId: '7', categoryId: '3', value: 'Größe' });
    await expect(adding).rejects.toMatchObject({ kind: 'unknownOutcome' });
    expect(received.filter(({ url }) => url.pathname.endsWith('add-custom-attribute-value'))).toHaveLength(1);
  });

  it('a picture goes up as a form under a signature of the path alone', async () => {
    const { store, received } = await fakeShein({
      '/open-api/goods/upload-pic': () => ({ image_url: 'https://img.test/1.png', width: 900, height: '900' }),
    });
    const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
    expect(await uploadSheinPicture(store, { bytes, mime: 'image/png', imageType: sheinImageType.square })).toEqual({
      url: 'https://img.test/1.png',
      width: 900,
      height: 900,
    });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(received[0]?.body).toMatch(/name="image_type"\r\n\r\n5\r\n[^]*name="file"; filename="picture.png"/);
  });

  it('a picture that is not taken is refused in the words that come in the place of an address', async () => {
    const refused = { image_url: null, width: null, height: null, size: null, failure_reason: '图片宽高不符合要求' };
    const { store, received } = await fakeShein({
      '/open-api/goods/upload-pic': () => (received.length === 1 ? refused : { image_url: '', failure_reason: null }),
    });
    const upload = () =>
      uploadSheinPicture(store, { bytes: Uint8Array.of(1), mime: 'image/png', imageType: sheinImageType.main });
    await expect(upload()).rejects.toMatchObject({ kind: 'rejected', reason: '图片宽高不符合要求' });
    expect(received).toHaveLength(1);
    await expect(upload()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('at TEMU', () => {
  it('models are read to the last page', async () => {
    const page = (from: number, count: number) =>
      JSON.stringify({
        total: 101,
        modelList: Array.from({ length: count }, (_, index) => ({ id: from + index, modelName: `M${from + index}` })),
      });
    const { store, sent } = await fakeTemu({
      'bg.modelinfo.get': (_call, nth) => (nth === 1 ? page(1, 100) : page(101, 1)),
    });
    const models = await findTemuModels(store, { modelType: temuModelType.apparel });
    expect([models.length, models.at(-1)?.name]).toEqual([101, 'M101']);
    expect(sent.map(({ zone, raw }) => [zone, raw['pageNo'], raw['modelType']])).toEqual([
      ['cn', '1', '0'],
      ['cn', '2', '0'],
    ]);
  });

  it('a category says whether it shows models', async () => {
    const { store } = await fakeTemu({ 'bg.modelcats.get': '{"enabled":null,"enabledModelType":null}' });
    expect(await getTemuModelRule(store, { categoryId: '5' })).toEqual({ enabled: false, modelType: undefined });
  });

  it('a class of size charts means that one is asked for; charts are paged by offset', async () => {
    const chart = (id: string, reusable: boolean) =>
      `{"businessId":${id},"name":"T恤","classId":1,"reusable":${reusable}}`;
    const { store, sent } = await fakeTemu({
      'bg.goods.sizecharts.class.get': (_call, nth) =>
        nth === 1
          ? '{"sizeSpecClassCat":{"catId":5,"classId":12,"classType":1,"relatedClassIds":[13,14]}}'
          : '{"sizeSpecClassCat":null}',
      'bg.goods.sizecharts.get': (_call, nth) =>
        `{"offset":0,"pageSize":100,"totalCount":2,"sizeSpecDataList":[${nth === 1 ? chart('9007199254740993', true) : chart('2', false)}]}`,
    });
    expect(await getTemuSizeChartClass(store, { categoryId: '5' })).toEqual({
      classId: '12',
      isSet: true,
      relatedClassIds: ['13', '14'],
    });
    expect(await getTemuSizeChartClass(store, { categoryId: '6' })).toBeUndefined();
    expect(await findTemuSizeCharts(store, { categoryId: '5' })).toEqual([
      { businessId: '9007199254740993', name: 'T恤', classId: '1', isTemplate: true },
      { businessId: '2', name: 'T恤', classId: '1', isTemplate: false },
    ]);
    expect(sent.slice(2).map(({ raw }) => raw['offset'])).toEqual(['0', '1']);
  });

  it('freight templates are those of the sites, their ids texts', async () => {
    const { store, sent } = await fakeTemu({
      'bg.glo.logistics.template.get': '{"freightTemplates":[{"freightTemplateId":"HFT-1","templateName":null}]}',
    });
    expect(await findTemuFreightTemplates(store, { siteIds: ['100', '110'] })).toEqual([
      { templateId: 'HFT-1', name: 'HFT-1' },
    ]);
    expect([sent[0]?.zone, sent[0]?.raw['siteIds']]).toEqual(['pa', '[100,110]']);
  });

  it('a picture goes up as text, and its address is read under each name that is known', async () => {
    const answers = [
      '{"url":"https://img.test/1"}',
      '{"imageUrl":"https://img.test/2"}',
      '{"urls":["https://img.test/3"]}',
    ];
    const { store, sent } = await fakeTemu({
      'bg.goods.image.upload.global': (_call, nth) => answers[nth - 1] ?? '{}',
    });
    const bytes = Uint8Array.from([1, 2, 3]);
    const upload = () => uploadTemuPicture(store, { bytes, isOuterPackaging: true });
    expect([await upload(), await upload(), await upload()]).toEqual([
      'https://img.test/1',
      'https://img.test/2',
      'https://img.test/3',
    ]);
    expect([sent[0]?.raw['image'], sent[0]?.raw['imageBizType']]).toEqual(['"AQID"', '1']);
    await expect(upload()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('a scope that the seller has not granted is told apart', async () => {
    const { store } = await fakeTemu({ 'bg.modelcats.get': refuses('7000019') });
    await expect(getTemuModelRule(store, { categoryId: '5' })).rejects.toMatchObject({ code: '7000019' });
  });
});

import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { black, draftSku, lemon, listingDraft, rose } from '../../testing/listingDraft.ts';
import { plainStandard, shirtPublishing, shirtTemplate, uploadedPictures } from '../../testing/sheinPublishing.ts';
import type { ListingDraft } from '../../publishing/draft.ts';
import { numbersAsText, parseJson, writeJson } from '../../shared/json.ts';
import { sheinSettings } from '../settings.ts';
import { withPlaces } from './amounts.ts';
import { type HeldProduct, type PayloadGround, sheinPayload } from './payload.ts';
import { sheinPicturesOf } from './pictures.ts';

interface SentPictures {
  image_info_list: { image_sort: string; image_type: string; image_url: string }[];
}
interface SentSku {
  supplier_sku: string;
  sale_attribute_list: object[];
  [field: string]: unknown;
}
interface SentColour {
  supplier_code: string;
  sale_attribute: object;
  image_info: SentPictures;
  sku_list: [SentSku, ...SentSku[]];
  [field: string]: unknown;
}
interface Sent {
  image_info: SentPictures;
  skc_list: [SentColour, ...SentColour[]];
  [field: string]: unknown;
}

/** As it travels, ids as text. */
function payload(draft: ListingDraft, ground: Partial<PayloadGround> = {}, held?: HeldProduct): Sent {
  const { settings } = shirtPublishing();
  const all: PayloadGround = {
    mode: 'semi',
    settings,
    template: shirtTemplate,
    standard: plainStandard,
    unverified: sheinSettings.unverified,
    addresses: uploadedPictures(draft),
    ...ground,
  };
  return numbersAsText(parseJson(writeJson(sheinPayload(draft, all, held)))) as Sent;
}

describe('a new product', () => {
  it('has an SKC for each colour, with the sizes as its SKUs', () => {
    const sent = payload(listingDraft());
    expect(sent).toMatchObject({
      category_id: '9071990000000017041',
      product_type_id: '1080',
      brand_code: 'own',
      supplier_code: 'A1B2C',
      is_spu_pic: false,
      multi_language_name_list: [{ language: 'en', name: 'Tiger T-Shirt' }],
      multi_language_desc_list: [],
      product_attribute_list: [{ attribute_id: '2', attribute_value_id: '9107199000000021001' }],
      site_list: [{ main_site: 'shein', sub_site_list: ['shein-us', 'shein-mx'] }],
    });
    expect(sent).not.toHaveProperty('spu_name');
    expect(sent.skc_list.map(({ supplier_code, sale_attribute }) => [supplier_code, sale_attribute])).toEqual([
      ['A1B2C-BLK', { attribute_id: '27', attribute_value_id: '9107199000027000001' }],
      ['A1B2C-LEM', { attribute_id: '27', custom_attribute_value: 'Lemon', language: 'en' }],
    ]);
    expect(
      sent.skc_list[0].sku_list.map(({ supplier_sku, sale_attribute_list }) => [supplier_sku, sale_attribute_list]),
    ).toEqual([
      ['TS01-BLK-S', [{ attribute_id: '87', attribute_value_id: '870001' }]],
      ['TS01-BLK-M', [{ attribute_id: '87', attribute_value_id: '870002' }]],
    ]);
  });

  it('has prices for each site, its stock in the warehouse, its box in whole grams and hundredths', () => {
    const [sku] = payload(listingDraft()).skc_list[0].sku_list;
    const price = { currency: 'USD', base_price: '19.99', special_price: '14.50' };
    expect(sku).toMatchObject({
      mall_state: '1',
      length: '20.00',
      width: '15.50',
      height: '3.25',
      weight: '211',
      price_info_list: [
        { sub_site: 'shein-us', ...price },
        { sub_site: 'shein-mx', ...price },
      ],
      stock_info_list: [{ inventory_num: '30', supplier_warehouse_id: 'PS001', supplier_warehouse_name: 'Main' }],
    });
    expect(sku).not.toHaveProperty('cost_info');
    expect(sku).not.toHaveProperty('package_type');
  });

  it('has a supply price and no sites where SHEIN manages the store', () => {
    const sent = payload(listingDraft(), { mode: 'full' });
    expect(sent).not.toHaveProperty('site_list');
    const [sku] = sent.skc_list[0].sku_list;
    expect(sku['cost_info']).toEqual({ cost_price: '14.50', currency: 'USD' });
    expect(sku).not.toHaveProperty('price_info_list');
  });

  it('keeps its item number where it has one colour; goods without a colour have the default one', () => {
    const one = payload(listingDraft({ skus: [draftSku(rose, null, { isOnSale: false, specialPrice: null })] }));
    expect(one.skc_list).toMatchObject([
      { supplier_code: 'A1B2C', sale_attribute: { attribute_value_id: '9107199000027000002' } },
    ]);
    expect(one.skc_list[0].sku_list[0]).toMatchObject({
      mall_state: '2',
      sale_attribute_list: [{ custom_attribute_value: 'Default' }],
    });
    expect(one.skc_list[0].sku_list[0]['price_info_list']).not.toMatchObject([
      { special_price: expect.anything() },
      {},
    ]);
    const none = payload(listingDraft({ skus: [draftSku(null, null)] }));
    expect(none.skc_list[0].sale_attribute).toMatchObject({ custom_attribute_value: 'Default', language: 'en' });
  });

  it('makes one SKC of two colours that are one value there', () => {
    const skus = [
      draftSku(black, { code: 'S', name: 'S' }),
      draftSku({ code: 'BK2', name: 'BLACK ' }, { code: 'M', name: 'M' }),
    ];
    expect(payload(listingDraft({ skus })).skc_list).toMatchObject([{ sku_list: [{}, {}] }]);
  });

  it('sends the measures of a size chart where the draft has any, and never as attributes', () => {
    const attributes = [
      { attributeId: '55', number: '96' },
      { attributeId: '55', valueId: '870001', number: '92' },
    ];
    const sent = payload(listingDraft({ attributes }));
    expect(sent['product_attribute_list']).toEqual([]);
    const about = { attribute_id: '55', relate_sale_attribute_id: '87' };
    expect(sent['size_attribute_list']).toEqual([
      { ...about, attribute_extra_value: '96', relate_sale_attribute_value_id: '870001' },
      { ...about, attribute_extra_value: '96', relate_sale_attribute_value_id: '870002' },
      { ...about, attribute_extra_value: '92', relate_sale_attribute_value_id: '870001' },
    ]);
  });

  it('tells what the category asks for beside', () => {
    const field = (key: string) => ({ module: 'sales_info', key, required: true, isShown: true });
    const fields = ['package_type', 'quantity_info', 'suggest_price', 'reference_product_link'].map(field);
    const skus = [draftSku(black, null, { referenceLink: 'https://other.test/1' })];
    const sent = payload(listingDraft({ skus }), { standard: { ...plainStandard, fields } });
    expect(sent['fill_configuration_info']).toEqual({
      filled_quantity_to_sku: true,
      fill_configuration_tags: ['PACKAGE_TYPE_TO_SKU'],
    });
    expect(sent.skc_list[0]['suggested_retail_price']).toEqual({ currency: 'USD', price: '19.99' });
    expect(sent.skc_list[0].sku_list[0]).toMatchObject({
      package_type: '1',
      quantity_info: { quantity_type: '1', quantity_unit: '1', quantity: '1' },
      competing_product_link: 'https://other.test/1',
    });
  });
});

describe('pictures', () => {
  const types = ({ image_info_list }: SentPictures) =>
    image_info_list.map(
      ({ image_sort, image_type, image_url }) => `${image_sort} ${image_type} ${image_url.split('/').at(-1)}`,
    );

  it('stand with the colour in the older scheme, the first of them its main one', () => {
    const sent = payload(listingDraft());
    expect(sent).not.toHaveProperty('image_info');
    expect(types(sent.skc_list[0].image_info)).toEqual([
      '1 1 BLK front',
      '2 2 BLK back',
      '3 5 BLK front',
      '4 6 BLK block',
    ]);
    const one = payload(listingDraft({ skus: [draftSku(black, null)] }));
    expect(types(one.skc_list[0].image_info)).toEqual(['1 1 BLK front', '2 2 BLK back', '3 5 BLK front']);
  });

  it.each([
    ['with the product', false, ['1 1 BLK front', '2 2 BLK back', '3 5 BLK front'], ['1 1 BLK front', '2 6 BLK block']],
    ['with the colours', true, ['1 1 BLK front', '2 5 BLK front'], ['1 1 BLK front', '2 2 BLK back', '3 6 BLK block']],
  ])('stand %s in the newer ones', (_where, single, ofProduct, ofColour) => {
    const on = [
      'spu_image_detail_show',
      'spu_image_square_show',
      single ? 'spu_image_detail_single' : 'skc_image_detail_single',
    ];
    const standard = { ...plainStandard, pictures: on.map((key) => ({ key, isOn: true })) };
    const sent = payload(listingDraft(), { standard });
    expect(sent['is_spu_pic']).toBe(true);
    expect(types(sent.image_info)).toEqual(ofProduct);
    expect(types(sent.skc_list[0].image_info)).toEqual(ofColour);
  });

  it('are uploaded once for each use', () => {
    const uses = sheinPicturesOf(listingDraft()).map(({ use, picture }) => `${use} ${picture.key}`);
    expect(uses).toEqual(
      ['BLK', 'LEM'].flatMap((colour) => [
        `1 ${colour} front`,
        `2 ${colour} back`,
        `5 ${colour} front`,
        `6 ${colour} block`,
      ]),
    );
  });
});

it('changes a product with SHEIN’s own names and groups, and without what has calls of its own', () => {
  const held: HeldProduct = {
    ref: { marketId: 'a26', version: 'V1' },
    skus: [{ sku: 'TS01-BLK-S', skcId: 'sa2601', skuId: 'I1' }],
    spu: {
      spuName: 'a26',
      productTypeId: '1081',
      imageGroup: undefined,
      skcs: [{ skcName: 'sa2601', imageGroup: 'G1', siteDetailGroup: undefined, recycleCodes: [] }],
    },
  };
  const sent = payload(
    listingDraft({ skus: [black, lemon].map((color) => draftSku(color, { code: 'S', name: 'S' })) }),
    {},
    held,
  );
  expect(sent).toMatchObject({ spu_name: 'a26', product_type_id: '1081' });
  expect(sent).not.toHaveProperty('site_list');
  const [known, added] = sent.skc_list;
  expect(known).toMatchObject({
    skc_name: 'sa2601',
    image_info: { image_group_code: 'G1' },
    sku_list: [{ sku_code: 'I1' }],
  });
  for (const field of ['price_info_list', 'cost_info', 'stock_info_list'])
    expect(known.sku_list[0]).not.toHaveProperty(field);
  expect(added).not.toHaveProperty('skc_name');
  expect(added?.sku_list[0]).toHaveProperty('price_info_list');
});

it('rounds decimals as people do, without floating point', () => {
  assert(
    property(integer({ min: 0, max: 99_999_999 }), integer({ min: 0, max: 999 }), (whole, thousandths) => {
      const text = withPlaces(`${whole}.${String(thousandths).padStart(3, '0')}`, 2);
      const hundredths = BigInt(whole) * 100n + BigInt(Math.floor((thousandths + 5) / 10));
      expect(BigInt(text.replace('.', ''))).toBe(hundredths);
      expect(text).toMatch(/^\d+\.\d\d$/);
    }),
  );
  expect([withPlaces('0.999', 2), withPlaces('12', 0), withPlaces('12.5', 0), withPlaces('7', 2)]).toEqual([
    '1.00',
    '12',
    '13',
    '7.00',
  ]);
});

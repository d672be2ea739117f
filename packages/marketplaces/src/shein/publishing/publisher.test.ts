import { describe, expect, it } from 'vitest';
import { black, draftSku, listingDraft } from '../../testing/listingDraft.ts';
import {
  foundProduct as product,
  foundRef as ref,
  foundSku as sku,
  publisherAt as publisher,
  publishingPaths as paths,
  uploadedPictures,
} from '../../testing/sheinPublishing.ts';

const draft = listingDraft({ skus: [draftSku(black, { code: 'S', name: 'S' })] });
const taken = {
  success: true,
  spu_name: 'a26',
  version: 'SPMP1',
  skc_list: [{ skc_name: 'sa2601', sku_list: [{ sku_code: 'I1', supplier_sku: 'TS01-BLK-S' }] }],
  pre_valid_result: null,
  mcc_valid_result: null,
};
const bodyOf = ({ body }: { body: string }) => JSON.parse(body) as Record<string, unknown>;

describe('publishing', () => {
  const publish = async (answer: object | string) => {
    const { publisher: shein, received } = await publisher({ [paths.publish]: () => answer });
    return { outcome: await shein.publish(draft, uploadedPictures(draft)), received };
  };

  it('answers SHEIN’s names of the product and of its SKUs', async () => {
    expect((await publish(taken)).outcome).toEqual({ taken: true, ref, skus: [sku] });
  });

  it('hands on every problem, whole', async () => {
    const refused = {
      success: false,
      pre_valid_result: [{ module: 'sales_info', form: 'supplier_sku', messages: ['商家SKU重复', '第二条'] }],
      mcc_valid_result: [{ type: 'IP', message: '侵权' }],
      filtered_result: null,
    };
    expect((await publish(refused)).outcome).toEqual({
      taken: false,
      problems: [
        { code: '', reason: '商家SKU重复', field: 'sales_info/supplier_sku' },
        { code: '', reason: '第二条', field: 'sales_info/supplier_sku' },
        { code: 'IP', reason: '侵权', field: '' },
      ],
    });
  });

  it('takes a refused call for a refusal', async () => {
    expect((await publish('{"code":"spmp0001","msg":"图片下载异常","info":{}}')).outcome).toEqual({
      taken: false,
      problems: [{ code: 'spmp0001', reason: '图片下载异常', field: '' }],
    });
  });

  it.each(['not JSON', '{"code":"0","info":{"success":true}}'])(
    'never repeats what it cannot read: %s',
    async (answer) => {
      const { publisher: shein, received } = await publisher({ [paths.publish]: () => answer });
      await expect(shein.publish(draft, uploadedPictures(draft))).rejects.toMatchObject({ kind: 'unknownOutcome' });
      expect(received).toHaveLength(1);
    },
  );
});

describe('editing', () => {
  it('asks whether it may, and names the product', async () => {
    const { publisher: shein, received } = await publisher({
      [paths.spu]: () => ({
        spuName: 'a26',
        productTypeId: 1080,
        skcInfoList: [{ skcName: 'sa2601', skcImageInfoList: [{ groupCode: 'G1' }] }],
      }),
      [paths.mayEdit]: () => ({ editable: true, reason: null }),
      [paths.publish]: () => ({ ...taken, version: 'SPMP2' }),
    });
    const outcome = await shein.edit(draft, { ref, skus: [sku] }, uploadedPictures(draft));
    expect(outcome).toMatchObject({ taken: true, ref: { marketId: 'a26', version: 'SPMP2' } });
    expect(bodyOf(received[2]!)).toMatchObject({ spu_name: 'a26', skc_list: [{ skc_name: 'sa2601' }] });
  });

  it('sends nothing that SHEIN would refuse', async () => {
    const { publisher: shein, received } = await publisher({
      [paths.spu]: () => ({ spuName: 'a26', skcInfoList: [] }),
      [paths.mayEdit]: () => ({ editable: false, reason: '审核中不可编辑' }),
    });
    const outcome = await shein.edit(draft, { ref, skus: [sku] }, uploadedPictures(draft));
    expect(outcome).toEqual({ taken: false, problems: [{ code: '', reason: '审核中不可编辑', field: '' }] });
    expect(received).toHaveLength(2);
    expect(shein.explain({ code: '', reason: '审核中不可编辑', field: '' })).toMatchObject({
      message: { key: 'publishing.means.inReview' },
    });
  });

  it('publishes anew what has never passed review', async () => {
    const { publisher: shein, received } = await publisher({
      [paths.spu]: () => ({}),
      [paths.publish]: () => ({ ...taken, spu_name: 'a27' }),
    });
    const outcome = await shein.edit(draft, { ref, skus: [sku] }, uploadedPictures(draft));
    expect(outcome).toMatchObject({ taken: true, ref: { marketId: 'a27' } });
    expect(bodyOf(received[1]!)).not.toHaveProperty('spu_name');
  });
});

describe('changes of what is published', () => {
  const other = { sku: 'TS01-BLK-M', skcId: 'sa2602', skuId: 'I2' };

  it('sets the shelf of each colour at all sites, and says which was refused', async () => {
    const { publisher: shein, received } = await publisher({
      [paths.shelf]: () => ({
        success_count: 1,
        failure_count: 1,
        failure_results: [{ code: 'x1', identity: 'sa2602_shein-us', msg: '20分钟内只能操作一次' }],
      }),
    });
    const results = await shein.setShelf(
      [sku, { ...sku, skuId: 'I3' }, other].map((each) => ({ ref: each, value: false })),
    );
    expect(results.map(({ skuId, outcome }) => [skuId, outcome])).toEqual([
      ['I1', 'done'],
      ['I3', 'done'],
      ['I2', 'refused'],
    ]);
    expect(bodyOf(received[0]!)).toEqual({
      skc_site_info_list: ['sa2601', 'sa2602'].map((skc_name) => ({
        skc_name,
        site_list: ['shein-us', 'shein-mx'],
        shelf_state: 2,
      })),
    });
    expect(shein.explain(results[2]!.problem!)).toMatchObject({ message: { key: 'publishing.means.shelfTooSoon' } });
  });

  const value = { originalPrice: '20', specialPrice: '15.5', currency: 'USD', riseReason: 4 };

  it('sets a price at each site; one refusing site refuses the SKU', async () => {
    const { publisher: shein, received } = await publisher({
      [paths.price]: () => ({
        data: [
          { success: true, productCode: 'I1', site: 'shein-us', status: 2 },
          { success: true, productCode: 'I1', site: 'shein-mx', status: 1 },
          { success: true, productCode: 'I2', site: 'shein-us', status: 1 },
          { success: false, productCode: 'I2', site: 'shein-mx', status: 0, message: '涨价需填写原因' },
        ],
      }),
    });
    expect(
      await shein.setPrice([
        { ref: sku, value },
        { ref: other, value },
      ]),
    ).toEqual([
      { skuId: 'I1', outcome: 'review', problem: null },
      { skuId: 'I2', outcome: 'refused', problem: { code: '', reason: '涨价需填写原因', field: 'shein-mx' } },
    ]);
    expect(bodyOf(received[0]!)).toMatchObject({
      productPriceList: [
        {
          productCode: 'I1',
          currencyCode: 'USD',
          shopPrice: '20.00',
          specialPrice: '15.50',
          site: 'shein-us',
          riseReason: 4,
        },
        {},
        {},
        {},
      ],
    });
  });

  it('sets supply prices by product', async () => {
    const { publisher: shein, received } = await publisher(
      { [paths.search]: () => ({ data: [product()] }), [paths.cost]: () => '{"code":"0","info":null}' },
      { mode: 'full' },
    );
    const results = await shein.setPrice([
      { ref: sku, value },
      { ref: other, value },
    ]);
    expect(results).toMatchObject([
      { skuId: 'I1', outcome: 'done' },
      { skuId: 'I2', outcome: 'refused' },
    ]);
    expect(bodyOf(received[1]!)).toEqual({
      spu_name: 'a26',
      skc_info_list: [{ skc_name: 'sa2601', sku_info_list: [{ sku_code: 'I1', cost: '15.50', currency: 'USD' }] }],
    });
  });

  it('overwrites the stock, with a key for each row', async () => {
    const { publisher: shein, received } = await publisher({
      [paths.change]: () => ({ failedList: [{ skuCode: 'I2', code: 'msc-update-stock-004', reason: 'unknown SKU' }] }),
    });
    const results = await shein.setStock([sku, other].map((each) => ({ ref: each, value: 5 })));
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
    const { updateSkuInventoryQuantityRequests: rows } = bodyOf(received[0]!) as {
      updateSkuInventoryQuantityRequests: Record<string, unknown>[];
    };
    expect(rows[0]).toMatchObject({
      skuCode: 'I1',
      invType: 'VI',
      warehouseCode: 'PS001',
      changeType: 'OVERWRITE',
      changeQuantity: 5,
    });
    expect(new Set(rows.map((row) => row['idempotencyKey'])).size).toBe(2);
  });

  it('sets the stock of a store that SHEIN manages, which has no shelf', async () => {
    const { publisher: shein, received } = await publisher(
      { [paths.managed]: () => ({ batch_number: 'B1', fail_num: 0, fail_list: null }) },
      { mode: 'full' },
    );
    expect(await shein.setStock([{ ref: sku, value: 5 }])).toMatchObject([{ outcome: 'done' }]);
    expect(bodyOf(received[0]!)).toEqual({
      stock: [{ skc: 'sa2601', shein_sku: 'I1', available_number: 5, stock_type: 3 }],
    });
    expect(shein.shelf).toBe('byStock');
    await expect(shein.setShelf([])).rejects.toThrow(/no shelf/);
  });

  it('uploads a picture and reads when its address ends', async () => {
    const address = 'https://img.test/p.png?Expires=1900000000';
    const { publisher: shein } = await publisher({ '/open-api/goods/upload-pic': () => ({ image_url: address }) });
    const uploaded = await shein.upload({ bytes: new Uint8Array([1]), mime: 'image/png', use: '5' });
    expect(uploaded).toEqual({ address, expiresAt: 1_900_000_000_000 });
  });
});

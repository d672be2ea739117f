import { describe, expect, it } from 'vitest';
import { black, draftSku, listingDraft } from '../../testing/listingDraft.ts';
import {
  type Answers,
  foundProduct as product,
  foundRef as ref,
  foundSku as sku,
  priceRow,
  publisherAt as publisher,
  publishingPaths as paths,
} from '../../testing/sheinPublishing.ts';
import type { SheinPublishing } from './publisher.ts';

const draft = listingDraft({ skus: [draftSku(black, { code: 'S', name: 'S' })] });
const bodyOf = ({ body }: { body: string }) => JSON.parse(body) as Record<string, unknown>;

const stockOf = (quantity: number) => ({
  goodsInventory: [{ spuName: 'a26', skuList: [{ skuCode: 'I1', totalInventoryQuantity: quantity }] }],
});
const documentOf = (states: number[], reasons: object[] = []) => ({
  data: [
    {
      spuName: 'a26',
      version: 'SPMP1',
      skcList: states.map((documentState) => ({ skcName: 'sa2601', documentState, failedReason: reasons })),
    },
  ],
});

describe('reading', () => {
  const readOne = async (answers: Answers, about: Partial<SheinPublishing> = {}) => {
    const { publisher: shein, received } = await publisher({ [paths.stock]: () => stockOf(30), ...answers }, about);
    return { listing: (await shein.read([{ ref, skus: [sku] }])).get('a26'), received };
  };

  it('puts together the review, what buyers see, and the stock', async () => {
    const { listing, received } = await readOne({
      [paths.documents]: () => documentOf([2]),
      [paths.search]: () => ({ data: [product()] }),
    });
    expect(listing).toEqual({
      ref,
      state: 'published',
      formerStands: false,
      stateCode: '2',
      problems: [],
      skus: [{ ...sku, originalPrice: '19.99', specialPrice: '14.5', currency: 'USD', stock: 30, isListed: true }],
    });
    expect(bodyOf(received.find(({ url }) => url.pathname === paths.stock)!)).toEqual({
      skuCodeList: ['I1'],
      warehouseType: 2,
    });
  });

  it('sees a change at one of the sites, and that a special price of 0 is none', async () => {
    const prices = [priceRow('shein-us', 25, 0), priceRow('shein-mx', 25, 0)];
    const answers = { [paths.documents]: () => documentOf([2]) };
    const { listing } = await readOne({
      ...answers,
      [paths.search]: () => ({ data: [product({ shelf: 0, prices })] }),
    });
    expect(listing?.skus).toMatchObject([{ originalPrice: '25', specialPrice: '25', isListed: false }]);
    const changed = [priceRow('shein-us', 19.99, 14.5), priceRow('shein-mx', 12, 0)];
    const other = await readOne({ ...answers, [paths.search]: () => ({ data: [product({ prices: changed })] }) });
    expect(other.listing?.skus).toMatchObject([{ originalPrice: '12', specialPrice: '12' }]);
  });

  it('knows one price where SHEIN manages the store, and a stock answered as a list', async () => {
    const { listing, received } = await readOne(
      {
        [paths.documents]: () => documentOf([2]),
        [paths.search]: () => ({ data: [product()] }),
        [paths.stock]: () => [stockOf(4)],
      },
      { mode: 'full' },
    );
    expect(listing?.skus).toMatchObject([{ originalPrice: null, specialPrice: '8.20', stock: 4 }]);
    expect(bodyOf(received.at(-1)!)).toMatchObject({ warehouseType: 3 });
  });

  it.each([
    [[1, 2], 'review'],
    [[5], 'review'],
    [[3, 2], 'refused'],
    [[-1], 'refused'],
    [[4], 'withdrawn'],
  ])('takes the document states %j for %s', async (states, state) => {
    const reasons = [
      { language: 'zh-cn', content: '图片模糊' },
      { language: 'en', content: 'The picture is blurred' },
    ];
    const { listing } = await readOne({
      [paths.documents]: () => documentOf(states, reasons),
      [paths.search]: () => ({ data: [] }),
      [paths.spu]: () => '{"code":"1","msg":"spu不存在"}',
    });
    expect(listing).toMatchObject({ state, skus: [{ ...sku, stock: null, isListed: null }] });
    const problem = { code: '', reason: '图片模糊 / The picture is blurred', field: 'sa2601' };
    expect(listing?.problems).toEqual(state === 'refused' || state === 'withdrawn' ? [problem] : []);
    expect(listing?.formerStands).toBe(false);
  });

  it('knows the refusal of a change from that of a new product by the page that only approved ones have', async () => {
    const { listing } = await readOne({
      [paths.documents]: () => documentOf([3]),
      [paths.search]: () => ({ data: [product()] }),
      [paths.spu]: () => ({ spuName: 'a26', skcInfoList: [{ skcName: 'sa2601', recycleInfoList: null }] }),
    });
    expect(listing).toMatchObject({ state: 'refused', formerStands: true });
  });

  it.each([
    ['is unknown', () => '{"code":"1","msg":"spu不存在"}', 'gone'],
    [
      'was recycled',
      () => ({
        spuName: 'a26',
        skcInfoList: [{ skcName: 'sa2601', recycleInfoList: [{ subSite: 'shein-us', recycleStatus: 1 }] }],
      }),
      'gone',
    ],
    ['is there', () => ({ spuName: 'a26', skcInfoList: [{ skcName: 'sa2601', recycleInfoList: null }] }), 'published'],
  ])('asks for an approved product that the search does not find: it %s', async (_what, spu, state) => {
    const answers = {
      [paths.documents]: () => documentOf([2]),
      [paths.search]: () => ({ data: [] }),
      [paths.spu]: spu,
    };
    expect((await readOne(answers)).listing?.state).toBe(state);
  });

  it('asks for ten products at a time', async () => {
    const { publisher: shein, received } = await publisher({
      [paths.documents]: () => ({ data: [] }),
      [paths.search]: () => ({ data: [] }),
      [paths.spu]: () => ({}),
    });
    const held = Array.from({ length: 11 }, (_, index) => ({ ref: { marketId: `a${index}`, version: '' }, skus: [] }));
    const states = [...(await shein.read(held)).values()].map(({ state }) => state);
    expect(states).toEqual(Array.from({ length: 11 }, () => 'gone'));
    expect(received.filter(({ url }) => url.pathname === paths.documents)).toHaveLength(2);
    expect(shein.callsToRead({ listings: 11, colours: 11, skus: 40 })).toBe(6);
    expect(shein.callsToRead({ listings: 11, colours: 11, skus: 440 })).toBe(9);
  });
});

describe('finding out what became of a call', () => {
  const find = async (answers: Answers) => {
    const { publisher: shein } = await publisher({
      [paths.documents]: () => documentOf([1]),
      [paths.stock]: () => stockOf(30),
      ...answers,
    });
    return shein.find(draft);
  };

  it('knows its product by the SKUs and the item number', async () => {
    expect(await find({ [paths.search]: () => ({ data: [product()] }) })).toMatchObject({
      ref,
      state: 'review',
      skus: [sku],
    });
  });

  it('finds nothing where no SKU arrived, or another product has it', async () => {
    const repeated = (yes: boolean) => () => [{ supplierSku: 'TS01-BLK-S', repeated: yes }];
    expect(await find({ [paths.search]: () => ({ data: [] }), [paths.repeated]: repeated(false) })).toBeUndefined();
    const [skc] = product().skcList;
    const others = { spuName: 'b1', skcList: [{ ...skc, supplierCode: 'OTHER' }] };
    expect(await find({ [paths.search]: () => ({ data: [others] }) })).toBeUndefined();
  });

  it('cannot tell while SHEIN keeps the SKUs without naming the product', async () => {
    const answers = {
      [paths.search]: () => ({ data: [] }),
      [paths.repeated]: () => [{ supplierSku: 'TS01-BLK-S', repeated: 1 }],
    };
    await expect(find(answers)).rejects.toMatchObject({ kind: 'unavailable', code: 'notNamedYet' });
  });
});

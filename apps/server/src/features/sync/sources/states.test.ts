import { sheinOrderStatus, type SheinOrder, type SheinUnit } from '@pressroom/marketplaces/shein';
import { temuOrderLabel, temuOrderStatus, type TemuOrder, type TemuOrderLine } from '@pressroom/marketplaces/temu';
import { describe, expect, it } from 'vitest';
import { sheinAddress, sheinState, translateSheinOrder } from './shein/translate.ts';
import { temuAddress, temuState, translateTemuOrder } from './temu/translate.ts';

const at = (text: string) => new Date(text);

describe('SHEIN', () => {
  const unit = (given: Partial<SheinUnit> = {}) =>
    ({ goodsId: '1', skuCode: 'A', toBeShipped: true, attributes: [], ...given }) as SheinUnit;
  const order = (given: Partial<SheinOrder> = {}) =>
    ({
      orderNo: 'S-1',
      statusCode: 1,
      status: 'pending',
      orderedAt: at('2026-11-19T08:00:00Z'),
      units: [unit()],
      parcels: [],
      ...given,
    }) as SheinOrder;
  const translate = (given?: Partial<SheinOrder>) => translateSheinOrder(order(given), { shopId: '7' });
  const translated = (given?: Partial<SheinOrder>) => {
    const result = translate(given);
    if (result.kind !== 'order') throw new Error(`no order but ${result.kind}`);
    return result.order;
  };

  it('has a state of ours for each of its own', () => {
    const states = Object.keys(sheinOrderStatus).map((name) => [
      name,
      sheinState(name as keyof typeof sheinOrderStatus),
    ]);
    expect(Object.fromEntries(states)).toEqual({
      pending: 'toShip',
      toShip: 'toShip',
      toBePickedUp: 'toShip',
      toShipByShein: 'notOurs',
      shipped: 'shipped',
      damagedOrLost: 'shipped',
      rejected: 'shipped',
      delivered: 'signed',
      refunded: 'cancelled',
    });
    expect(translate({ status: undefined, statusCode: 99 })).toEqual({
      kind: 'failed',
      problem: { key: 'sync.unknownState', params: { state: '99' } },
    });
  });

  it.each([
    ['it ships itself', { status: 'toShipByShein' }],
    ['lies in its own warehouse', { stock: 'sheinWarehouse' }],
    ['lies in a certified warehouse', { type: 'certifiedWarehouse' }],
  ] as const)('keeps an order that %s', (_, given) => {
    expect(translate(given)).toEqual({ kind: 'notOurs' });
  });

  it.each([
    [true, true, true, 1],
    [true, true, false, 1],
    [true, false, true, 2],
    [true, false, false, 1],
    [false, true, true, 2],
    [false, false, false, 2],
  ])('gives the label where it may carry (%s), was chosen (%s), and we may not (%s): %i', (may, chosen, own, type) => {
    const given = { mayUsePlatformLogistics: may, platformLogisticsChosen: chosen, mayShipOurselves: own };
    expect(translated(given).labelType).toBe(type);
  });

  it('counts the pieces that are left to ship, or all of them where none is', () => {
    const [kept, gone] = [unit({ goodsId: '1' }), unit({ goodsId: '2', toBeShipped: false })];
    const other = unit({ goodsId: '3', skuCode: 'B' });
    const counted = (units: SheinUnit[]) => translated({ units }).lines.map(({ msku, num }) => [msku, num]);
    expect(counted([kept, gone, other, unit({ goodsId: '4' })])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(counted([gone, { ...other, toBeShipped: false }])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
  });

  it('is dated by the list, then by its allocation, then by the buyer; without any date it cannot be read', () => {
    const allocatedAt = at('2026-11-19T09:00:00Z');
    expect(translated({ allocatedAt })).toMatchObject({
      orderTime: '2026-11-19T08:00:00.000Z',
      marketCreatedAt: '2026-11-19T09:00:00.000Z',
      marketUpdatedAt: null,
    });
    const times = { createdAt: at('2026-11-19T10:00:00Z'), updatedAt: at('2026-11-20T10:00:00Z') };
    expect(translateSheinOrder(order({ orderedAt: undefined, allocatedAt }), { shopId: '7', ...times })).toMatchObject({
      order: {
        orderTime: '2026-11-19T10:00:00.000Z',
        marketCreatedAt: '2026-11-19T10:00:00.000Z',
        marketUpdatedAt: '2026-11-20T10:00:00.000Z',
      },
    });
    expect(translate({ orderedAt: undefined })).toMatchObject({
      kind: 'failed',
      problem: { key: 'sync.unreadable', params: { where: 'orderTime' } },
    });
  });

  it('names the first parcel that has a number, and puts an address together of what it has', () => {
    const parcel = (trackingNumber: string | undefined, carrier: string) => ({ trackingNumber, carrier, goodsIds: [] });
    const parcels = [parcel(undefined, 'none'), parcel('1Z', 'UPS')] as unknown as SheinOrder['parcels'];
    expect(translated({ parcels })).toMatchObject({ trackingNumber: '1Z', carrierName: 'UPS' });
    const receiver = {
      orderNo: 'S-1',
      firstName: 'Ana',
      lastName: 'Diaz',
      street: '1804 Kinney',
      addressExt: 'B',
      district: 'D',
    };
    expect(sheinAddress(receiver as never)).toEqual({
      recipientsName: 'Ana Diaz',
      recipientsPhone: '',
      recipientsCountry: '',
      recipientsProvinces: '',
      recipientsCity: '',
      recipientsPostcode: '',
      recipientsAddress: '1804 Kinney',
      recipientsAddress2: 'B D',
    });
  });
});

describe('TEMU', () => {
  const line = (given: Partial<TemuOrderLine> = {}) =>
    ({ orderSn: 'L-1', skuId: 'K', quantity: 2, products: [], warnings: [], ...given }) as TemuOrderLine;
  const translate = (given: Partial<TemuOrder> = {}) =>
    translateTemuOrder(
      {
        parentOrderSn: 'T-1',
        statusCode: 2,
        status: 'toShip',
        orderedAt: at('2026-11-19T08:00:00Z'),
        labels: [],
        warnings: [],
        lines: [line()],
        ...given,
      } as TemuOrder,
      '7',
    );
  const translated = (given?: Partial<TemuOrder>) => {
    const result = translate(given);
    if (result.kind !== 'order') throw new Error(`no order but ${result.kind}`);
    return result.order;
  };

  it('has a state of ours for each of its own', () => {
    const states = Object.keys(temuOrderStatus).map((name) => [name, temuState(name as keyof typeof temuOrderStatus)]);
    expect(Object.fromEntries(states)).toEqual({
      pending: 'pending',
      toShip: 'toShip',
      partlyShipped: 'toShip',
      shipped: 'shipped',
      partlyDelivered: 'shipped',
      delivered: 'signed',
      cancelled: 'cancelled',
    });
    expect(translate({ status: undefined, statusCode: 99 })).toMatchObject({ problem: { params: { state: '99' } } });
    expect(translate({ orderedAt: undefined })).toMatchObject({ problem: { params: { where: 'parentOrderTime' } } });
  });

  it('wants its own label where it forbids ours, for the order or for any line of it', () => {
    const warnings = ['RESTRICT_SELF_SHIPPING'];
    expect(translated().labelType).toBe(2);
    expect(translated({ warnings: ['OTHER'] }).labelType).toBe(2);
    expect(translated({ warnings }).labelType).toBe(1);
    expect(translated({ lines: [line(), line({ warnings })] }).labelType).toBe(1);
  });

  it('tells what the buyer asks for', () => {
    const { cancellationAsked, addressChangeAsked, riskAlert } = temuOrderLabel;
    const labels = [riskAlert, 'something_else', cancellationAsked, addressChangeAsked];
    expect(translated({ labels }).asked).toEqual(['risk', 'cancellation', 'addressChange']);
  });

  it('has a line for each product of a set, of which the first alone is confirmed when it ships', () => {
    const products = [
      { productSkuId: 'P-1', productId: '1', extCode: 'TEE', pieces: 4 },
      { productSkuId: undefined, productId: '2', extCode: undefined, pieces: 6 },
    ];
    const item = { id: 'L-1', quantity: 2 };
    expect(translated({ lines: [line({ products, name: 'Set', spec: 'Red' })] }).lines).toEqual([
      {
        msku: 'P-1',
        num: 4,
        listing: { title: 'Set', sellerSku: 'TEE', image: null, attributes: [{ name: null, value: 'Red' }] },
        marketItems: [item],
      },
      { msku: 'K', num: 6, listing: expect.objectContaining({ sellerSku: null }) as unknown, marketItems: [] },
    ]);
  });

  it('leaves out what was cancelled, unless nothing is left: then everything that was ordered', () => {
    const gone = line({ orderSn: 'L-2', skuId: 'G', quantity: 0, orderedQuantity: 3 });
    const counted = (lines: TemuOrderLine[]) => translated({ lines }).lines.map(({ msku, num }) => [msku, num]);
    expect(counted([line(), gone])).toEqual([['K', 2]]);
    expect(counted([gone, line({ quantity: 0, orderedQuantity: undefined })])).toEqual([
      ['G', 3],
      ['K', 1],
    ]);
  });

  it.each([
    [{ name: 'Ana Diaz', firstName: 'X' }, { recipientsName: 'Ana Diaz' }],
    [{ firstName: 'Ana', lastName: 'Diaz' }, { recipientsName: 'Ana Diaz' }],
    [{ phone: '1', backupPhone: '2' }, { recipientsPhone: '1' }],
    [{ backupPhone: '2' }, { recipientsPhone: '2' }],
    [
      { lines: ['1 St', 'B', 'C'], district: 'D' },
      { recipientsAddress: '1 St', recipientsAddress2: 'B, C, D' },
    ],
    [
      { lines: [], wholeAddress: '1 St, Austin' },
      { recipientsAddress: '1 St, Austin', recipientsAddress2: '' },
    ],
    [{}, { recipientsName: '', recipientsPhone: '', recipientsAddress: '', recipientsCity: '' }],
  ])('has an address of %j', (given, expected) => {
    expect(temuAddress({ lines: [], ...given } as never)).toMatchObject(expected);
  });
});

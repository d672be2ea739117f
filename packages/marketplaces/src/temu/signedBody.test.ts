import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareNumber } from '../shared/json.ts';
import { topLevelValues } from '../testing/topLevelValues.ts';
import { labelHeaders } from './labelRequest.ts';
import { signTexts } from './signature.ts';
import { signedBody } from './signedBody.ts';

const demo = {
  app_key: 'key_demo',
  access_token: 'tok_demo',
  data_type: 'JSON',
  timestamp: 1_700_000_000,
  version: 'V1',
};
const demoSecret = 'test_secret_0123456789';

function signOf(fields: Record<string, unknown>, secret = demoSecret): unknown {
  return JSON.parse(signedBody(fields, secret)).sign;
}

describe('the signature', () => {
  it("is the one of the vendor's page", () => {
    const fields = {
      type: 'bg.logistics.shipment.confirm',
      app_key: 'f9d5cc9313893a20d5aa85c654e8f503',
      access_token: '2nifvmpyymvypwmcms5ct4uqqudrwgpmzbcnmkt1jzjkuaf3x56iixym',
      timestamp: '1711009072',
      data_type: 'JSON',
      sendType: 0,
      sendRequestList: [
        {
          orderSendInfoList: [
            {
              quantity: 1,
              orderSn: '211-21905473070712792',
              parentOrderSn: 'PO-211-21905452099192792',
              goodsId: bareNumber('601099548666279'),
              skuId: bareNumber('17592352673534'),
            },
          ],
          carrierId: '699272611',
          trackingNumber: '270324232756',
        },
      ],
    };
    expect(signOf(fields, 'c7e0a1a63542be4de3cb5488f9fba8149e8fc290')).toBe('4CCF219942D4180C6DDA3CE36C1B838F');
  });

  it.each([
    ['a number', 'E635B8439D392476E9E00E36521D7130', { type: 'bg.goods.cats.get', parentCatId: bareNumber('0') }],
    [
      'nested lists in the order they are sent',
      '08F1D1BB45C078891E3FB6BF1D1F420B',
      {
        type: 'bg.btg.goods.stock.quantity.update',
        quantityChangeMode: 2,
        skuStockChangeList: [
          { productSkuId: bareNumber('58224724203874'), warehouseId: 'WH-TEST', targetStockAvailable: 7 },
        ],
      },
    ],
    [
      'letters that are not ASCII, as they are',
      'AD976D31588ADA23533488281F019D83',
      { type: 'bg.glo.goods.spec.create', parentSpecId: 1001, specName: 'Größe 黑色' },
    ],
    [
      'booleans, quotes and slashes',
      'EE3E0CDF1AD36F57E8ED17D95EEB74CA',
      {
        type: 'bg.logistics.shipment.create',
        sendType: 0,
        shipLater: true,
        sendRequestList: [
          {
            warehouseId: 'WH-1',
            weight: '1.50',
            note: 'a "q" / ü',
            orderSendInfoList: [{ orderSn: '211-1', quantity: 1, parentOrderSn: 'PO-211-1' }],
          },
        ],
      },
    ],
  ])('covers %s', (_what, sign, fields) => {
    expect(signOf({ ...demo, ...fields })).toBe(sign);
  });

  it('sorts by the units of the name, and by nothing else', () => {
    const texts = { image: 'z', imageBizType: 'a', Image: 'b', image_: 'c', é: 'd' };
    expect(signTexts(texts, '')).toBe(signTexts({ ImagebimagezimageBizTypeaimage_céd: '' }, ''));
  });
});

describe('the body', () => {
  it('is signed and sent without what has no value, and with everything else', () => {
    const fields = { a: null, b: undefined, c: '', d: 0, e: false, f: [{ g: null, h: '', i: undefined, j: [] }] };
    expect(signedBody(fields, 's')).toBe(
      `{"d":0,"e":false,"f":[{"h":"","j":[]}],"sign":"${signTexts({ d: '0', e: 'false', f: '[{"h":"","j":[]}]' }, 's')}"}`,
    );
  });

  it('keeps every digit of a long id', () => {
    const body = signedBody(
      { channelId: bareNumber('897039159485005824'), list: [bareNumber('9223372036854775807')] },
      's',
    );
    expect(body).toContain('"channelId":897039159485005824,"list":[9223372036854775807]');
  });

  it('is the very text that was signed', () => {
    const field = fc.oneof(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.nat(),
      fc.boolean(),
      fc.array(fc.record({ z: fc.string({ unit: 'grapheme' }), a: fc.nat() })),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[A-Za-z_]{1,8}$/), field), (fields) => {
        const { sign, ...raw } = topLevelValues(signedBody(fields, 's'));
        const texts = Object.entries(raw).map(([name, text]) => [
          name,
          text.startsWith('"') ? (JSON.parse(text) as string) : text,
        ]);
        expect(sign).toBe(`"${signTexts(Object.fromEntries(texts), 's')}"`);
      }),
    );
  });
});

describe("the headers of a label's link", () => {
  const keys = { appKey: 'key_demo', appSecret: demoSecret, accessToken: 'tok_demo' };

  it('are signed by the same rule', () => {
    expect(labelHeaders(keys, 1_700_000_000_999, '01234567890123456789012345678901')).toEqual({
      'toa-app-key': 'key_demo',
      'toa-access-token': 'tok_demo',
      'toa-random': '01234567890123456789012345678901',
      'toa-timestamp': '1700000000',
      'toa-sign': 'B70AE59A20736072191AB095D348E1BD',
    });
  });

  it('hold 32 digits, others each time', () => {
    const randoms = [1, 2].map(() => labelHeaders(keys, 0)['toa-random']);
    expect(randoms).toEqual([expect.stringMatching(/^\d{32}$/), expect.stringMatching(/^\d{32}$/)]);
    expect(randoms[0]).not.toBe(randoms[1]);
  });
});

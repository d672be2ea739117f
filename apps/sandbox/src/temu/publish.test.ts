import { describe, expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { publishAtTemu, temuProduct } from '../testing/temuPublishing.ts';
import { callTemu } from '../testing/temuCaller.ts';
import { fillTemu, headOf, sentToTemu } from '../testing/temuFill.ts';
import { categories, categoryOf } from '../world/categories.ts';
import { Chance } from '../world/chance.ts';
import { propertiesOf } from './catalogue/catalogue.ts';
import type { PropertyEntry } from './publishing/entry.ts';
import type { TemuProduct } from './publishing/product.ts';

const taken = 1_000_000;
const templateOf = (categoryId: string) => propertiesOf(categoryOf(categoryId)!, []);
const leaf = (english: string) => categories.find(({ name }) => name === english)!.id;
const named = (categoryId: string, name: string) => templateOf(categoryId).find(({ zh }) => zh === name)!;

async function publish(sandbox: TestSandbox, categoryId: string, entries: PropertyEntry[], store = 's4') {
  sandbox.pass(1000);
  return await publishAtTemu(sandbox, { store, categoryId, ...sentToTemu(templateOf(categoryId), entries) });
}

it('takes every complete fill, in every kind of category', async () => {
  const sandbox = await makeSandbox();
  const leaves = [
    ...Map.groupBy(
      categories.filter((each) => each.leaf),
      ({ goods }) => goods,
    ).values(),
  ].flatMap((all) => all.filter(({ hiddenType }) => hiddenType === 0).slice(0, 3));
  for (const { id, name } of [...leaves, categoryOf(leaf('Giclée Prints'))!])
    for (let round = 1; round <= 6; round++) {
      const entries = fillTemu(templateOf(id), new Chance('fill', id, round));
      const { errorCode, errorMsg } = await publish(sandbox, id, entries);
      expect([name, round, errorCode, errorMsg]).toEqual([name, round, taken, '']);
    }
});

type Row = [value?: string, rest?: Partial<PropertyEntry>];
const put = (categoryId: string, entries: PropertyEntry[], name: string, ...rows: Row[]): PropertyEntry[] => {
  const property = named(categoryId, name);
  return [
    ...entries.filter(({ templatePid }) => templatePid !== property.id),
    ...rows.map(([value, rest = {}]) => ({
      ...headOf(property),
      ...(value !== undefined && { vid: property.values.find(({ zh }) => zh === value)!.id, propValue: value }),
      ...rest,
    })),
  ];
};

describe('refuses', () => {
  const [mug, shirt, poster, phone] = [leaf('Ceramic Mugs'), '1704', leaf('Art Posters'), leaf('Silicone Cases')];
  const typed = (propValue: string, valueUnit = ''): Row => [undefined, { propValue, valueUnit }];
  const share = (value: string, numberInputValue: string): Row => [value, { numberInputValue, valueUnit: '%' }];
  /** Puts rows one property after the other. */
  const all = (categoryId: string, good: PropertyEntry[], ...puts: [name: string, ...rows: Row[]][]) =>
    puts.reduce((so, [name, ...rows]) => put(categoryId, so, name, ...rows), good);
  const noLid: [string, ...Row[]][] = [['杯盖', ['无']], ['杯盖材质'], ['密封圈']];

  const cases: [string, string, [string, ...Row[]][], number, RegExp][] = [
    ['a missing required property', mug, [['容量']], 6_000_002, /\[容量\].* required/],
    ['a missing child', mug, [...noLid, ['杯盖', ['有']]], 6_000_002, /\[杯盖材质\].* template has changed/],
    ['a child that does not apply', mug, [...noLid, ['杯盖材质', ['木']]], 6_000_002, /\[杯盖材质\].* does not apply/],
    ['a grandchild that does not apply', mug, [...noLid, ['密封圈', ['无']]], 6_000_002, /\[密封圈\].* does not apply/],
    [
      'a value not allowed under its parent, said by the values',
      mug,
      [
        ['材质', ['搪瓷']],
        ['微波炉适用', ['是']],
      ],
      6_000_002,
      /\[微波炉适用\].* not allowed under/,
    ],
    [
      'a value not allowed under its parent, said by a list',
      poster,
      [
        ['装裱', ['挂轴']],
        ['框架材质', ['胡桃木']],
        ['框架颜色', ['深棕色']],
      ],
      6_000_002,
      /^\[框架材质\][^;]* not allowed under[^;]*$/,
    ],
    ['a value of another name', mug, [['洗碗机适用', ['是', { propValue: '否' }]]], 2_000_200, /\[洗碗机适用\]/],
    ['an unknown value', mug, [['洗碗机适用', ['是', { vid: '7' }]]], 2_000_200, /vid 7 is not offered/],
    ['typed text where a value is due', mug, [['洗碗机适用', typed('是')]], 2_000_200, /chosen, not typed/],
    [
      'a value where text is due',
      mug,
      [['容量', [undefined, { vid: '7', propValue: '300', valueUnit: 'ml' }]]],
      2_000_200,
      /vid must be 0/,
    ],
    ['too many values', phone, [['材质', ['TPU'], ['皮革'], ['木']]], 6_000_002, /more than 2 values are chosen/],
    ['two values of one', shirt, [['版型', ['修身'], ['宽松']]], 6_000_002, /more than 1 values are chosen/],
    ['too many typed', phone, [['材质', ['TPU'], typed('a'), typed('b')]], 6_000_002, /more than 1 values are typed/],
    ['a long typed word', phone, [['材质', typed('x'.repeat(21))]], 6_000_002, /more than 20 characters/],
    ['a value twice', phone, [['材质', ['TPU'], ['TPU']]], 2_000_171, /twice/],
    ['a number below', mug, [['容量', typed('29', 'ml')]], 6_000_002, /below the minimum 30/],
    ['a number above', mug, [['容量', typed('2000.1', 'ml')]], 6_000_002, /above the maximum 2000/],
    ['a number too precise', mug, [['容量', typed('300.25', 'ml')]], 6_000_002, /more than 1 decimals/],
    ['no number', mug, [['容量', typed('many', 'ml')]], 6_000_002, /not a number/],
    ['an unknown unit', mug, [['容量', typed('300', 'gal')]], 6_000_002, /unit "gal"/],
    ['a missing unit', mug, [['容量', typed('300')]], 6_000_002, /unit ""/],
    ['a unit of nothing', mug, [['洗碗机适用', ['是', { valueUnit: 'ml' }]]], 6_000_002, /no unit/],
    ['two numbers of three', phone, [['壳体尺寸', typed('10*20', 'mm')]], 6_000_002, /must have 3 parts/],
    ['a range that falls', mug, [['耐温', typed('20~-20', '°C')]], 6_000_002, /20 is after -20/],
    ['a day that does not exist', poster, [['印刷日期', typed('2026-02-30')]], 6_000_002, /no date/],
    ['a day after the last', poster, [['印刷日期', typed('2031-01-01')]], 6_000_002, /after 2030-12-31/],
    ['days that fall', poster, [['展期', typed('2026-03-01~2026-02-28')]], 6_000_002, /is after/],
    ['no month', poster, [['首印月份', typed('2026-13')]], 6_000_002, /no month/],
    ['shares of 99.99', shirt, [['成分', share('棉', '60'), share('亚麻', '39.99')]], 6_000_002, /add up to 100/],
    ['a share too precise', shirt, [['成分', share('棉', '60.001'), share('亚麻', '39.999')]], 6_000_002, /2 decimals/],
    [
      'a share that is missing',
      shirt,
      [['成分', ['棉', { valueUnit: '%' }]]],
      6_000_002,
      /numberInputValue of "棉" is missing/,
    ],
    ['a redundant number', mug, [['洗碗机适用', ['是', { numberInputValue: '1' }]]], 6_000_002, /redundant/],
    ['an empty value', mug, [['容量', typed('', 'ml')]], 6_000_002, /propValue is empty/],
    ['ids of another property', mug, [['洗碗机适用', ['是', { refPid: '1' }]]], 6_000_002, /belongs to another/],
    ['a missing specification', shirt, [['尺码']], 2_000_011, /\[尺码\].* missing/],
  ];

  it.each(cases)('%s', async (_what, categoryId, puts, code, message) => {
    const sandbox = await makeSandbox();
    const good = fillTemu(templateOf(categoryId), new Chance('good', categoryId));
    expect((await publish(sandbox, categoryId, good)).errorMsg).toBe('');
    const answer = await publish(sandbox, categoryId, all(categoryId, good, ...puts));
    expect(answer).toMatchObject({ success: false, errorCode: code, result: null });
    expect(answer.errorMsg).toMatch(message);
    expect(await sandbox.control('GET', 'products?store=s4')).toHaveLength(1);
  });

  it('what TEMU has changed since, all at once', async () => {
    const sandbox = await makeSandbox();
    const good = put(shirt, fillTemu(templateOf(shirt), new Chance('good', shirt)), '版型', ['修身']);
    await sandbox.control('POST', `catalogue/temu/${shirt}`, {
      change: 'retireValue',
      attribute: '版型',
      value: '修身',
    });
    await sandbox.control('POST', `catalogue/temu/${shirt}`, { change: 'add', name: '护理图标' });
    const { errorCode, errorMsg } = await publish(sandbox, shirt, good);
    expect(errorCode).toBe(2_000_200);
    expect(errorMsg.split('; ')).toEqual([
      expect.stringMatching(/^\[版型\].* not offered/),
      expect.stringMatching(/^\[护理图标\].* required/),
    ]);
  });

  it('what does not fit the shop or the category', async () => {
    const sandbox = await makeSandbox();
    const sent = sentToTemu(templateOf(mug), fillTemu(templateOf(mug), new Chance('good', mug)));
    const body = temuProduct(sandbox, { categoryId: mug, ...sent });
    const ask = async (given: object, store = 's4') => {
      sandbox.pass(1000);
      return await callTemu(sandbox, 'temu.goods.add', { ...body, ...given }, { store, zone: 'pa' });
    };
    expect(await ask({})).toMatchObject({ success: true });
    expect(await ask({ cat2Id: 1701 })).toMatchObject({ errorCode: 6_000_011 });
    expect(await ask({ cat3Id: 0 })).toMatchObject({ errorCode: 2_000_009 });
    expect(await ask({ materialImgUrl: 'https://elsewhere.test/1.png' })).toMatchObject({ errorCode: 2_000_158 });
    expect(await ask({ materialImgUrl: '' })).toMatchObject({ errorCode: 2_000_114 });
    expect(
      await ask({ productShipmentReq: { freightTemplateId: 'HFT-0', shipmentLimitSecond: 86_400 } }),
    ).toMatchObject({
      errorCode: 2_000_125,
    });
    expect(await ask({ productSemiManagedReq: { bindSiteIds: [100, 101] } })).toMatchObject({ errorCode: 2_000_204 });
    expect(await ask({}, 's6')).toMatchObject({ errorCode: 2_000_204 });
    const full = temuProduct(sandbox, { store: 's6', categoryId: mug, ...sent });
    expect(await callTemu(sandbox, 'temu.goods.add', full, { store: 's6', zone: 'pa' })).toMatchObject({
      success: true,
    });
    expect(await ask({ productSkcReqs: [] })).toMatchObject({ errorCode: 3_000_000 });
  });
});

it('does not know the name that was retired', async () => {
  const sandbox = await makeSandbox();
  expect(await callTemu(sandbox, 'bg.goods.add', {}, { zone: 'cn' })).toMatchObject({ errorCode: 7_000_016 });
});

it('keeps what it took, for each kind of shop', async () => {
  const sandbox = await makeSandbox();
  for (const store of ['s4', 's5', 's6']) {
    const entries = fillTemu(templateOf('1704'), new Chance('kept', store));
    const { result } = await publish(sandbox, '1704', entries, store);
    const { productId } = result as { productId: number };
    const [kept, ...others] = await sandbox.control<TemuProduct[]>('GET', `products?store=${store}`);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ number: String(productId), storeId: store, categoryId: '1704' });
    expect(kept!.skcs.every(({ state }) => state === 'review')).toBe(true);
  }
});

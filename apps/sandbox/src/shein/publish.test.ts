import { describe, expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { publishAtShein, sheinProduct } from '../testing/publishing.ts';
import { call } from '../testing/sheinCaller.ts';
import { fillShein, sentByShein } from '../testing/sheinFill.ts';
import { categories, categoryOf } from '../world/categories.ts';
import { Chance } from '../world/chance.ts';
import type { SheinAttribute } from './catalogue/attribute.ts';
import { attributesOf } from './catalogue/catalogue.ts';
import type { AttributeEntry } from './publishing/judgeAttributes.ts';

const path = '/open-api/goods/product/publishOrEdit';
const attributesIn = (categoryId: string) => attributesOf(categoryOf(categoryId)!, []);
const named = (categoryId: string, name: string) =>
  attributesIn(categoryId).find(({ zh, en }) => zh === name || en === name)!;
const valueOf = ({ values }: SheinAttribute, name: string) =>
  values.find(({ zh, en }) => zh === name || en === name)!.id;

async function publish(sandbox: TestSandbox, categoryId: string, entries: AttributeEntry[], store = 's1') {
  sandbox.pass(1000);
  return await publishAtShein(sandbox, { store, categoryId, attributes: sentByShein(entries) });
}

it('takes every complete fill, in every kind of category', async () => {
  const sandbox = await makeSandbox();
  const leaves = [
    ...Map.groupBy(
      categories.filter(({ leaf }) => leaf),
      ({ goods }) => goods,
    ).values(),
  ].flatMap((all) => all.filter(({ hiddenType }) => hiddenType === 0).slice(0, 3));
  for (const { id, name } of leaves)
    for (let round = 1; round <= 6; round++) {
      const entries = fillShein(attributesIn(id), new Chance('fill', id, round));
      expect([name, round, (await publish(sandbox, id, entries)).refused]).toEqual([name, round, []]);
    }
});

describe('refuses', () => {
  // ceramic mugs, of which all optional attributes are filled or not as chance has it
  const mug = categories.find(({ name }) => name === 'Ceramic Mugs')!.id;
  const shirt = '1704';
  const without = (entries: AttributeEntry[], { id }: SheinAttribute) =>
    entries.filter(({ attribute_id }) => attribute_id !== id);
  const put = (entries: AttributeEntry[], attribute: SheinAttribute, ...values: [value?: string, extra?: string][]) => [
    ...without(entries, attribute),
    ...values.map(([attribute_value_id, attribute_extra_value]) => ({
      attribute_id: attribute.id,
      ...(attribute_value_id !== undefined && { attribute_value_id }),
      ...(attribute_extra_value !== undefined && { attribute_extra_value }),
    })),
  ];
  const composition = named(shirt, 'Composition');
  const share = (value: string, part: string): [string, string] => [valueOf(composition, value), part];
  const material = named(mug, '杯身材质');
  const microwave = named(mug, '微波炉适用');
  const certificates = named(mug, '食品接触认证');

  const cases: [string, string, (good: AttributeEntry[]) => AttributeEntry[], string, RegExp][] = [
    ['a missing required attribute', mug, (good) => without(good, material), '杯身材质', /required/],
    [
      'an unknown attribute',
      mug,
      (good) => [...good, { attribute_id: '99', attribute_value_id: '1' }],
      '99',
      /not in the template/,
    ],
    [
      'a retired attribute',
      mug,
      (good) => put(good, named(mug, '旧卖点'), [undefined, 'x']),
      '旧卖点',
      /not filled in/,
    ],
    [
      'a retired value',
      mug,
      (good) => put(good, material, [valueOf(material, '密胺')]),
      '杯身材质',
      /not taken any more/,
    ],
    ['an unknown value', mug, (good) => put(good, material, ['1']), '杯身材质', /no value 1/],
    [
      'two values of one',
      mug,
      (good) => put(good, microwave, [valueOf(microwave, '是')], [valueOf(microwave, '否')]),
      '微波炉适用',
      /More than 1/,
    ],
    [
      'a value that another does not leave',
      mug,
      (good) => put(put(good, material, [valueOf(material, '搪瓷')]), microwave, [valueOf(microwave, '是')]),
      '微波炉适用',
      /not allowed beside/,
    ],
    [
      'too many values',
      mug,
      (good) => put(good, certificates, ...certificates.values.slice(0, 4).map(({ id }): [string] => [id])),
      '食品接触认证',
      /More than 3/,
    ],
    [
      'a value twice',
      mug,
      (good) => put(good, certificates, [valueOf(certificates, 'CE')], [valueOf(certificates, 'CE')]),
      '食品接触认证',
      /twice/,
    ],
    [
      'typed text where a value is due',
      mug,
      (good) => put(good, material, [undefined, '陶瓷']),
      '杯身材质',
      /attribute_value_id is missing/,
    ],
    [
      'text beside a value',
      mug,
      (good) => put(good, material, [valueOf(material, '陶瓷'), 'x']),
      '杯身材质',
      /not taken/,
    ],
    [
      'a value where text is due',
      mug,
      (good) => put(good, named(mug, '容量(毫升)'), ['5', '350']),
      '容量(毫升)',
      /no values to choose/,
    ],
    ['an empty text', mug, (good) => put(good, named(mug, '容量(毫升)'), [undefined, ' ']), '容量(毫升)', /empty/],
    [
      'shares of 99.99',
      shirt,
      (good) => put(good, composition, share('棉', '60.00'), share('亚麻', '39.99')),
      '成分',
      /add up to 100/,
    ],
    [
      'shares of three decimals',
      shirt,
      (good) => put(good, composition, share('棉', '60.001'), share('亚麻', '39.999')),
      '成分',
      /2 decimals/,
    ],
    [
      'a share above 100',
      shirt,
      (good) => put(good, composition, share('棉', '101'), share('亚麻', '-1')),
      '成分',
      /above the maximum 100/,
    ],
    [
      'a share that is missing',
      shirt,
      (good) => put(good, composition, [valueOf(composition, '棉')]),
      '成分',
      /not a number/,
    ],
    [
      'an attribute of sale',
      shirt,
      (good) => put(good, named(shirt, 'Color'), [valueOf(named(shirt, 'Color'), '黑色')]),
      '颜色',
      /belong elsewhere/,
    ],
  ];

  it.each(cases)('%s', async (_what, categoryId, spoil, form, message) => {
    const sandbox = await makeSandbox();
    const good = fillShein(attributesIn(categoryId), new Chance('good', categoryId));
    expect((await publish(sandbox, categoryId, good)).refused).toEqual([]);
    const { success, spu, refused } = await publish(sandbox, categoryId, spoil(good));
    expect({ success, spu }).toEqual({ success: false, spu: null });
    expect(refused).toHaveLength(1);
    expect(refused[0]!.module).toBe('product_attribute_list');
    expect(refused[0]!.form.startsWith(form)).toBe(true);
    expect(refused[0]!.messages.join()).toMatch(message);
    expect(await sandbox.control('GET', 'products?store=s1')).toHaveLength(1);
  });

  it('what SHEIN has changed since', async () => {
    const sandbox = await makeSandbox();
    const good = put(fillShein(attributesIn(mug), new Chance('good', mug)), material, [valueOf(material, '骨瓷')]);
    expect((await publish(sandbox, mug, good)).refused).toEqual([]);
    await sandbox.control('POST', `catalogue/shein/${mug}`, {
      change: 'retireValue',
      attribute: '杯身材质',
      value: '骨瓷',
    });
    await sandbox.control('POST', `catalogue/shein/${mug}`, { change: 'add', name: '产地' });
    expect((await publish(sandbox, mug, good)).refused.map(({ form }) => form.replace(/\(.*/, ''))).toEqual([
      '杯身材质',
      '产地',
    ]);
  });

  it('pictures, brands and SKUs that it does not know or knows already, and another product type', async () => {
    const sandbox = await makeSandbox();
    const attributes = sentByShein(fillShein(attributesIn(mug), new Chance('good', mug)));
    const body = sheinProduct(sandbox, { categoryId: mug, attributes });
    const ask = async (given: object) => (await call(sandbox, { path, body: given })) as { code: string; info: object };
    expect(await ask(body)).toMatchObject({ code: '0', info: { success: true, skc_list: [{ sku_list: [{}] }] } });
    expect(await ask({ ...body, brand_code: 'none' })).toMatchObject({
      info: { success: false, pre_valid_result: [{ form: 'brand_code' }, { form: 'supplier_sku' }] },
    });
    const [skc] = body.skc_list;
    const foreign = { image_sort: 1, image_type: 1, image_url: 'https://elsewhere.test/1.png' };
    expect(await ask({ ...body, skc_list: [{ ...skc, image_info: { image_info_list: [foreign] } }] })).toMatchObject({
      info: { pre_valid_result: [{ form: 'image_url' }, { form: 'supplier_sku' }] },
    });
    expect(await ask({ ...body, product_type_id: 41_704 })).toMatchObject({ code: 'sandbox-param-001' });
    expect(await ask({ ...body, spu_name: 'a260000000001' })).toMatchObject({
      info: { pre_valid_result: [{ form: 'spu_name' }] },
    });
  });
});

it('keeps what it took, for the store that published it, also after a restart', async () => {
  const sandbox = await makeSandbox();
  const entries = fillShein(attributesIn('1704'), new Chance('kept'));
  const { spu } = await publish(sandbox, '1704', entries, 's3');
  const kept = await sandbox.control<object[]>('GET', 'products?store=s3');
  expect(kept).toMatchObject([
    {
      number: spu,
      storeId: 's3',
      categoryId: '1704',
      skcs: [{ state: 'review' }],
      details: { content: { product_attribute_list: entries } },
    },
  ]);
  expect(await sandbox.control('GET', 'products?store=s1')).toEqual([]);
  const next = await makeSandbox();
  next.core.load(JSON.parse(JSON.stringify(sandbox.core.save())) as ReturnType<typeof sandbox.core.save>);
  expect(await next.control('GET', 'products?store=s3')).toEqual(kept);
});

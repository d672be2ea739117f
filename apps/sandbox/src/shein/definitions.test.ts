import { describe, expect, it } from 'vitest';
import { readUpload } from '../markets/uploads.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { jpegOf, pngOf } from '../testing/picture.ts';
import { publishAtShein } from '../testing/publishing.ts';
import { call, signedHeaders, signingOf } from '../testing/sheinCaller.ts';
import { fillShein, sentByShein } from '../testing/sheinFill.ts';
import { categories, categoryOf } from '../world/categories.ts';
import { Chance } from '../world/chance.ts';
import { attributesOf, productTypeOf } from './catalogue/catalogue.ts';

const shirt = categoryOf('1704')!;
const attributeOf = (name: string) => attributesOf(shirt, []).find(({ en }) => en === name)!;

describe('linked rules', () => {
  const path = '/open-api/goods/get-associated-attribute-rules';
  const ask = async (sandbox: TestSandbox, groups: object[]) =>
    await call(sandbox, { path, body: { get_linked_rule_req_list: groups } });
  const group = (group_id: string, attributeName: string, value: string) => {
    const attribute = attributeOf(attributeName);
    return {
      group_id,
      category_id: 1704,
      product_type_id: 41_704,
      attribute_list: [
        {
          attribute_id: Number(attribute.id),
          attribute_value_id: Number(attribute.values.find(({ en }) => en === value)!.id),
        },
      ],
    };
  };

  it('say what a value leaves to choose elsewhere, and what they propose', async () => {
    const sandbox = await makeSandbox();
    const type = attributeOf('Sleeve Type');
    const idsOf = (...names: string[]) => names.map((name) => Number(type.values.find(({ en }) => en === name)!.id));
    const groups = [
      group('a', 'Sleeve Length', 'Long Sleeve'),
      group('b', 'Sleeve Length', 'Sleeveless'),
      group('c', 'Fabric', 'Non-Stretch'),
    ];
    expect((await ask(sandbox, groups)).info).toMatchObject({
      data: [
        {
          group_id: 'a',
          link_rule_attribute_list: [
            {
              attribute_id: Number(type.id),
              attribute_value_list: idsOf('Regular', 'Puff', 'Lantern'),
              attribute_value_pre_fill_list: null,
            },
          ],
        },
        {
          group_id: 'b',
          link_rule_attribute_list: [
            {
              attribute_id: Number(type.id),
              attribute_value_list: idsOf('None'),
              attribute_value_pre_fill_list: idsOf('None'),
            },
          ],
        },
        { group_id: 'c', link_rule_attribute_list: [] },
      ],
    });
  });

  it('are asked for by ten groups at most, with the category of the product type', async () => {
    const sandbox = await makeSandbox();
    const one = group('a', 'Sleeve Length', 'Long Sleeve');
    const refused = { code: 'sandbox-param-001' };
    expect(
      await ask(
        sandbox,
        Array.from({ length: 11 }, () => one),
      ),
    ).toMatchObject(refused);
    expect(await ask(sandbox, [{ ...one, product_type_id: 41_705 }])).toMatchObject(refused);
    expect(await ask(sandbox, [{ ...one, category_id: 1701 }])).toMatchObject(refused);
  });
});

describe("a seller's own values", () => {
  const add = async (sandbox: TestSandbox, given: object, store = 's1') =>
    await call(sandbox, {
      store,
      path: '/open-api/goods/add-custom-attribute-value',
      body: {
        category_id: 1704,
        attribute_id: Number(attributeOf('Neckline').id),
        attribute_value: 'Größe V',
        ...given,
      },
    });

  it('are taken where the permission says so, offered to that seller, and may be published', async () => {
    const sandbox = await makeSandbox();
    const permissions = await call(sandbox, {
      path: '/open-api/goods/get-custom-attribute-permission-config',
      body: { category_id_list: [1704, 99] },
    });
    const rows = (permissions.info as { data: { attribute_id: number; has_permission: boolean }[] }).data;
    const open = rows.filter(({ has_permission }) => has_permission).map(({ attribute_id }) => String(attribute_id));
    expect(open).toEqual([attributeOf('Color').id, attributeOf('Neckline').id, attributeOf('Style').id]);

    const added = (await add(sandbox, {})).info as { attribute_value_id: number; attribute_value_name: string };
    expect(added.attribute_value_name).toBe('Größe V');
    const offered = async (store: string) =>
      (
        await call(sandbox, {
          store,
          path: '/open-api/goods/query-attribute-template',
          body: { product_type_id_list: [41_704] },
        })
      ).text.includes(`"attribute_value_id":${added.attribute_value_id},"attribute_value":"Größe V"`);
    expect([await offered('s1'), await offered('s2')]).toEqual([true, false]);

    const without = fillShein(attributesOf(shirt, []), new Chance('own')).filter(
      ({ attribute_id }) => attribute_id !== attributeOf('Neckline').id,
    );
    const entry = { attribute_id: attributeOf('Neckline').id, attribute_value_id: String(added.attribute_value_id) };
    const attributes = sentByShein([...without, entry]);
    expect((await publishAtShein(sandbox, { categoryId: '1704', attributes })).refused).toEqual([]);
    expect((await publishAtShein(sandbox, { store: 's2', categoryId: '1704', attributes })).refused).toHaveLength(1);
  });

  it.each([
    ['an attribute that takes none', { attribute_id: Number(attributeOf('Fit Type').id) }, 'sandbox-attribute-001'],
    ['a value that exists', { attribute_value: 'V领' }, 'sandbox-attribute-002'],
    ['a long value', { attribute_value: 'x'.repeat(101) }, 'sandbox-param-001'],
    ['full-width symbols', { attribute_value: 'Ｖ领（深）' }, 'sandbox-param-001'],
    ['an attribute of another category', { attribute_id: 1301 }, 'sandbox-param-001'],
    ['a category that is no leaf', { category_id: 1701 }, 'sandbox-param-001'],
  ])('are refused: %s', async (_what, given, code) => {
    expect(await add(await makeSandbox(), given)).toMatchObject({ code });
  });

  it('are not added twice', async () => {
    const sandbox = await makeSandbox();
    expect(await add(sandbox, {})).toMatchObject({ code: '0' });
    expect(await add(sandbox, {})).toMatchObject({ code: 'sandbox-attribute-002' });
  });
});

it('has brands of each store’s own', async () => {
  const sandbox = await makeSandbox();
  const brands = async (store: string) =>
    (await call(sandbox, { store, path: '/open-api/goods/query-brand-list' })).info;
  expect(await brands('s1')).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ brand_code: expect.stringMatching(/^\d{5}$/) })]),
  });
  expect(await brands('s1')).not.toEqual(await brands('s3'));
});

it('asks for other fields and pictures in other categories and kinds of store', async () => {
  const sandbox = await makeSandbox();
  const standard = async (body: object, store = 's1') => {
    const { info } = await call(sandbox, { store, path: '/open-api/goods/query-publish-fill-in-standard', body });
    return info as {
      default_language: string;
      currency: string;
      fill_in_standard_list: { field_key: string; required: boolean; show: boolean }[];
      picture_config_list: { field_key: string; is_true: boolean }[];
    };
  };
  const worn = await standard({ category_id: 1704 });
  expect(worn).toMatchObject({ default_language: 'en', currency: 'USD' });
  expect(worn.picture_config_list).toEqual([{ field_key: 'switch_spu_picture', is_true: false }]);
  const mug = await standard({ category_id: Number(categories.find(({ name }) => name === 'Mugs')!.id) }, 's3');
  expect(mug.picture_config_list).toContainEqual({ field_key: 'spu_image_detail_single', is_true: true });
  const packageType = (list: typeof worn) =>
    list.fill_in_standard_list.find(({ field_key }) => field_key === 'package_type');
  expect([packageType(worn)?.required, packageType(mug)?.required]).toEqual([false, true]);
  expect(await standard({})).toMatchObject({ default_language: 'en' });
});

describe('an uploaded picture', () => {
  async function upload(file: Buffer | undefined, type: string | undefined, { query = '', store = 's1' } = {}) {
    const sandbox = await makeSandbox();
    const path = '/open-api/goods/upload-pic';
    const form = new FormData();
    if (type !== undefined) form.append('image_type', type);
    if (file) form.append('file', new Blob([new Uint8Array(file)]), 'any.txt');
    const body = new Response(form);
    const signing = { ...(await signingOf(sandbox, store)), timestamp: sandbox.core.world.clock.now() };
    const reply = await sandbox.app.inject({
      method: 'POST',
      url: `/shein${path}${query}`,
      headers: { ...signedHeaders(path, signing), 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    const { code, info } = reply.json<{ code: string; info: { image_url: string; failure_reason: string } }>();
    return { sandbox, code, info };
  }

  it.each([
    ['1', pngOf(1000, 1000)],
    ['1', pngOf(1340, 1785)],
    ['2', jpegOf(2200, 2200)],
    ['5', pngOf(900, 900)],
    ['6', pngOf(80, 80)],
    ['7', jpegOf(1200, 1600)],
  ])('of type %s is taken by its own bytes, and its address is known', async (type, file) => {
    const { sandbox, code, info } = await upload(file, type);
    expect({ code, reason: info.failure_reason }).toEqual({ code: '0', reason: null });
    expect(readUpload(sandbox.core.world.links, 'shein', info.image_url)).toMatchObject({ use: Number(type) });
    expect(readUpload(sandbox.core.world.links, 'temu', info.image_url)).toBeUndefined();
    expect(
      readUpload(sandbox.core.world.links, 'shein', info.image_url.replace('pictures/', 'pictures/1')),
    ).toBeUndefined();
  });

  it.each([
    ['1', pngOf(899, 899), /899x899/],
    ['1', pngOf(1339, 1784), /does not fit/],
    ['5', pngOf(1340, 1785), /does not fit/],
    ['5', pngOf(2201, 2201), /does not fit/],
    ['6', pngOf(79, 79), /does not fit/],
    ['7', pngOf(900, 1200), /does not fit/],
    ['1', pngOf(1000, 1000, 3 * 1024 * 1024 + 1), /larger than 3 MB/],
    ['1', Buffer.from('GIF89a'), /neither JPG nor PNG/],
    ['1', pngOf(1000, 1000).subarray(0, 20), /neither JPG nor PNG/],
  ])('of type %s that breaks a rule has no address, under code 0', async (type, file, reason) => {
    const { code, info } = await upload(file, type);
    expect({ code, url: info.image_url }).toEqual({ code: '0', url: null });
    expect(info.failure_reason).toMatch(reason);
  });

  it('may name its type in the address, and must name one and hold a file', async () => {
    expect(await upload(pngOf(1000, 1000), undefined, { query: '?image_type=1', store: 's3' })).toMatchObject({
      code: '0',
    });
    expect(await upload(pngOf(1000, 1000), undefined)).toMatchObject({ code: 'sandbox-param-001' });
    expect(await upload(pngOf(1000, 1000), '3')).toMatchObject({ code: 'sandbox-param-001' });
    expect(await upload(undefined, '1')).toMatchObject({ code: 'sandbox-param-001' });
  });
});

it('offers nothing twice: values, attributes and product types have ids of their own', () => {
  const leaves = categories.filter(({ leaf }) => leaf);
  expect(new Set(leaves.map(productTypeOf)).size).toBe(leaves.length);
  for (const [goods, [category]] of Map.groupBy(leaves, (each) => each.goods)) {
    const attributes = attributesOf(category!, []);
    const ids = attributes.flatMap(({ id, values }) => [id, ...values.map((value) => value.id)]);
    expect([goods, new Set(ids).size]).toEqual([goods, ids.length]);
  }
});

import { expect, it } from 'vitest';
import { digits } from '../json.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { callTemu } from '../testing/temuCaller.ts';

interface Property {
  templatePid: number | bigint;
  refPid: number;
  parentTemplatePid: number | bigint;
  name: string;
  lang2Name: Record<string, string> | null;
  controlType: number | string;
  showType: number | string;
  values: { vid: number | bigint; value: string; parentVidList: unknown[] | null }[] | null;
  chooseMaxNum: number | string;
  showCondition: { parentRefPid: number; parentVids: unknown[] }[] | null;
  templatePropertyValueParentList: { parentVidList: unknown[]; vidList: unknown[] }[] | null;
}

interface Row {
  id: string;
  name: string;
  goods: string;
  attributes: number;
  mostValues: number;
  englishPath: string[];
}

const leaves = (sandbox: TestSandbox) => sandbox.control<Row[]>('GET', 'catalogue/temu');

async function template(sandbox: TestSandbox, catId: string, fields: object = {}): Promise<Property[]> {
  const raw = { catId: digits(catId), ...fields };
  const { result } = await callTemu(sandbox, 'bg.goods.attrs.get', raw, { zone: 'cn' });
  sandbox.pass(1000);
  return (result as { properties: Property[] }).properties;
}

it('has a leaf for each kind of goods, with every kind of control among them', async () => {
  const sandbox = await makeSandbox();
  const byGoods = new Map((await leaves(sandbox)).map((leaf) => [leaf.goods, leaf]));
  expect([...byGoods.keys()].toSorted()).toEqual(
    ['clothing', 'everyPhone', 'mug', 'phoneCase', 'plain', 'poster', 'socks', 'workwear'].toSorted(),
  );
  const controls = new Set<number>();
  for (const { id } of byGoods.values())
    for (const { controlType } of await template(sandbox, id)) controls.add(Number(controlType));
  expect([...controls].toSorted((a, b) => a - b)).toEqual([0, 1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  expect(await template(sandbox, '1701')).toEqual([]);
});

it('has one leaf of 120 properties and one property of 2,000 values', async () => {
  const all = await leaves(await makeSandbox());
  expect(all.filter(({ attributes }) => attributes === 120).map(({ englishPath }) => englishPath)).toEqual([
    ['Workwear', 'Protective Wear', 'Work Jackets'],
  ]);
  expect(all.filter(({ mostValues }) => mostValues === 2000).map(({ englishPath }) => englishPath)).toEqual([
    ['Phone Accessories', 'Cases & Covers', 'All-Model Cases'],
  ]);
});

it('has children three deep, by condition and by value, all of which exist', async () => {
  const sandbox = await makeSandbox();
  const { id } = (await leaves(sandbox)).find(({ name }) => name === 'Ceramic Mugs')!;
  const properties = await template(sandbox, id);
  const byId = new Map(properties.map((property) => [String(property.templatePid), property]));
  const depth = (property: Property): number => {
    const parent = byId.get(String(property.parentTemplatePid));
    return parent ? depth(parent) + 1 : 1;
  };
  expect(Math.max(...properties.map(depth))).toBe(3);
  for (const property of properties) {
    const parent = byId.get(String(property.parentTemplatePid));
    expect(parent === undefined).toBe(String(property.parentTemplatePid) === '0');
    const vids = new Set(parent?.values?.map(({ vid }) => String(vid)));
    for (const { parentRefPid, parentVids } of property.showCondition ?? []) {
      expect(parentRefPid).toBe(parent?.refPid);
      for (const vid of parentVids) expect(vids).toContain(String(vid));
    }
    for (const { parentVidList } of property.templatePropertyValueParentList ?? [])
      for (const vid of parentVidList) expect(vids).toContain(String(vid));
  }
  const microwave = properties.find(({ name }) => name === '微波炉适用')!;
  expect(microwave.templatePropertyValueParentList).toBeNull();
  expect(microwave.values!.every(({ parentVidList }) => parentVidList!.length > 0)).toBe(true);
  expect(properties.find(({ name }) => name === '平台标签')).toMatchObject({ showType: 2 });
});

it('gives names in the languages that were asked for, and in Chinese alone without', async () => {
  const sandbox = await makeSandbox();
  const named = async (fields: object) =>
    (await template(sandbox, '1704', fields)).find(({ name }) => name === '产地')!;
  expect((await named({})).lang2Name).toBeNull();
  expect(await named({ langList: ['en', 'zh'] })).toMatchObject({
    lang2Name: { en: 'Origin', zh: '产地' },
    values: [{}, {}, { value: '土耳其', lang2Value: { en: 'Türkiye' } }],
  });
});

it('has ids beyond 2^53, numbers as texts, and null for what is empty', async () => {
  const sandbox = await makeSandbox();
  const found = await leaves(sandbox);
  const long = found.find(({ name }) => name === 'Giclée Prints')!;
  expect(Number.isSafeInteger(Number(long.id))).toBe(false);
  const [print] = await template(sandbox, long.id);
  expect(typeof print!.templatePid).toBe('bigint');
  expect(print).toMatchObject({ controlType: '1', chooseMaxNum: '3' });
  const mug = await template(sandbox, found.find(({ name }) => name === 'Mugs')!.id);
  expect(mug.find(({ name }) => name === '容量')).toMatchObject({ values: null, showCondition: null });
});

it('shows hidden categories on demand only', async () => {
  const sandbox = await makeSandbox();
  const parent = (await leaves(sandbox)).find(({ name }) => name === 'Ceramic Mugs') as Row & { parentId: string };
  const names = async (fields: object) => {
    const body = { parentCatId: Number(parent.parentId), ...fields };
    const { result } = await callTemu(sandbox, 'bg.glo.goods.cats.get', body, { zone: 'pa' });
    return (result as { categoryDTOList: { catName: string; isHidden: boolean; hiddenType: number }[] })
      .categoryDTOList;
  };
  expect((await names({})).every(({ isHidden }) => !isHidden)).toBe(true);
  expect(await names({ showHidden: true })).toContainEqual(
    expect.objectContaining({ catName: '含铅水晶杯', isHidden: true, hiddenType: 3 }),
  );
});

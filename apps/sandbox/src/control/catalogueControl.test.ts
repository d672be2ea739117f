import { describe, expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { call } from '../testing/sheinCaller.ts';
import { callTemu } from '../testing/temuCaller.ts';

/** Short-sleeved T-shirts. */
const [categoryId, productTypeId] = [1704, 41_704];

async function shein(sandbox: TestSandbox) {
  const body = { product_type_id_list: [productTypeId] };
  const { info } = await call(sandbox, { path: '/open-api/goods/query-attribute-template', body });
  const [{ attribute_infos }] = (info as { data: [{ attribute_infos: Record<string, unknown>[] }] }).data;
  return attribute_infos.map((attribute) => ({
    name: attribute['attribute_name'],
    status: attribute['attribute_status'],
    values: (attribute['attribute_value_info_list'] as { attribute_value: string; is_show: number }[]).map(
      (value) => `${value.attribute_value} ${value.is_show}`,
    ),
  }));
}

async function temu(sandbox: TestSandbox) {
  const { result } = await callTemu(sandbox, 'bg.goods.attrs.get', { catId: categoryId }, { zone: 'cn' });
  const { properties } = result as {
    properties: { name: string; required: boolean; values: { value: string }[] | null }[];
  };
  return properties.map(({ name, required, values }) => ({
    name,
    required,
    values: values?.map(({ value }) => value),
  }));
}

describe('a marketplace changes a category', () => {
  it('at SHEIN', async () => {
    const sandbox = await makeSandbox();
    const change = (body: object) => sandbox.control('POST', `catalogue/shein/${categoryId}`, body);
    await change({ change: 'require', attribute: 'Neckline' });
    await change({ change: 'retireValue', attribute: '版型', value: 'Slim' });
    await change({ change: 'remove', attribute: '面料弹性' });
    await change({ change: 'rename', attribute: 'Composition', name: '面料成分', englishName: 'Shell' });
    await change({ change: 'add', name: '环保认证', values: ['GRS', 'OEKO-TEX'] });
    const found = await shein(sandbox);
    expect(found).toContainEqual(expect.objectContaining({ name: '领型', status: 3 }));
    expect(found.find(({ name }) => name === '版型')?.values).toContain('修身 2');
    expect(found.map(({ name }) => name)).not.toContain('面料弹性');
    expect(found).toContainEqual(expect.objectContaining({ name: '面料成分', status: 3 }));
    expect(found.at(-1)).toEqual({ name: '环保认证', status: 3, values: ['GRS 1', 'OEKO-TEX 1'] });
  });

  it('at TEMU', async () => {
    const sandbox = await makeSandbox();
    const before = await shein(sandbox);
    const change = (body: object) => sandbox.control('POST', `catalogue/temu/${categoryId}`, body);
    await change({ change: 'require', attribute: 'Look' });
    await change({ change: 'require', attribute: '版型', required: false });
    await change({ change: 'retireValue', attribute: '版型', value: '修身' });
    await change({ change: 'add', name: '护理图标', englishName: 'Care symbols' });
    const found = await temu(sandbox);
    expect(found).toContainEqual(expect.objectContaining({ name: '风格', required: true }));
    expect(found).toContainEqual({ name: '版型', required: false, values: ['常规', '宽松'] });
    expect(found.at(-1)).toEqual({ name: '护理图标', required: true, values: undefined });
    expect(await shein(sandbox)).toEqual(before);
  });

  it('and takes it back', async () => {
    const sandbox = await makeSandbox();
    const before = await temu(sandbox);
    await sandbox.control('POST', `catalogue/temu/${categoryId}`, { change: 'remove', attribute: '版型' });
    expect(await temu(sandbox)).not.toEqual(before);
    await sandbox.control('DELETE', `catalogue/temu/${categoryId}`);
    expect(await temu(sandbox)).toEqual(before);
  });

  it.each([
    ['shein/1704', { change: 'remove', attribute: 'Wings' }, /409 .*attribute Wings/],
    ['shein/1704', { change: 'retireValue', attribute: '版型', value: 'Wings' }, /409 .*value Wings/],
    ['shein/1701', { change: 'add', name: 'x' }, /409 .*last category 1701/],
    ['etsy/1704', { change: 'add', name: 'x' }, /409 .*marketplace etsy/],
    ['shein/1704', { change: 'explode' }, /400/],
  ])('unless there is nothing to change: %s %o', async (path, body, answer) => {
    const sandbox = await makeSandbox();
    await expect(sandbox.control('POST', `catalogue/${path}`, body)).rejects.toThrow(answer);
  });
});

it('the log tells which category a call asked about', async () => {
  const sandbox = await makeSandbox();
  await shein(sandbox);
  await temu(sandbox);
  await temu(sandbox);
  const asked = async (endpoint: string) =>
    (await sandbox.control<{ about: string; store: string }[]>('GET', `requests?endpoint=${endpoint}`)).map(
      ({ about, store }) => [about, store],
    );
  expect(await asked('shein:/open-api/goods/query-attribute-template')).toEqual([['41704', 's1']]);
  expect(await asked('temu:bg.goods.attrs.get')).toEqual([
    ['1704', 's4'],
    ['1704', 's4'],
  ]);
});

it('changes outlive a restart', async () => {
  const sandbox = await makeSandbox();
  await sandbox.control('POST', 'catalogue/temu/1704', { change: 'remove', attribute: '版型' });
  const next = await makeSandbox();
  next.core.load(JSON.parse(JSON.stringify(sandbox.core.save())) as ReturnType<typeof sandbox.core.save>);
  expect(await temu(next)).toEqual(await temu(sandbox));
});

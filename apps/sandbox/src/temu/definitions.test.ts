import { describe, expect, it } from 'vitest';
import { readUpload } from '../markets/uploads.ts';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { jpegOf, pngOf } from '../testing/picture.ts';
import { callTemu } from '../testing/temuCaller.ts';
import { categories } from '../world/categories.ts';

const leaf = (english: string) => Number(categories.find(({ name }) => name === english)!.id);

async function ask<Result>(sandbox: TestSandbox, type: string, fields: object, store = 's4'): Promise<Result> {
  sandbox.pass(1000);
  const zone = /\.glo\.|global/.test(type) ? 'pa' : 'cn';
  const { errorCode, errorMsg, result } = await callTemu(sandbox, type, fields, { store, zone });
  if (errorCode !== 1_000_000) throw new Error(`${errorCode} ${errorMsg}`);
  return result as Result;
}

describe('models', () => {
  interface Page {
    total: number;
    modelList: { id: number | bigint; modelName: string; modelType: number }[] | null;
  }

  it('are each shop’s own, page by page', async () => {
    const sandbox = await makeSandbox();
    const page = (pageNo: number, store?: string) =>
      ask<Page>(sandbox, 'bg.modelinfo.get', { pageNo, pageSize: 4, modelType: 0 }, store);
    const { total, modelList } = await page(1);
    expect(total).toBeGreaterThan(4);
    expect(modelList).toHaveLength(4);
    expect(typeof modelList![0]!.id).toBe('bigint');
    expect((await page(9)).modelList).toBeNull();
    expect((await page(1, 's6')).modelList).not.toEqual(modelList);
    const shoes = await ask<Page>(sandbox, 'bg.glo.modelinfo.get', { pageNo: 1, pageSize: 10, modelType: 1 });
    expect(shoes.modelList!.every(({ modelType }) => modelType === 1)).toBe(true);
  });

  it.each([
    [1704, { enabled: true, enabledModelType: 0 }],
    [leaf('Socks'), { enabled: true, enabledModelType: 1 }],
    [leaf('Mugs'), { enabled: false, enabledModelType: null }],
    [Number(categories.findLast(({ name }) => name === 'Hoodies')!.id), { enabled: true, enabledModelType: 0 }],
  ])('belong to some categories: %i', async (catId, rule) => {
    const sandbox = await makeSandbox();
    expect(await ask(sandbox, 'bg.modelcats.get', { catId })).toEqual(rule);
    expect(await ask(sandbox, 'bg.glo.modelcats.get', { catId })).toEqual(rule);
  });
});

describe('size charts', () => {
  const classOf = async (name: string) =>
    (
      await ask<{ sizeSpecClassCat: object | null }>(await makeSandbox(), 'bg.goods.sizecharts.class.get', {
        catId: leaf(name),
      })
    ).sizeSpecClassCat;

  it('are asked for by a class, which for sets is made of others', async () => {
    expect(await classOf('Hoodies')).toMatchObject({ classId: 11, classType: 0, relatedClassIds: null });
    expect(await classOf('Jeans')).toMatchObject({ classId: 12, classType: 0 });
    expect(await classOf('Pyjamas')).toMatchObject({ classId: 13, classType: 1, relatedClassIds: [11, 12] });
    expect(await classOf('Mugs')).toBeNull();
  });

  it('are each shop’s own, by offset; those of a set are its parts’', async () => {
    interface Page {
      totalCount: number;
      sizeSpecDataList: { businessId: number | bigint; reusable: boolean }[] | null;
    }
    const sandbox = await makeSandbox();
    const page = (offset: number, store?: string) =>
      ask<Page>(sandbox, 'bg.goods.sizecharts.get', { catId: 1704, offset, pageSize: 1 }, store);
    const { totalCount, sizeSpecDataList } = await page(0);
    expect(totalCount).toBeGreaterThan(1);
    expect(typeof sizeSpecDataList![0]!.businessId).toBe('bigint');
    expect((await page(1)).sizeSpecDataList).toHaveLength(1);
    expect((await page(0, 's6')).sizeSpecDataList).not.toEqual(sizeSpecDataList);
    expect(await page(1000)).toMatchObject({ totalCount, sizeSpecDataList: null });
    await expect(ask(sandbox, 'bg.glo.goods.sizecharts.get', { catId: 1704, pageSize: 1 })).rejects.toThrow(/3000000/);
  });
});

it('has freight templates for the sites of a semi-managed shop', async () => {
  const sandbox = await makeSandbox();
  const templates = async (siteIds: number[], store: string) =>
    (
      await ask<{ freightTemplates: { freightTemplateId: string }[] }>(
        sandbox,
        'bg.glo.logistics.template.get',
        { siteIds },
        store,
      )
    ).freightTemplates;
  const [first] = await templates([100], 's4');
  expect(first!.freightTemplateId).toMatch(/^HFT-\d{14}$/);
  expect(await templates([105], 's4')).toEqual([]);
  expect(await templates([100], 's6')).toEqual([]);
});

describe('an uploaded picture', () => {
  const upload = (sandbox: TestSandbox, image: string, fields: object = {}) =>
    ask<{ url: string; imageUrl: string; urls: string[] | null }>(sandbox, 'bg.goods.image.upload.global', {
      image,
      ...fields,
    });

  it('is taken in base64, with or without a prefix, for one use', async () => {
    const sandbox = await makeSandbox();
    const image = pngOf(800, 800).toString('base64');
    const plain = await upload(sandbox, image, { imageBizType: 1 });
    expect(plain).toMatchObject({ imageUrl: plain.url, urls: null });
    expect(readUpload(sandbox.core.world.links, 'temu', plain.url)).toMatchObject({ use: 1, width: 800 });
    const prefixed = await upload(sandbox, `data:image/jpeg;base64,${jpegOf(900, 1200).toString('base64')}`, {
      options: { doIntelligenceCrop: true, sizeMode: 2 },
    });
    expect(prefixed.urls).toHaveLength(4);
    expect(readUpload(sandbox.core.world.links, 'temu', prefixed.url)).toMatchObject({
      use: 0,
      width: 1350,
      height: 1800,
    });
  });

  it.each([
    ['no base64', '$$$$', /120000021/],
    ['another format', Buffer.from('GIF89a').toString('base64'), /120000022/],
    ['too many bytes', pngOf(800, 800, 2 * 1024 * 1024 + 1).toString('base64'), /120000023/],
  ])('is refused: %s', async (_what, image, code) => {
    await expect(upload(await makeSandbox(), image)).rejects.toThrow(code);
  });
});

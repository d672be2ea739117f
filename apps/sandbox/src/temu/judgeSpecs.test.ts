import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { callTemu } from '../testing/temuCaller.ts';
import { ask, type Case, eachSkc, eachSku, good, judge, mug, shirt } from '../testing/temuGoods.ts';

const cases: Case[] = [
  [
    'no placeholder for a mug',
    mug,
    (body) =>
      eachSkc(body, ({ productSkuReqs }) => ({ mainProductSkuSpecReqs: productSkuReqs[0]!.productSkuSpecReqs })),
    2_000_004,
    /placeholder/,
  ],
  [
    'two SKCs of a mug',
    mug,
    (body) => ({ ...body, productSkcReqs: [...body.productSkcReqs, ...body.productSkcReqs] }),
    2_000_011,
    /one SKC/,
  ],
  [
    'a shirt without colour',
    shirt,
    (body) =>
      eachSkc(body, ({ productSkuReqs }) => ({ mainProductSkuSpecReqs: productSkuReqs[0]!.productSkuSpecReqs })),
    2_000_004,
    /colour is missing/,
  ],
  [
    'a colour twice',
    shirt,
    (body) => eachSkc(body, () => ({ mainProductSkuSpecReqs: body.productSkcReqs[0]!.mainProductSkuSpecReqs })),
    2_000_011,
    /same colour/,
  ],
  [
    'an unknown value',
    shirt,
    (body) =>
      eachSku(body, ({ productSkuSpecReqs: [spec] }, index) =>
        index > 0 ? {} : { productSkuSpecReqs: [{ ...spec, specId: 7 }] },
      ),
    2_000_004,
    /specId 7/,
  ],
  [
    'a size missing in one colour',
    shirt,
    (body) => eachSkc(body, ({ productSkuReqs }, index) => ({ productSkuReqs: productSkuReqs.slice(index) })),
    2_000_011,
    /2 of 3 combinations/,
  ],
  [
    'a size twice',
    shirt,
    (body) =>
      eachSkc(body, ({ productSkuReqs: [first, ...others] }) => ({
        productSkuReqs: [first, { ...first, extCode: randomUUID() }, ...others],
      })),
    2_000_011,
    /same specifications/,
  ],
  [
    'a size that no SKU has',
    shirt,
    (body) => eachSkc(body, ({ productSkuReqs }) => ({ productSkuReqs: productSkuReqs.slice(1) })),
    2_000_011,
    /no SKU has/,
  ],
  [
    'eleven SKUs of a colour',
    shirt,
    (body) =>
      eachSkc(body, ({ productSkuReqs: [first] }) => ({ productSkuReqs: Array.from({ length: 11 }, () => first) })),
    3_000_000,
    /at most 10/,
  ],
];
it.each(cases)('%s', (...given) => judge(given));

it('of the seller’s own are taken where the category allows them, and told apart by more than spaces', async () => {
  const sandbox = await makeSandbox();
  const call = async <Result>(type: string, fields: object = {}) =>
    (await callTemu(sandbox, type, fields, { zone: 'pa' })).result as Result;
  const { parentSpecDTOS } = await call<{ parentSpecDTOS: { parentSpecId: number; parentSpecName: string }[] }>(
    'bg.glo.goods.parentspec.get',
  );
  const { parentSpecId, parentSpecName } = parentSpecDTOS.find((each) => each.parentSpecName === '颜色')!;
  const own = async (specName: string) => {
    const { specId } = await call<{ specId: number }>('bg.glo.goods.spec.create', { parentSpecId, specName });
    return { parentSpecId, parentSpecName, specId, specName };
  };
  const [lemon, spaced, lime] = [await own('Lemon Yellow'), await own('Lemon  yellow'), await own('Lime')];
  expect(await own('Lime')).toEqual(lime);
  const body = good(sandbox, mug);
  const withColours = (...colours: object[]) =>
    eachSkc(body, ({ productSkuReqs }) => ({
      productSkuReqs: productSkuReqs.flatMap((sku) =>
        colours.map((colour) => ({
          ...sku,
          extCode: randomUUID(),
          productSkuSpecReqs: [...sku.productSkuSpecReqs, colour],
        })),
      ),
    }));
  expect(await ask(sandbox, withColours(lemon, spaced))).toMatchObject({ errorCode: 2_000_011 });
  expect(await ask(sandbox, withColours({ ...lemon, specId: 5 }))).toMatchObject({ errorCode: 2_000_004 });
  expect((await ask(sandbox, withColours(lemon, lime))).errorMsg).toBe('');
  const worn = good(sandbox, shirt);
  const strange = eachSku(worn, ({ productSkuSpecReqs }) => ({ productSkuSpecReqs: [...productSkuSpecReqs, lemon] }));
  expect(await ask(sandbox, strange)).toMatchObject({ errorCode: 2_000_004 });
});

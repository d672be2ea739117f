import { expect } from 'vitest';
import { propertiesOf } from '../temu/catalogue/catalogue.ts';
import { categories, categoryOf } from '../world/categories.ts';
import { Chance } from '../world/chance.ts';
import { makeSandbox, type TestSandbox } from './makeSandbox.ts';
import { callTemu } from './temuCaller.ts';
import { fillTemu, sentToTemu } from './temuFill.ts';
import { temuProduct } from './temuPublishing.ts';

export const leaf = (english: string) => categories.find(({ name }) => name === english)!.id;
export const mug = leaf('Ceramic Mugs');
export const shirt = '1704';

export type Body = ReturnType<typeof temuProduct>;
type Skc = Body['productSkcReqs'][number];
type Sku = Skc['productSkuReqs'][number];

/** A product that is taken: of what is worn in two colours and three sizes, of a mug in one size. */
export function good(sandbox: TestSandbox, categoryId: string, store = 's4'): Body {
  const template = propertiesOf(categoryOf(categoryId)!, []);
  const entries = fillTemu(template, new Chance('judged', categoryId)).filter(
    ({ templatePid }) => template.find(({ id }) => id === templatePid)!.sale === undefined,
  );
  const sales = template.filter(({ sale }) => sale !== undefined);
  const head = ({ id, pid, refPid, zh }: (typeof template)[number]) => ({ templatePid: id, pid, refPid, propName: zh });
  const chosen = sales.flatMap((property) =>
    property.values
      .slice(0, property.sale === 'main' ? Math.min(2, property.most) : 3)
      .map(({ id, zh }) => ({ ...head(property), vid: id, propValue: zh, valueUnit: '' })),
  );
  return temuProduct(sandbox, { store, categoryId, ...sentToTemu(template, [...entries, ...chosen]) });
}

export async function ask(sandbox: TestSandbox, body: object, store = 's4') {
  sandbox.pass(1000);
  return await callTemu(sandbox, 'bg.glo.goods.add', body, { store, zone: 'pa' });
}

export const eachSku = (body: Body, change: (sku: Sku, index: number) => object): Body => ({
  ...body,
  productSkcReqs: body.productSkcReqs.map((skc) => ({
    ...skc,
    productSkuReqs: skc.productSkuReqs.map((sku, index) => ({ ...sku, ...change(sku, index) })),
  })),
});
export const eachSkc = (body: Body, change: (skc: Skc, index: number) => object): Body => ({
  ...body,
  productSkcReqs: body.productSkcReqs.map((skc, index) => ({ ...skc, ...change(skc, index) })),
});
export const weighing = (sku: Sku, change: object) => ({
  productSkuWhExtAttrReq: { ...sku.productSkuWhExtAttrReq, ...change },
});

export type Case = [
  what: string,
  category: string,
  spoil: (body: Body, sandbox: TestSandbox) => object,
  code: number,
  says?: RegExp,
];

/** Refused when it is spoilt, and taken as it was. */
export async function judge([, category, spoil, code, says]: Case, store = 's4') {
  const sandbox = await makeSandbox();
  const body = good(sandbox, category, store);
  const answer = await ask(sandbox, spoil(body, sandbox), store);
  expect([answer.errorCode, answer.errorMsg]).toEqual([code, expect.stringMatching(says ?? /./)]);
  expect(await sandbox.control('GET', `products?store=${store}`)).toEqual([]);
  expect((await ask(sandbox, body, store)).errorMsg).toBe('');
}

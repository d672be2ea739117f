import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { expect, it, onTestFinished } from 'vitest';
import { must } from '../../demo/shop.ts';
import { keptPrint, keptProduct, keptProductCode } from '../../testing/productMakers.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';

const library = 'soft cotton, summer beach, gift for women, graphic print, crew neck, casual wear, party';
const asked = { keyword: '{colour} tee,{design}', min: 30, max: 60 };

async function shop(environment: Record<string, string> = {}) {
  const test = await testApp({ environment });
  const clerk = await test.as(['/products/publish']);
  await must(clerk, titleKeywords.add, { keyword: library });
  const print1Id = await keptPrint(test, 'Rose_Garden.png');
  return { test, clerk, rose: (code = 'TEE-BLK-M') => rose(test, print1Id, code) };
}

async function rose(test: TestApp, print1Id: string, code: string): Promise<string> {
  const product = await keptProduct(test, {
    print1Id,
    skus: [{ productCodeId: (await keptProductCode(test, { code })).id }],
  });
  return product.id;
}

it('adds keywords once, says which were there, and deletes them', async () => {
  const { clerk } = await shop();
  const { added, known } = await must(clerk, titleKeywords.add, { keyword: 'Party, mug\nmug, Gift box' });
  expect([added.map(({ keyword }) => keyword), known]).toEqual([['Gift box', 'mug'], ['Party']]);
  for (const blank of ['', ' , ', null])
    expect(await clerk.send(titleKeywords.add, { keyword: blank })).toMatchObject({
      status: 400,
      data: [{ path: 'keyword', msg: 'Please enter keywords' }],
    });
  expect(await must(clerk, titleKeywords.list, { keyword: 'GIFT' })).toMatchObject({
    rows: [{ keyword: 'Gift box' }, { keyword: 'gift for women' }],
    total: 2,
  });
  const { id } = added[0]!;
  await must(clerk, titleKeywords.del, { id });
  expect(await clerk.call(titleKeywords.del, { id })).toMatchObject({ status: 404 });
  expect((await must(clerk, titleKeywords.list, {})).total).toBe(8);
});

it('makes titles of keywords, the library and what the product is', async () => {
  const { test, clerk, rose } = await shop();
  const productId = await rose();
  const titles = await must(clerk, titleKeywords.getTitle, { ...asked, productId, titleNum: 3 });
  expect(titles).toHaveLength(3);
  for (const { title } of titles) expect(title).toMatch(/^BLK Name Tee Rose Garden .{4,}$/);
  expect(await must(clerk, titleKeywords.getTitle, { ...asked, productId, titleNum: 3 })).toEqual(titles);
  expect(await must(clerk, titleKeywords.getTitle, { ...asked, productId, titleNum: 3, seed: 1 })).not.toEqual(titles);
  for (const [name, read] of [
    ['黑色 Jet black', /^Jet Black Tee/],
    ['黑色（深）', /^BLK Tee/],
  ] as const) {
    await test.db.updateTable('codes').set({ name }).where('code', '=', 'BLK').execute();
    const [one] = await must(clerk, titleKeywords.getTitle, { ...asked, productId });
    expect(one!.title).toMatch(read);
  }
  expect(await clerk.call(titleKeywords.getTitle, { ...asked, productId: '404' })).toMatchObject({ status: 404 });
});

it('names what is wrong with a question, in the words of the specification', async () => {
  const { clerk } = await shop();
  const wrong = async (given: object) => {
    const { status, data } = await clerk.send(titleKeywords.getTitle, { ...asked, ...given });
    return [status, ...(data as { path: string; msg: string }[]).map(({ path, msg }) => `${path} ${msg}`)];
  };
  const characters = 'enter the number of characters, minimum 20';
  expect(await wrong({ keyword: '', min: '', max: '19' })).toEqual([
    400,
    'keyword Please enter keywords',
    `min ${characters}`,
    `max ${characters}`,
  ]);
  expect(await wrong({ min: 40, max: 40 })).toEqual([400, `max ${characters}`]);
  expect(await wrong({ keyword: 'a'.repeat(30), min: 20, max: 25 })).toEqual([
    400,
    expect.stringMatching(/^keyword The keywords alone have 30 characters, more than 25/),
  ]);
  expect(await wrong({ min: 190, max: 200 })).toEqual([
    400,
    expect.stringMatching(/^min The library cannot fill a title up to 190 characters; 8\d is the most/),
  ]);
});

it('gives each of several products its own title', async () => {
  const { clerk, rose } = await shop();
  const productIds = [await rose(), await rose('TEE-WHT-M'), await rose('TEE-WHT-L')];
  const titled = await must(clerk, titleKeywords.getTitles, { ...asked, productIds: [...productIds, '404'] });
  expect(titled.map(({ productId }) => productId)).toEqual(productIds);
  expect(new Set(titled.map(({ title }) => title)).size).toBe(3);
  expect(titled.map(({ title }) => title.slice(0, 8))).toEqual(['BLK Name', 'WHT Name', 'WHT Name']);
  const long = await must(clerk, titleKeywords.getTitles, { ...asked, min: 190, max: 200, productIds });
  expect(long[0]).toMatchObject({ title: '', problem: expect.stringContaining('cannot fill') as string });
});

/** Speaks as an address of the OpenAI kind does. */
async function languageModel(
  answer: (body: { messages: { content: string }[] }) => { status?: number; content: string },
) {
  const heard: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => void reply(request, response));
  async function reply(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.parse(await text(request)) as { messages: { content: string }[] };
    heard.push({ authorization: request.headers.authorization, body });
    const { status = 200, content } = answer(body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    environment: { TITLE_MODEL_URL: `http://127.0.0.1:${port}/v1/`, TITLE_MODEL: 'small', TITLE_MODEL_KEY: 'k-123' },
  };
}

it('asks a language model where one is set up, and keeps its titles to the same rules', async () => {
  let content = [
    '1. "{colour} tee with {design} for summer days"',
    'tee without the name of its print',
    '{colour} tee {design} tee twice in one title',
    '- {colour} tee {design}',
    '{colour} tee: {design} as a gift for women',
  ].join('\n');
  let status = 200;
  const model = await languageModel(() => ({ status, content }));
  const { clerk, rose } = await shop(model.environment);
  expect(await must(clerk, titleKeywords.titleModel, {})).toEqual({ model: 'small' });
  const productId = await rose();
  const question = { ...asked, productId, titleNum: 3, byModel: true };
  expect((await must(clerk, titleKeywords.getTitle, question)).map(({ title }) => title)).toEqual([
    'BLK Name Tee with Rose Garden for Summer Days',
    'BLK Name Tee: Rose Garden as a Gift for Women',
  ]);
  expect(model.heard[0]).toMatchObject({ authorization: 'Bearer k-123', body: { model: 'small' } });
  const titled = await must(clerk, titleKeywords.getTitles, {
    ...asked,
    byModel: true,
    productIds: [productId, await rose('TEE-WHT-M')],
  });
  expect(titled.map(({ title }) => title)).toEqual([
    'BLK Name Tee with Rose Garden for Summer Days',
    'WHT Name Tee with Rose Garden for Summer Days',
  ]);
  content = 'nothing of use';
  expect(await clerk.call(titleKeywords.getTitle, question)).toMatchObject({
    failure: 'publishTemplates.modelRefused',
  });
  status = 500;
  expect(await clerk.call(titleKeywords.getTitle, question)).toMatchObject({ failure: 'publishTemplates.modelSilent' });
});

it('has no language model unless one is set up', async () => {
  const { clerk } = await shop();
  expect(await must(clerk, titleKeywords.titleModel, {})).toEqual({ model: null });
  expect(await clerk.call(titleKeywords.getTitle, { ...asked, keyword: 'tee', byModel: true })).toMatchObject({
    status: 409,
    failure: 'publishTemplates.noModel',
  });
});

import { expect, it } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';
import { publishAtShein } from '../testing/publishing.ts';
import { publishAtTemu } from '../testing/temuPublishing.ts';
import { fillShein, sentByShein } from '../testing/sheinFill.ts';
import { fillTemu, sentToTemu } from '../testing/temuFill.ts';
import { attributesOf } from '../shein/catalogue/catalogue.ts';
import { propertiesOf } from '../temu/catalogue/catalogue.ts';
import { categories } from '../world/categories.ts';
import { Chance } from '../world/chance.ts';
import type { Product } from './product.ts';

const mug = categories.find(({ name }) => name === 'Ceramic Mugs')!;

async function publish(sandbox: TestSandbox, store: string): Promise<Product> {
  if (sandbox.core.world.store(store).marketplace === 'shein') {
    const attributes = sentByShein(fillShein(attributesOf(mug, []), new Chance('life')));
    await publishAtShein(sandbox, { store, categoryId: mug.id, attributes });
  } else {
    const template = propertiesOf(mug, []);
    const sent = sentToTemu(template, fillTemu(template, new Chance('life')));
    await publishAtTemu(sandbox, { store, categoryId: mug.id, ...sent });
  }
  return (await sandbox.control<Product[]>('GET', `products?store=${store}`)).at(-1)!;
}

const act = (sandbox: TestSandbox, { number }: Product, name: string, body: object = {}) =>
  sandbox.control<Product>('POST', `products/${number}/${name}`, body);
const statesOf = ({ skcs }: Product) => skcs.map(({ state }) => state);
const shelvesOf = ({ skcs }: Product) => skcs.flatMap(({ shelves }) => shelves.map(({ onShelf }) => onShelf));

it.each(['s1', 's4'])('looks at what is published for a while, then shows it to buyers: %s', async (store) => {
  const sandbox = await makeSandbox();
  await sandbox.control('PUT', 'reviews', { refusedShare: 0 });
  const taken = await publish(sandbox, store);
  expect([statesOf(taken), shelvesOf(taken)]).toEqual([['review'], [false]]);
  await sandbox.control('POST', 'clock', { advanceMs: 90_000 });
  const approved = await sandbox.control<Product>('GET', `products/${taken.number}`);
  expect([statesOf(approved), shelvesOf(approved)]).toEqual([['approved'], [true]]);
});

it('refuses some by chance, the same ones whenever the seed is the same, and any where a tester says so', async () => {
  const sandbox = await makeSandbox();
  await sandbox.control('PUT', 'reviews', { refusedShare: 1 });
  const first = await publish(sandbox, 's1');
  await sandbox.control('POST', 'clock', { advanceMs: 90_000 });
  const refused = await sandbox.control<Product>('GET', `products/${first.number}`);
  expect(statesOf(refused)).toEqual(['refused']);
  expect(refused.skcs[0]!.reasons.length).toBeGreaterThan(0);
  const second = await act(sandbox, await publish(sandbox, 's1'), 'refuse', { reasons: ['Blurred'] });
  expect(second.skcs[0]).toMatchObject({ state: 'refused', reasons: [{ zh: 'Blurred', en: 'Blurred' }] });
  await expect(act(sandbox, second, 'approve')).rejects.toThrow(/409/);
});

it.each(['s1', 's4'])('buyers order what is on sale until it is sold out: %s', async (store) => {
  const sandbox = await makeSandbox();
  const product = await act(sandbox, await publish(sandbox, store), 'approve');
  const { id, sellerSku } = product.skcs[0]!.skus[0]!;
  await act(sandbox, product, 'stock', { units: 4, warehouse: 'W' });
  const order = () => sandbox.orders({ sellerSkus: [sellerSku] }, store);
  const [number] = await order();
  const { items } = await sandbox.control<{ items: { listing: object; quantity: number }[] }>(
    'GET',
    `orders/${number}`,
  );
  expect(items).toMatchObject([{ listing: { sku: id, sellerSku, spu: product.number } }]);
  const left = await sandbox.control<Product>('GET', `products/${product.number}`);
  const units = Object.values(left.skcs[0]!.skus[0]!.stock).reduce((sum, each) => sum + each, 0);
  expect(units).toBeLessThan(Object.values(product.skcs[0]!.skus[0]!.stock).reduce((sum, each) => sum + each, 4));
  const [last, ...others] = Object.keys(left.skcs[0]!.skus[0]!.stock);
  for (const warehouse of others) await act(sandbox, product, 'stock', { units: 0, warehouse });
  await act(sandbox, product, 'stock', { units: 1, warehouse: last });
  await order();
  await expect(order()).rejects.toThrow(/409/);
});

it('is changed behind our back: price, stock, shelf, delisting, the bin and deletion', async () => {
  const sandbox = await makeSandbox();
  const product = await act(sandbox, await publish(sandbox, 's4'), 'approve');
  const priced = await act(sandbox, product, 'price', { original: 4321 });
  expect(priced.skcs[0]!.skus[0]!.prices).toMatchObject([{ original: 4321, special: null }]);
  expect(shelvesOf(await act(sandbox, product, 'shelf', { onShelf: false }))).toEqual([false]);
  const stopped = await act(sandbox, product, 'delist');
  expect(stopped.skcs[0]).toMatchObject({ stopped: true, shelves: [{ onShelf: false }] });
  expect(shelvesOf(await act(sandbox, product, 'allow'))).toEqual([true]);
  expect((await act(sandbox, product, 'recycle')).removed).toBe('recycled');
  expect((await act(sandbox, product, 'delete')).removed).toBe('deleted');
  await expect(act(sandbox, product, 'delist')).rejects.toThrow(/409/);
  await expect(act(sandbox, product, 'price', { original: 0 })).rejects.toThrow(/400/);
  const unknown = await sandbox.app.inject({ method: 'POST', url: '/control/products/none/approve' });
  expect(unknown.statusCode).toBe(404);
});

it('outlives a restart, with the review that is still to come', async () => {
  const sandbox = await makeSandbox();
  await sandbox.control('PUT', 'reviews', { refusedShare: 0 });
  const { number } = await publish(sandbox, 's1');
  const next = await makeSandbox();
  next.core.load(JSON.parse(JSON.stringify(sandbox.core.save())) as ReturnType<typeof sandbox.core.save>);
  await next.control('POST', 'clock', { advanceMs: 90_000 });
  expect(statesOf(await next.control<Product>('GET', `products/${number}`))).toEqual(['approved']);
});

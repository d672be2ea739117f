import { expect, it } from 'vitest';
import { call } from '../testing/sheinCaller.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';

interface Node {
  category_id: number;
  product_type_id: number;
  category_name: string;
  last_category: boolean;
  children: Node[];
}

const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

it('has a tree of some hundred categories, of which only leaves have a form', async () => {
  const sandbox = await makeSandbox();
  const { info } = await call(sandbox, { path: '/open-api/goods/query-category-tree' });
  const nodes = flat((info as { data: Node[] }).data);
  expect(nodes.length).toBeGreaterThan(250);
  expect(new Set(nodes.map(({ category_id }) => category_id)).size).toBe(nodes.length);
  for (const node of nodes) expect(node.product_type_id > 0).toBe(node.last_category);
});

it('asks for attributes of every mode, type and status', async () => {
  const sandbox = await makeSandbox();
  const tree = await call(sandbox, { path: '/open-api/goods/query-category-tree', headers: { language: 'en' } });
  const shirt = flat((tree.info as { data: Node[] }).data).find(({ category_name }) => category_name === 'Hoodies')!;
  const body = { product_type_id_list: [shirt.product_type_id] };
  const { info } = await call(sandbox, { path: '/open-api/goods/query-attribute-template', body });
  const [{ attribute_infos }] = (info as { data: [{ attribute_infos: Record<string, number>[] }] }).data;
  const seen = (field: string) =>
    [...new Set(attribute_infos.map((attribute) => attribute[field]!))].toSorted((a, b) => a - b);
  expect(seen('attribute_mode')).toEqual([0, 1, 2, 3, 4]);
  expect(seen('attribute_type')).toEqual([1, 2, 3, 4]);
  expect(seen('attribute_status')).toEqual([1, 2, 3]);
});

it('gives the forms of ten leaves at most', async () => {
  const sandbox = await makeSandbox();
  const body = { product_type_id_list: Array.from({ length: 11 }, (_, index) => index) };
  const path = '/open-api/goods/query-attribute-template';
  expect(await call(sandbox, { path, body })).toMatchObject({ code: 'sandbox-param-001' });
});

it('tells what it knows of a hundred SKUs at most, and leaves out those of others', async () => {
  const sandbox = await makeSandbox();
  const [listing] = sandbox.core.world.store('s1').listings;
  const path = '/open-api/openapi-business-backend/product/full-detail';
  expect(await call(sandbox, { path, body: { skuCodes: [listing!.sku, 'Inone'] } })).toMatchObject({
    code: '0',
    info: { data: [{ skuCode: listing!.sku, spuName: listing!.spu }] },
  });
  const body = { skuCodes: Array.from({ length: 101 }, String) };
  expect(await call(sandbox, { path, body })).toMatchObject({ code: 'sandbox-param-001' });
});

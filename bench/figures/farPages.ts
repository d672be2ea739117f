import { categories } from '@pressroom/contract/categories/categories';
import { library, libraryRoot } from '@pressroom/contract/library/library';
import { products } from '@pressroom/contract/products/products';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { libraryDataset, listedDataset } from '../database/datasets.ts';
import { compareRatio, type Figure, type Measured } from '../figure.ts';
import { send, throughput, warmAll } from '../load.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';

const load = { clients: 20, seconds: 1 };
const rounds = 3;
const pageSize = 20;

type Asked = Readonly<Record<string, string | number>>;
type Lists = Readonly<Record<string, readonly [path: string, input?: Asked]>>;

const listed: Lists = {
  products: [products.list.path, { productType: 1 }],
  'product-codes': [categories.productCodePage.path],
  mappings: [skuMapping.page.path],
  'mapped-products': [skuMapping.productPage.path],
  listings: [publishProducts.page.path],
};
const pictures: Lists = {
  pictures: [library.folderDetails.path.replace('{folderId}', libraryRoot)],
};

const figureOf = (name: string) => `far-pages-${name}`;
const unit = 'requests/s';

export const farPages: Figure = {
  names: ['far-pages', ...Object.keys({ ...listed, ...pictures }).map(figureOf)],
  what: 'the page in the middle of 20,000 to 300,000 rows, 20 clients: from the page before it against our own first page',
  async measure() {
    return [
      ...(await measureLists(await listedDataset(), listed)),
      ...(await measureLists(await libraryDataset(), pictures)),
    ];
  },
};

interface Rows {
  data: { rows: { id: string }[]; total: number };
}

async function measureLists(database: string, lists: Lists): Promise<Measured[]> {
  await using pressroom = await startPressroom(database);
  const sides: { name: string; first: Side; far: Side }[] = [];
  for (const [name, [path, filters = {}]] of Object.entries(lists)) {
    const first = pressroom.reading(path, { pageSize, ...filters });
    sides.push({ name, first, far: await middleOf(pressroom, path, filters) });
  }
  await warmAll([sides.map(({ first }) => first), sides.map(({ far }) => far)]);
  const measured: Measured[] = [];
  for (const { name, first, far } of sides) {
    const taken = await inTurn(rounds, { ours: () => throughput(far, load), bare: () => throughput(first, load) });
    measured.push(compareRatio(figureOf(name), { ...taken, unit }, { atLeast: 0.8 }));
  }
  return measured;
}

type Side = ReturnType<Pressroom['reading']>;

async function middleOf(pressroom: Pressroom, path: string, filters: Asked): Promise<Side> {
  const ask = async (input: Asked) => {
    const answer = await send(pressroom.reading(path, { pageSize, ...filters, ...input }));
    return (JSON.parse(answer.toString()) as Rows).data;
  };
  const { total } = await ask({});
  const pageNum = Math.floor(total / pageSize / 2);
  const [before, fromStart] = [await ask({ pageNum: pageNum - 1 }), await ask({ pageNum })];
  const asked = { pageNum, anchor: `${pageNum - 1}-${before.rows[0]!.id}` };
  const { rows } = await ask(asked);
  if (JSON.stringify(rows) !== JSON.stringify(fromStart.rows)) throw new Error(`${path}: another page ${pageNum}`);
  return pressroom.reading(path, { pageSize, ...filters, ...asked });
}

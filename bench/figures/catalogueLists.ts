import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import { codes } from '@pressroom/contract/codes/codes';
import type { QuestionName } from '../bare/catalogueQueries.ts';
import { productDataset } from '../database/productDataset.ts';
import { type Figure, judgeRatio, type Measured } from '../figure.ts';
import { send, type Target, throughput } from '../load.ts';
import { startBareCatalogue } from '../programs/bareCatalogue.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';

type Input = Readonly<Record<string, string | number>>;

/** Each list and search of code management and product information, beside the question that the bare side answers. */
const lists = {
  codes: [codes.page.path, { type: 1 }],
  codeSearch: [codes.page.path, { type: 1, name: 'del 12' }],
  categories: [categories.page.path, {}],
  categorySearch: [categories.page.path, { code: '0012-c0' }],
  productCodes: [categories.productCodePage.path, {}],
  productCodeSearch: [categories.productCodePage.path, { code: 'c07-s1' }],
  movements: [stock.movements.path, { id: 1 }],
} as const satisfies Record<QuestionName, readonly [path: string, input: Input]>;

const names = Object.keys(lists) as QuestionName[];
const figureOf = (name: QuestionName) => `list-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const load = { clients: 20, seconds: 1 };
const warmUp = { ...load, seconds: 2 };
const rounds = 5;

export const catalogueLists: Figure = {
  names: ['catalogue-lists', ...names.map(figureOf)],
  what: 'lists and searches of codes, products and stock at 20,000 product codes, 20 clients, against a bare Node server with pg',
  async measure() {
    const database = await productDataset();
    await using pressroom = await startPressroom(database);
    await using bare = await startBareCatalogue(database);
    const measured: Measured[] = [];
    for (const name of names) {
      const [path, input] = lists[name];
      const targets = { ours: pressroom.reading(path, input), bare: bare.target(name) };
      await requireSame(name, targets);
      for (const target of Object.values(targets)) await throughput(target, warmUp);
      const sides = await inTurn(rounds, {
        ours: () => throughput(targets.ours, load),
        bare: () => throughput(targets.bare, load),
      });
      measured.push(judgeRatio(figureOf(name), { ...sides, unit: 'requests/s' }, { atLeast: 0.8 }));
    }
    return measured;
  },
};

interface Answer {
  rows: { id: string }[];
  total: number;
}

async function requireSame(name: string, targets: { ours: Target; bare: Target }): Promise<void> {
  const { data } = JSON.parse((await send(targets.ours)).toString()) as { data: Answer };
  const bare = JSON.parse((await send(targets.bare)).toString()) as Answer;
  const gist = ({ rows, total }: Answer) => JSON.stringify([total, rows.map(({ id }) => id)]);
  if (data.rows.length === 0 || gist(data) !== gist(bare))
    throw new Error(`${name}: the two sides do not answer alike:\n${gist(data)}\n${gist(bare)}`);
}

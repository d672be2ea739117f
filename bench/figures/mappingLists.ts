import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { QuestionName } from '../bare/mappingQueries.ts';
import { mappingDataset } from '../database/mappingDataset.ts';
import { type Figure, judgeRatio, type Measured } from '../figure.ts';
import { send, type Target, throughput } from '../load.ts';
import { startBareMappings } from '../programs/bareMappings.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { inTurn } from '../rounds.ts';

type Input = Readonly<Record<string, string | number>>;

/** Each list and search of the SKU mapping screen, beside the question that the bare side answers. */
const lists = {
  mappedProducts: [skuMapping.productPage.path, {}],
  mappedOfStore: [skuMapping.productPage.path, { shopId: 3 }],
  mappedBySku: [skuMapping.productPage.path, { skuId: '30079' }],
  mappedByPrint: [skuMapping.productPage.path, { printingName: 'D4711' }],
  mappedByCode: [skuMapping.productPage.path, { productCode: 'c07-s1' }],
  mappings: [skuMapping.page.path, { productCode: 'TS0001-C01-S02' }],
  waiting: [skuMapping.waitingPage.path, {}],
} as const satisfies Record<QuestionName, readonly [path: string, input: Input]>;

const names = Object.keys(lists) as QuestionName[];
const figureOf = (name: QuestionName) => `list-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const load = { clients: 20, seconds: 1 };
const warmUp = { ...load, seconds: 2 };
const rounds = 5;

export const mappingLists: Figure = {
  names: ['mapping-lists', ...names.map(figureOf)],
  what: 'lists and searches of SKU mappings and of what waits for one, at 200,000 mappings, 20 clients, against a bare Node server with pg',
  async measure() {
    const database = await mappingDataset();
    await using pressroom = await startPressroom(database);
    await using bare = await startBareMappings(database);
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
  rows: object[];
  total: number;
}

/** As many rows, and as many in all: what they hold is proven by the tests. */
async function requireSame(name: string, targets: { ours: Target; bare: Target }): Promise<void> {
  const { data } = JSON.parse((await send(targets.ours)).toString()) as { data: Answer };
  const bare = JSON.parse((await send(targets.bare)).toString()) as Answer;
  const gist = ({ rows, total }: Answer) => `${rows.length} of ${total}`;
  if (data.rows.length === 0 || gist(data) !== gist(bare))
    throw new Error(`${name}: the two sides do not answer alike: ${gist(data)}, ${gist(bare)}`);
}

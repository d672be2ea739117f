import { type Figure, compareRatio, type Measured } from './figure.ts';
import { send, type Target, throughput, warmAll } from './load.ts';
import { type BareSide, startBareLists } from './programs/bareLists.ts';
import { startPressroom } from './programs/pressroom.ts';
import { inTurn } from './rounds.ts';

type ListInput = Readonly<Record<string, string | number>>;

/** `atLeast`: of the bare side, where it is not the usual part. */
export type List = readonly [path: string, input: ListInput, atLeast?: number];

interface Lists {
  /** Picks all of them. */
  name: string;
  what: string;
  bare: BareSide;
  dataset(): Promise<string>;
  /** By the name of the question that the bare side answers. */
  lists: Readonly<Record<string, List>>;
  /** The lists are asked with a body. */
  posted?: boolean;
  /** What both sides must answer alike. */
  gist(answer: Answer): string;
}

interface Answer {
  rows: { id?: string; sysStatus?: number; totalNum?: number | string }[];
  total: number;
}

const figureOf = (name: string) => `list-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const clients = 20;
const rounds = 3;
/** A list that is this many times better than it must be is seen in short rounds; any other is measured again in long ones. */
const clearly = 1.5;
const shortLoad = { clients, seconds: 0.5 };
const longLoad = { clients, seconds: 2 };
const usual = 0.8;

/** Lists and searches of one screen, each beside a bare Node server with pg and the best SQL for it. */
export function listsFigure({ name: all, what, bare: side, dataset, lists, posted, gist }: Lists): Figure {
  return {
    names: [all, ...Object.keys(lists).map(figureOf)],
    what,
    async measure(wanted) {
      const database = await dataset();
      await using pressroom = await startPressroom(database);
      await using bare = await startBareLists(side, database);
      const pairs: Pair[] = [];
      for (const [name, [path, input, atLeast = usual]] of Object.entries(lists)) {
        const ours = posted ? pressroom.target(path, input) : pressroom.reading(path, input);
        const targets = { ours, bare: bare.target(name) };
        await requireSame(name, targets, gist);
        pairs.push({ figure: figureOf(name), targets, atLeast });
      }
      return await measureThroughput(pairs, wanted);
    },
  };
}

export interface Pair {
  figure: string;
  targets: Readonly<Record<'ours' | 'bare', Target>>;
  atLeast?: number;
}

/** All of them, or the one that is wanted by its name. Every list is asked until its code is compiled before any is measured. */
export async function measureThroughput(pairs: readonly Pair[], wanted?: string): Promise<Measured[]> {
  const named = pairs.filter(({ figure }) => figure === wanted);
  const chosen = named.length > 0 ? named : pairs;
  await warmAll((['ours', 'bare'] as const).map((side) => chosen.map(({ targets }) => targets[side])));
  const measured: Measured[] = [];
  for (const { figure, targets, atLeast = usual } of chosen) {
    const loaded = (load: typeof longLoad) =>
      inTurn(rounds, {
        ours: () => throughput(targets.ours, load),
        bare: () => throughput(targets.bare, load),
      });
    const seen = await loaded(shortLoad);
    const sides = seen.ours / seen.bare >= clearly * atLeast ? seen : await loaded(longLoad);
    measured.push(compareRatio(figure, { ...sides, unit: 'requests/s' }, { atLeast }));
  }
  return measured;
}

async function requireSame(name: string, targets: { ours: Target; bare: Target }, gist: Lists['gist']): Promise<void> {
  const { data: answer } = JSON.parse((await send(targets.ours)).toString()) as { data: Answer | Answer['rows'] };
  // what fits on one page is answered bare
  const data = Array.isArray(answer) ? { rows: answer, total: answer.length } : answer;
  const bare = JSON.parse((await send(targets.bare)).toString()) as Answer;
  if (data.rows.length === 0 || gist(data) !== gist(bare))
    throw new Error(`${name}: the two sides do not answer alike:\n${gist(data)}\n${gist(bare)}`);
}

import type { Message } from '@pressroom/contract/message';
import {
  keepsRules,
  prepareLibrary,
  type TitleAnswer,
  titleKey,
  type TitleQuestion,
  titlesFrom,
} from '@pressroom/contract/publishTemplates/titles';
import {
  fillPlaceholders,
  type Placeholders,
  titleCase,
  wordsOf,
} from '@pressroom/contract/publishTemplates/titleWords';
import type { App } from '../../platform/app.ts';
import type { Db } from '../../platform/database/database.ts';
import { fail } from '../../platform/failure.ts';
import { askModel } from './titleModel.actions.ts';
import { findLibrary } from './titleKeywords.queries.ts';
import { findTitleValues } from './titles.queries.ts';

/** Titles that the model is asked for at once; many products share them, each with its own values. */
const modelTitlesMost = 20;

interface Asked {
  keywords: readonly string[];
  min: number;
  max: number;
  seed: number;
  byModel?: boolean;
}

interface TitledProduct {
  productId: string;
  title: string;
  problem: Message | null;
}

export async function makeTitles(
  app: App,
  db: Db,
  { byModel, ...question }: TitleQuestion & Pick<Asked, 'byModel'>,
): Promise<TitleAnswer> {
  if (!byModel) return titlesFrom(prepareLibrary(await findLibrary(db)), question);
  const made = await askModel(app, question);
  const titles = new Map<string, string>();
  for (const title of made.map(filledWith(question.placeholders))) {
    const key = titleKey(wordsOf(title));
    if (titles.size < question.titleNum && !titles.has(key) && keepsRules(title, question)) titles.set(key, title);
  }
  if (titles.size === 0) fail(409, 'publishTemplates.modelRefused');
  return { titles: [...titles.values()], problem: null };
}

/** One title for each product that exists, no two of the same words where that can be. */
export async function titleProducts(
  app: App,
  db: Db,
  { productIds, byModel, ...asked }: Asked & { productIds: readonly string[] },
): Promise<TitledProduct[]> {
  const values = await findTitleValues(db, productIds);
  const known = productIds.filter((id) => values.has(id));
  const titleNum = Math.min(known.length, modelTitlesMost);
  const make = byModel
    ? choosing(await askModel(app, { ...asked, titleNum }))
    : filling(prepareLibrary(await findLibrary(db)));
  const taken = new Set<string>();
  return known.map((productId) => {
    const question = { ...asked, placeholders: values.get(productId)! };
    // without what is taken where nothing else can be made: two products may have the same title
    const { title, problem } = [taken, new Set<string>()]
      .map((others) => make(question, productId, others))
      .find((made, at) => made.title !== '' || at === 1)!;
    if (title) taken.add(titleKey(wordsOf(title)));
    return { productId, title, problem };
  });
}

type Make = (
  question: Omit<TitleQuestion, 'titleNum'>,
  productId: string,
  taken: ReadonlySet<string>,
) => { title: string; problem: Message | null };

const filling =
  (library: ReturnType<typeof prepareLibrary>): Make =>
  (question, productId, taken) => {
    // the seed of another product, or all products would be filled up with the same words
    const seed = Number((BigInt(question.seed) * 1_000_003n + BigInt(productId)) % 9_007_199_254_740_881n);
    const { titles, problem } = titlesFrom(library, { ...question, seed, titleNum: 1 }, taken);
    return { title: titles[0] ?? '', problem };
  };

const choosing =
  (made: readonly string[]): Make =>
  (question, _, taken) => {
    const title = made
      .map(filledWith(question.placeholders))
      .find((one) => keepsRules(one, question) && !taken.has(titleKey(wordsOf(one))));
    return { title: title ?? '', problem: title ? null : { key: 'publishTemplates.modelRefused' } };
  };

const filledWith = (values: Placeholders) => (title: string) => titleCase(wordsOf(fillPlaceholders(title, values)));

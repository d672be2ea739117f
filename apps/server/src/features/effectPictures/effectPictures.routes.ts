import { effectPictures } from '@pressroom/contract/effectPictures/effectPictures';
import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import type { App } from '../../platform/app.ts';
import { routes } from '../../platform/http/context.ts';
import { makeEffectPictures } from './effectPictures.actions.ts';
import type { EffectQuestion } from './effectPictures.rules.ts';
import { questionsOfCategories, questionsOfCodes } from './questions.queries.ts';

export const effectPicturesRoutes = routes(effectPictures, {
  async generate({ app, db, input: { images, productCodeList, shopId, shape } }) {
    const questions = await questionsOfCodes(db, productCodeList, { printIds: images, shopId, shape });
    return answer(app, productCodeList, questions, (code) => ({ key: 'effectPictures.noCode', params: { code } }));
  },

  async ofCategories({ app, db, input: { images, productCodeCategoryIds: ids, shopId, shape } }) {
    const questions = await questionsOfCategories(db, ids, { printIds: images, shopId, shape });
    return answer(app, ids, questions, () => ({ key: 'effectPictures.noCategory' }));
  },
});

type Answer = HandlerOutput<typeof effectPictures.generate>;

async function answer(
  app: App,
  names: readonly string[],
  questions: ReadonlyMap<string, EffectQuestion>,
  missing: (name: string) => Message,
): Promise<Answer> {
  const asked = [...questions];
  const made = await makeEffectPictures(
    app,
    asked.map(([, question]) => question),
  );
  const outcomes = new Map(asked.map(([name], at) => [name, made[at]!]));
  return Object.fromEntries(
    names.map((name) => {
      const outcome = outcomes.get(name);
      if (!outcome) return [name, { msg: missing(name) }];
      return [name, 'problem' in outcome ? { msg: outcome.problem } : { url: outcome.address }];
    }),
  );
}

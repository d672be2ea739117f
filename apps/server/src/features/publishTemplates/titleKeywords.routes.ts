import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { underIds } from '../../platform/audit.ts';
import { failField } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { makeTitles, titleProducts } from './titles.actions.ts';
import { addKeywords, deleteKeyword, findTitleKeywords } from './titleKeywords.queries.ts';
import { getTitleValues } from './titles.queries.ts';

const object = 'titleKeywords';

export const titleKeywordsRoutes = routes(titleKeywords, {
  list: ({ db, input }) => findTitleKeywords(db, input),

  async add({ tx, input: { keyword: keywords }, audit }) {
    const added = await addKeywords(tx, keywords);
    const keys = new Set(added.map(({ keyword }) => keyword.toLowerCase()));
    audit({ object, ids: added.map(({ id }) => id), after: underIds(added, ({ keyword }) => ({ keyword })) });
    return { added, known: keywords.filter((keyword) => !keys.has(keyword.toLowerCase())) };
  },

  async del({ tx, input, audit }) {
    const { keyword } = await deleteKeyword(tx, input.id);
    audit({ object, ids: [input.id], before: { keyword } });
    return null;
  },

  async getTitle({ app, db, input: { keyword: keywords, productId, ...question } }) {
    const placeholders = productId ? await getTitleValues(db, productId) : {};
    const { titles, problem } = await makeTitles(app, db, { ...question, keywords, placeholders });
    if (titles.length === 0 && problem) {
      failField(problem.key === 'publishTemplates.tooFewWords' ? 'min' : 'keyword', problem.key, problem.params);
    }
    return titles.map((title) => ({ title }));
  },

  getTitles: ({ app, db, input: { keyword: keywords, ...question } }) =>
    titleProducts(app, db, { ...question, keywords }),

  titleModel: async ({ app }) => ({ model: app.settings.titleModel?.model ?? null }),
});

import { judgeForbiddenWords, judgeTitleLength } from '../../rules/texts.ts';
import { limits } from './limits.ts';
import type { TemuRule } from './temuRule.ts';

export const textRules: readonly TemuRule[] = [
  {
    id: 'temu.title.length',
    since: '2026-04-18',
    source: 'goods.add: productName; its length depends on the first category, 500 where nothing is said',
    sureness: 'B',
    judge: (draft) => judgeTitleLength(draft, limits.title),
  },
  {
    id: 'temu.words.forbidden',
    since: '2026-04-18',
    source: 'The list that the user keeps',
    sureness: 'I',
    judge: (draft, _store, { forbiddenWords }) => judgeForbiddenWords(draft, forbiddenWords),
  },
];
